import { useEffect } from 'react';
import { keepViewport } from './keep-viewport.ts';

/** Lets the server know at the next request how wide the window is. */
export function ViewportWatch() {
  useEffect(() => keepViewport(window, (line) => (document.cookie = line)), []);
  return null;
}
