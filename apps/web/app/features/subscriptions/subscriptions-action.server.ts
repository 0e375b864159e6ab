import { changeSubscriptions, SUBSCRIPTIONS } from '@yahont/contracts/accounts/subscriptions.ts';
import type { SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

export type SubscriptionsResult = {
  ok: boolean;
  /** What the form selected; shown again when it could not be saved. */
  chosen: readonly SubscriptionCode[];
};

/** Subscribes to the checked subjects and unsubscribes from the others. */
export async function saveSubscriptions(api: CallApi, form: FormData): Promise<SubscriptionsResult> {
  const ticked = new Set(form.getAll('subscribes'));
  const chosen = SUBSCRIPTIONS.filter((code) => ticked.has(code));
  try {
    const subscribes = SUBSCRIPTIONS.map((code) => ({ code, isActive: ticked.has(code) }));
    await api(changeSubscriptions, { body: { subscribes } });
    return { ok: true, chosen };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { ok: false, chosen };
  }
}
