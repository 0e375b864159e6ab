import { z } from 'zod';
import { INPUT_ERROR } from '../wire/limits.ts';
import { endpoint } from '../wire/endpoint.ts';

/** Subjects that a shopper may subscribe to. Each is a separate consent (38-ФЗ), so none is given by default. */
export const SUBSCRIPTIONS = ['novelties', 'actions', 'guide', 'actions-sms'] as const;
export const SubscriptionCode = z.enum(SUBSCRIPTIONS, INPUT_ERROR);
export type SubscriptionCode = z.infer<typeof SubscriptionCode>;

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
