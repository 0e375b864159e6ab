import { isSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { lostRequest, watchLostRequest } from '#app/base/requests/lost-request.ts';
import { lostAction, lostText } from './lost-text.ts';
import { hideToast, showToast } from './toast-store.ts';

let shown: number | null = null;

/** Shows a message for a lost request that has no button with a notice: a link, a filter, a bare button. */
export function showLostRequests(): void {
  watchLostRequest(() => {
    hideLostToast();
    // By then React has rendered the notices beside buttons.
    setTimeout(() => {
      const lost = lostRequest();
      // The sign-in is shown above the page.
      if (lost === null || isSignInAsked()) return;
      if (shown !== null || document.querySelector('[data-lost]') !== null) return;
      shown = showToast({
        content: lostText(lost),
        action: lostAction(lost),
        isLasting: true,
      });
    });
  });
}

export function hideLostToast(): void {
  if (shown !== null) hideToast(shown);
  shown = null;
}
