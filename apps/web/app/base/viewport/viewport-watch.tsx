import { useEffect } from 'react';
import { keepViewport } from './keep-viewport.ts';

/** Keeps the cookie with the window's breakpoint up to date for the server. */
export function ViewportWatch() {
  useEffect(() => keepViewport(window, (line) => (document.cookie = line)), []);
  return null;
}
