import {
  changeSubscriptions,
  isMarketing,
  SUBSCRIPTIONS,
  type SubscriptionCode,
} from '@yahont/contracts/accounts/subscriptions.ts';
import { removePushEndpoints } from '@yahont/contracts/accounts/push.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';

export type SubscriptionsResult = {
  ok: boolean;
  /**
   * The boxes that the form selected, shown again when saving failed; null for the button that ends all,
   * which sends no boxes.
   */
  chosen: readonly SubscriptionCode[] | null;
};

/**
 * Subscribes to the checked boxes and unsubscribes from the others that the form showed. `unsubscribe` ends
 * everything except notices about orders; `push-end` removes the browsers and leaves the boxes.
 */
export async function saveSubscriptions(
  api: CallApi,
  form: FormData,
): Promise<SubscriptionsResult | undefined> {
  const intent = form.get('intent');
  if (intent === 'push-end') {
    await api(removePushEndpoints);
    return undefined;
  }
  const ticked = new Set(form.getAll('subscribes'));
  const offered = new Set(form.getAll('offered'));
  const isEndOfAll = intent === 'unsubscribe';
  const chosen = isEndOfAll ? null : SUBSCRIPTIONS.filter((code) => ticked.has(code));
  const named = SUBSCRIPTIONS.filter((code) => (isEndOfAll ? isMarketing(code) : offered.has(code)));
  try {
    const subscribes = named.map((code) => ({ code, isActive: ticked.has(code) }));
    await api(changeSubscriptions, { body: { subscribes } });
    return { ok: true, chosen };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { ok: false, chosen };
  }
}
