import { z } from 'zod';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';

/** What one can ask the shop to write about; each is a consent of its own (38-ФЗ), so none is given at first. */
export const SUBSCRIPTIONS = ['novelties', 'actions', 'guide', 'actions-sms'] as const;
export const SubscriptionCode = z.enum(SUBSCRIPTIONS, INPUT_ERROR);
export type SubscriptionCode = z.infer<typeof SubscriptionCode>;

export const Subscription = z.object({ code: SubscriptionCode, isActive: z.boolean() });
export const Subscriptions = z.object({
  /** Every subscription there is, in the order in which they are shown. */
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
/** Subscriptions that are not named stay as they are. */
export const changeSubscriptions = endpoint({
  method: 'POST',
  path: '/api/account/subscribe',
  summary: 'Subscribe and unsubscribe',
  body: z.object({ subscribes: z.array(Subscription).max(SUBSCRIPTIONS.length) }),
  answer: Subscriptions,
  access: 'account',
});
