import { lostRequest, watchLostRequest } from '#app/lib/api/lost-request.ts';
import { lostText } from './lost-text.ts';
import { hideToast, showToast } from './toast-store.ts';

let shown: number | null = null;

/** Shows a message for a lost request that no button on the page tells about: a link, a filter, a bare button. */
export function tellOfLostRequests(): void {
  watchLostRequest(() => {
    hideLostToast();
    // React has put up the notices beside buttons by then, if it renders at once.
    setTimeout(() => {
      const lost = lostRequest();
      if (lost === null || shown !== null || document.querySelector('[data-lost]') !== null) return;
      shown = showToast({
        text: lostText(lost),
        action: { text: 'Повторить', onPress: lost.repeat },
        isLasting: true,
      });
    });
  });
}

export function hideLostToast(): void {
  if (shown !== null) hideToast(shown);
  shown = null;
}
