import { isDesktop } from '#app/lib/viewport/breakpoints.ts';
import { breakpointOfRequest } from '#app/lib/viewport/viewport-cookie.ts';

/** Whether the account's menu is a page of its own: a desktop has it at the left of every page. */
export function showsMenuPage(headers: Headers): boolean {
  return !isDesktop(breakpointOfRequest(headers));
}
