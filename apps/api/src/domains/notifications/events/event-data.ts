import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import type { CodePurpose } from '@yahont/contracts/accounts/sign-in.ts';
import type { PaperKind } from '@yahont/contracts/payment/papers.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OrderForMessages } from '../order-for-messages.ts';
import type { RefundSums } from '../returns/refund-for-messages.ts';
import type { ReturnForMessages } from '../returns/return-for-messages.ts';

export type CertificateWords = {
  gift: OrderedGift;
  amount: Kopecks;
  /** Without hyphens. */
  code: string;
  expiresAt: Date;
  /** Page that shows the certificate. */
  url: string;
};

export type ExpiringCertificate = {
  gift: OrderedGift;
  lastFour: string;
  balance: Kopecks;
  expiresAt: Date;
};

export type Visit = {
  hour: { date: IsoDate; time: string };
  address: string;
  /** Gold is bought only with a passport (FACTS 14). */
  needsPassport: boolean;
  /** Page that shows the visit, moves and cancels it. */
  url: string;
};

export type CancelledVisit = {
  hour: { date: IsoDate; time: string };
  storePhone: string;
};

/** An order and what went back with one refund of it. `sent`: kopecks that a bank or an operator carries. */
export type RefundForMessages = OrderForMessages & { sent: Kopecks; refund: RefundSums };

/** Papers that were made for an order of a company. */
export type PapersForMessages = {
  orderId: number;
  orderNumber: string;
  /** Of who ordered. */
  name: string;
  papers: readonly { kind: PaperKind; number: number; date: IsoDate; path: string }[];
};

/** A way into an account that was not there before. */
export type NewEntry = {
  /** In words: «Телефон на Андроиде, Хром». */
  device: string;
  /** City of the network; null when it is unknown. */
  city: string | null;
  at: Date;
};

/** A letter on a topic. */
export type TopicLetter = {
  title: string;
  text: string;
  /** Page of the shop. */
  path: string;
  /** Of that page; null where it has none. */
  picture: { hash: string; alt: string } | null;
};

/** Every event that the shop notifies a person of: what its templates need, and by which channels it goes. */
export type EventMap = {
  'sign-in-code': { data: { code: string; purpose: CodePurpose }; channels: 'sms' | 'mail' };
  'email-confirmation': { data: { url: string }; channels: 'mail' };
  'email-changed': { data: { url: string }; channels: 'mail' };
  'phone-changed': { data: object; channels: 'sms' };
  'new-device': { data: NewEntry; channels: Channels };
  'passkey-added': { data: NewEntry; channels: Channels };
  /** `eraseOn`: as the page names it, in the city of who asks. */
  'erasure-asked': { data: { eraseOn: IsoDate }; channels: 'sms' };

  'order-placed': { data: OrderForMessages; channels: Channels };
  'invoice-issued': { data: OrderForMessages; channels: Channels };
  'invoice-reminder': { data: OrderForMessages; channels: Channels };
  'part-received': { data: OrderForMessages; channels: Channels };
  'parts-reminder': { data: OrderForMessages; channels: Channels };
  'order-paid': { data: OrderForMessages; channels: Channels };
  'order-ready': { data: OrderForMessages; channels: Channels };
  'order-waiting': { data: OrderForMessages; channels: Channels };
  'order-kept-longer': { data: OrderForMessages; channels: Channels };
  'order-not-delivered': { data: OrderForMessages; channels: Channels };
  'order-new-day': { data: OrderForMessages; channels: Channels };
  'order-at-point': { data: OrderForMessages; channels: Channels };
  'order-on-its-way': { data: OrderForMessages; channels: Channels };
  'order-handed-over': { data: OrderForMessages; channels: 'mail' };
  'order-cancelled': { data: OrderForMessages; channels: Channels };
  'order-expired': { data: OrderForMessages; channels: Channels };
  /** The last money, points and certificates of an order that is over. */
  'order-money-returned': { data: RefundForMessages; channels: Channels };
  /** Money of some pieces of an order that was kept. `sent`: kopecks. */
  'refund-sent': { data: RefundForMessages; channels: Channels };
  /** What was paid twice. `sent`: kopecks. */
  'surplus-sent': { data: RefundForMessages; channels: Channels };

  /** Papers for the accountants of a company; the e-mail carries their files, and `path` leads to each without an account. */
  'papers-issued': { data: PapersForMessages; channels: 'mail' };

  'receiver-order-ready': { data: OrderForMessages; channels: 'sms' };
  'receiver-order-coming': { data: OrderForMessages; channels: 'sms' };
  'receiver-new-day': { data: OrderForMessages; channels: 'sms' };

  'return-requested': { data: ReturnForMessages; channels: 'mail' };
  'return-approved': { data: ReturnForMessages; channels: Channels };
  'return-received': { data: ReturnForMessages; channels: Channels };
  'return-accepted': { data: ReturnForMessages; channels: Channels };
  'return-refused': { data: ReturnForMessages; channels: Channels };
  'return-postage': { data: ReturnForMessages; channels: Channels };

  'certificate-sent': { data: CertificateWords; channels: 'sms' | 'mail' };
  'certificate-opened': { data: { gift: OrderedGift; orderId: number }; channels: 'sms' | 'mail' };
  'certificate-ending': { data: ExpiringCertificate; channels: 'mail' };

  'visit-made': { data: Visit; channels: 'sms' };
  'visit-link': { data: Visit; channels: 'sms' };
  'visit-reminder': { data: Visit; channels: 'sms' };
  'visit-cancelled': { data: CancelledVisit; channels: 'sms' };

  'support-answered': {
    data: {
      id: number;
      /** First name of who answers. */
      by: string;
      text: string;
      /** Whether an answer to the e-mail arrives in the thread. */
      takesReplies: boolean;
    };
    channels: Channels;
  };
  'support-letter-left': {
    data: {
      id: number;
      /** Whether its words are in the thread; `not-read`: nothing of it is. */
      letter: 'taken' | 'not-read' | 'too-large';
      /** What was not kept of its files, with the reason in words. */
      files: readonly { name: string; why: string }[];
    };
    channels: 'mail';
  };
  'lead-received': { data: { id: number; kind: LeadKind; answerBy: IsoDate }; channels: 'sms' | 'mail' };
  'newsletter-confirmation': { data: { url: string }; channels: 'mail' };

  'points-earned': { data: OrderForMessages; channels: 'sms' | 'push' };
  /** `burnsOn`: the day on which they are gone. */
  'birthday-points': { data: { points: number; burnsOn: IsoDate }; channels: Channels };
  'points-burning': { data: { points: number; burnsOn: IsoDate }; channels: Channels };

  'novelty-letter': { data: TopicLetter; channels: Channels };
  'action-letter': { data: TopicLetter; channels: Channels };
  'guide-letter': { data: TopicLetter; channels: 'mail' | 'push' };
};

type Channels = 'sms' | 'mail' | 'push';

export type EventName = keyof EventMap;
export type DataOf<E extends EventName> = EventMap[E]['data'];
/** Events that go by a channel. */
export type EventsBy<C extends Channels> = {
  [E in EventName]: C extends EventMap[E]['channels'] ? E : never;
}[EventName];
