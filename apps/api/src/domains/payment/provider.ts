import type { PaymentRefusal } from '@yahont/contracts/payment.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** Who moves the money: a bank with its own page, or the built-in demo bank. Every call may be repeated safely. */
export type PaymentProvider = {
  /** Kept with each payment; a payment is only ever asked about where it was begun. */
  name: string;
  /** Whether it takes cards; without one they are not offered. */
  takesCards: boolean;
  /** Whether its contract covers the shop's instalments; without one they are not offered. */
  takesInstalments: boolean;
  /** Begins a payment; the same `paymentId` gives the same one. */
  create: (request: NewPayment) => Promise<ProviderPayment>;
  get: (providerId: string) => Promise<ProviderPayment>;
  /** Gives up a payment nobody has paid; answers with what it is now, which may be `succeeded`. */
  cancel: (request: { providerId: string; paymentId: string }) => Promise<ProviderPayment>;
  /** Gives a part of a payment back; the same `refundId` gives it back once. Throws when the provider refuses. */
  refund: (request: Refund) => Promise<void>;
  /** A card form of our own instead of the provider's page; only the demo bank has one. */
  cardForm: CardFormBank | null;
};

export type NewPayment = {
  /** Our id, also the idempotence key. */
  paymentId: string;
  amount: Kopecks;
  method: 'card' | 'instalment';
  /** «Заказ Я-100216» */
  description: string;
  orderId: number;
  receipt: Receipt;
};

/** What the fiscal receipt must say; the amounts add up to the payment. */
export type Receipt = {
  fullName: string;
  phone: string;
  email: string;
  lines: { description: string; amount: Kopecks; subject: 'commodity' | 'service' }[];
};

export type Refund = {
  /** Our id, also the idempotence key. */
  refundId: string;
  /** Of the payment that brought the money. */
  providerId: string;
  /** Up to what the payment brought and earlier refunds left of it. */
  amount: Kopecks;
  /** Lines that come back; their amounts add up to `amount`. */
  receipt: Receipt;
};

export type ProviderPayment = {
  providerId: string;
  status: 'pending' | 'waiting-for-confirmation' | 'succeeded' | 'cancelled';
  /** Why the bank refused, in the words of the contract; null when we gave it up ourselves. */
  refusal: Refusal | null;
  /** The provider's page, while there is something to do on it. */
  confirmationUrl: string | null;
  amount: Kopecks;
};

export type Refusal = PaymentRefusal;

export type Card = { number: string; expiry: string; cvc: string };

export type CardFormBank = {
  testCards: { number: string; outcome: 'accepted' | 'refused' | 'confirmation' }[];
  testCode: string;
  pay: (providerId: string, card: Card) => Promise<void>;
  /** Wrong codes are counted; the last one ends the payment. */
  confirm: (providerId: string, code: string) => Promise<{ isRight: boolean; triesLeft: number }>;
};

/** The provider did not answer or answered nonsense: what became of the payment is unknown, ask again later. */
export class ProviderUnavailable extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} is unavailable`, { cause });
    this.name = 'ProviderUnavailable';
  }
}
