import { MARKED_SCRIPT } from '#app/base/assembly/script-mark.ts';
import { isSignedIn } from '#app/lib/visitor/sign-in-state.ts';

/** Set in the browser of an account that has noted sizes: pages keep room for the choice before they know them. */
const KEY = 'sizes-of-people';

/** Keeps the room before the first paint, so that nothing moves when the sizes arrive. */
export const ROOM_SCRIPT = `${MARKED_SCRIPT}>try{if(localStorage.getItem('${KEY}')&&document.cookie.includes('refresh_expires='))document.currentScript.parentElement.parentElement.dataset.room=''}catch{}</script>`;

/** Whether this browser expects sizes, so that room is kept for them. */
export function areSizesExpected(): boolean {
  try {
    return localStorage.getItem(KEY) !== null && isSignedIn();
  } catch {
    return false;
  }
}

/** Remembers it for the next page. */
export function expectSizes(isExpected: boolean): void {
  try {
    if (isExpected) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the choice is not shown: it would move the page.
  }
}
