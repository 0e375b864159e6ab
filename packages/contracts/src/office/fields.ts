import { z } from 'zod';
import { typedLine, typedText } from '../wire/typed.ts';

/** Sixteen digits. */
export const Uin = z.string().regex(/^\d{16}$/);

/** Case, safe or cell, as store staff call it. */
export const Place = typedLine().min(1).max(80);

/** The reason of the person who acts; the log stores it. */
export const Reason = typedText().min(3).max(500);
