import type { Kopecks } from '@yahont/values/money.ts';
import type { PaymentStatus, RefundStatus } from '../provider-states.ts';

/** From the first moment to the one after the last. */
export type Period = { from: Date; to: Date };

export type BookedPayment = {
  providerId: string;
  status: PaymentStatus;
  amount: Kopecks;
  /** The id that the shop gave it; null when the provider keeps none. */
  paymentId: string | null;
  /** What went back of it, from a provider that may have taken it off `amount` already. */
  givenBack?: Kopecks;
};

export type BookedRefund = {
  providerId: string;
  /** Of the payment that it gives back. */
  paymentProviderId: string;
  status: RefundStatus;
  amount: Kopecks;
};

/** Lists of a period; every call reads all pages. */
export type BookLists = {
  /** Payments that were made in a period. */
  payments: (period: Period) => Promise<BookedPayment[]>;
  refunds: (period: Period) => Promise<BookedRefund[]>;
};

/** What a provider has in its books. Every call throws `ProviderUnavailable` when there is no answer. */
export type ProviderBooks = {
  /** Null for a provider that answers about one payment at a time. */
  lists: BookLists | null;
  /**
   * One payment, or null when the provider does not know it. While its id there is unknown it is found by ours, if the provider takes
   * ours for its own.
   */
  find: (payment: { paymentId: string; providerId: string | null }) => Promise<BookedPayment | null>;
  /** All refunds of one payment; none of a payment that the provider does not know. */
  refundsOf: (paymentProviderId: string) => Promise<BookedRefund[]>;
};
