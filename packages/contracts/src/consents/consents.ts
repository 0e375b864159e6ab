import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';

/**
 * What people agree to, each a separate consent (152-ФЗ): the terms of sale, the processing of personal data, letters and
 * messages that advertise (a scope is a topic and a channel: `novelties:mail`), statistics of visits, a card that the bank
 * remembers (a scope is the order with which it was saved: `order:100216`), a yearly letter before the day of a close
 * person (a scope is that person: `person:7`).
 */
export const CONSENT_KINDS = [
  'offer',
  'personal-data',
  'marketing',
  'cookies',
  'saved-card',
  'reminder',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
/** Where a consent was given or taken back. */
export const CONSENT_SOURCES = [
  'checkout',
  'registration',
  /** The first sign-in by a code, which makes the account. */
  'sign-in',
  'form',
  'newsletter',
  'subscriptions',
  'unsubscribe-link',
  'cookie-question',
  'erasure',
  'saved-cards',
  /** The bank no longer allows charging a saved card, or the same card was saved again. */
  'payment',
  'close-people',
] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/**
 * Texts to which people consent, each separate from the policy (152-ФЗ, article 9); the first is shown
 * with the consent.
 */
export const CONSENT_DOCUMENTS: Readonly<Record<ConsentKind, readonly string[]>> = {
  offer: ['/delivery/', '/garantiya/'],
  'personal-data': ['/politika/soglasie/'],
  marketing: ['/politika/rassylka/'],
  cookies: ['/politika/kuki/'],
  'saved-card': ['/politika/karty/'],
  reminder: ['/politika/rassylka/'],
};

export const GivenConsent = z.object({
  kind: z.enum(CONSENT_KINDS),
  scope: z.string(),
  /** False once it was withdrawn, or refused. */
  isGiven: z.boolean(),
  at: z.iso.datetime(),
  source: z.enum(CONSENT_SOURCES),
  /** Address of the text, and its number at that moment; the number is empty when no text was published. */
  document: z.string(),
  version: z.string(),
});
export type GivenConsent = z.infer<typeof GivenConsent>;

export const listConsents = endpoint({
  method: 'GET',
  path: '/api/account/consents',
  summary: 'What the account agreed to, as it is now',
  answer: z.object({ items: z.array(GivenConsent) }),
  access: 'account',
});

/** The browser stores the cookie itself; this stores the proof. */
export const answerCookies = endpoint({
  method: 'POST',
  path: '/api/consents/cookies',
  summary: 'Keep the answer to the question about cookies',
  body: z.object({ isAgreed: z.boolean() }),
  answer: z.object({ success: z.literal(true) }),
  access: 'visitor',
});
