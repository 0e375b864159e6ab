import { isDesktop } from '#app/base/viewport/breakpoints.ts';
import { breakpointOfRequest } from '#app/base/viewport/viewport-cookie.ts';

/** Whether the account menu is a page of its own: on a desktop it is at the left of every page. */
export function showsMenuPage(headers: Headers): boolean {
  return !isDesktop(breakpointOfRequest(headers));
}
