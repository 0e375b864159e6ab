import { breakpointOf } from './breakpoints.ts';
import { viewportCookie } from './viewport-cookie.ts';

/** SPEC 9.7: milliseconds after the last resize. */
const REFRESH_DELAY = 50;

type View = Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { readonly innerWidth: number };

/** Writes the cookie with the breakpoint now and after each resize. Returns a function that stops it. */
export function keepViewport(view: View, writeCookie: (line: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => writeCookie(viewportCookie(breakpointOf(view.innerWidth)));
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(write, REFRESH_DELAY);
  };
  write();
  view.addEventListener('resize', wait);
  return () => {
    clearTimeout(timer);
    view.removeEventListener('resize', wait);
  };
}
