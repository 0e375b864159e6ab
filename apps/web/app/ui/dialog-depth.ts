import { createContext } from 'react';

/** How many dialogs are open around this place; a dialog above another lies 2 higher (SPEC 9). */
export const DialogDepth = createContext(0);
