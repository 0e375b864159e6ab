import { z } from 'zod';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';
import { SUBSCRIPTIONS, SUBSCRIPTION_PARTS } from './subscription-parts.ts';

export { TOPICS, SUBSCRIPTIONS, subscriptionOf, isMarketing } from './subscription-parts.ts';
export type { Topic, SubscriptionChannel } from './subscription-parts.ts';

export const SubscriptionCode = z.enum(SUBSCRIPTIONS, INPUT_ERROR);
export type SubscriptionCode = z.infer<typeof SubscriptionCode>;

/** The topic and the channel of a subscription, as the log of consents names them: `actions:sms`. */
export function scopeOf(code: SubscriptionCode): string {
  const { topic, channel } = SUBSCRIPTION_PARTS[code];
  return `${topic}:${channel}`;
}

export const Subscription = z.object({ code: SubscriptionCode, isActive: z.boolean() });
export const Subscriptions = z.object({
  /** All subscriptions, in the order shown. */
  subscribes: z.array(Subscription),
});
export type Subscriptions = z.infer<typeof Subscriptions>;

export const getSubscriptions = endpoint({
  method: 'GET',
  path: '/api/account/subscribe',
  summary: 'What the account wants to be written about',
  answer: Subscriptions,
  access: 'account',
});
/** Subscriptions that are not named keep their state. */
export const changeSubscriptions = endpoint({
  method: 'POST',
  path: '/api/account/subscribe',
  summary: 'Subscribe and unsubscribe',
  body: z.object({ subscribes: z.array(Subscription).max(SUBSCRIPTIONS.length) }),
  answer: Subscriptions,
  access: 'account',
});
