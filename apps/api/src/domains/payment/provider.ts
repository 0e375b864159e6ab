import type { PaymentRefusal } from '@yahont/contracts/payment/payment.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** Who moves the money: a bank with its own page, or the built-in demo bank. Every call is idempotent. */
export type PaymentProvider = {
  /** Stored with each payment, so that only this provider is asked about it. */
  name: string;
  /** Whether it accepts cards; otherwise they are not offered. */
  takesCards: boolean;
  /** Whether its contract covers instalments; otherwise they are not offered. */
  takesInstalments: boolean;
  /** Creates a payment; the same `paymentId` returns the same one. */
  create: (request: NewPayment) => Promise<ProviderPayment>;
  get: (providerId: string) => Promise<ProviderPayment>;
  /** Cancels an unpaid payment; returns its current state, which may be `succeeded`. */
  cancel: (request: { providerId: string; paymentId: string }) => Promise<ProviderPayment>;
  /** Gives a part of a payment back; the same `refundId` gives it back once. Throws when the provider refuses. */
  refund: (request: Refund) => Promise<void>;
  /** A card form on our own page instead of the provider's; only the demo bank has one. */
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

/** Content of the fiscal receipt; its amounts add up to the payment. */
export type Receipt = {
  fullName: string;
  phone: string;
  email: string;
  lines: ReceiptLine[];
};

export type ReceiptLine = {
  description: string;
  amount: Kopecks;
  subject: 'commodity' | 'service' | 'payment';
  /** `advance`: what is bought with it is not known yet, as of a gift certificate; `part`: the rest was such an advance. */
  mode: 'whole' | 'part' | 'advance';
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
  /** Why the bank refused, as a code of the contract; null when we cancelled. */
  refusal: Refusal | null;
  /** The provider's page, while the buyer has something to do there. */
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

/** The provider did not answer, or answered something invalid: the state of the payment is unknown. */
export class ProviderUnavailable extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} is unavailable`, { cause });
    this.name = 'ProviderUnavailable';
  }
}
