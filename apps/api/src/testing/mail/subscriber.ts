import { changeSubscriptions, type SubscriptionCode } from '@yahont/contracts/accounts/subscriptions.ts';
import type { TestApi } from '../api.ts';
import { makeEmail } from '../leads.ts';
import { signIn } from '../visitors.ts';

/** A new account with a proved address that wants exactly these messages. */
export async function makeSubscriber(api: TestApi, codes: readonly SubscriptionCode[], email = makeEmail()) {
  const signed = await signIn(api);
  await api.database.query('update accounts set email = $1, email_verified_at = now() where id = $2', [
    email,
    signed.accountId,
  ]);
  const subscribes = codes.map((code) => ({ code, isActive: true }));
  (await api.call(changeSubscriptions, { headers: signed.headers, body: { subscribes } })).answer();
  return { ...signed, email };
}
