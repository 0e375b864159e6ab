import { z } from 'zod';
import { Email, EmailOrEmpty, Message } from './fields.ts';
import { INPUT_ERROR } from './limits.ts';
import { endpoint } from './endpoint.ts';
import { refusal, RetryAfter } from './refusals.ts';

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

export const SUPPORT_TOPICS = ['order', 'product', 'service', 'bonus', 'account', 'other'] as const;
export const SupportTopic = z.enum(SUPPORT_TOPICS, INPUT_ERROR);
export type SupportTopic = z.infer<typeof SupportTopic>;

/** The support form; the caller's token says who asks. */
export const SupportRequest = z.object({
  topic: SupportTopic,
  message: Message,
  /** Address for the answer; without it the shop calls the account's phone. */
  email: EmailOrEmpty.default(''),
});
export const MESSAGE_REFUSALS = { 'too-many-messages': refusal(429, RetryAfter) };
export const askSupport = endpoint({
  method: 'POST',
  path: '/api/account/support',
  summary: 'Write to the shop',
  body: SupportRequest,
  answer: z.object({
    success: z.literal(true),
    /** Number of the request, for the shopper to quote in a call. */
    id: z.int(),
  }),
  access: 'account',
  refusals: MESSAGE_REFUSALS,
});

export const requestEmailVerification = endpoint({
  method: 'POST',
  path: '/api/user/request-email-verification',
  summary: 'Send a link that proves whose an e-mail address is',
  body: z.object({ email: Email }),
  answer: z.object({
    success: z.literal(true),
    /** Seconds until another e-mail can be requested. */
    retryAfter: z.int(),
  }),
  access: 'account',
  refusals: {
    /** The shop sends no mail. */
    'mail-missing': refusal(503, {}),
    'too-many-letters': refusal(429, RetryAfter),
  },
});

/** Page that the link in the e-mail opens, with `token` in its query. */
export const CONFIRM_EMAIL_PAGE = '/confirm-email/';
/** Called from any browser: the letter may be opened on another device. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/user/confirm-email',
  summary: 'Prove an e-mail address with the token of the link',
  body: z.object({ token: z.string().min(1).max(100) }),
  answer: z.object({ success: z.literal(true), email: z.string() }),
  refusals: { 'link-ended': refusal(409, {}) },
});
