import type { Kopecks } from '@yahont/values/money.ts';
import type { PaymentStatus, RefundStatus } from '../provider-states.ts';

/** From `from` inclusive to `to` exclusive. */
export type Period = { from: Date; to: Date };

export type BookedPayment = {
  providerId: string;
  status: PaymentStatus;
  amount: Kopecks;
  /** The id that the shop gave it; null when the provider stores none. */
  paymentId: string | null;
  /** The refunded amount, which the provider may already have subtracted from `amount`. */
  givenBack?: Kopecks;
};

export type BookedRefund = {
  providerId: string;
  /** Id of the payment that it refunds. */
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

/** A provider's records. Every call throws `ProviderUnavailable` when there is no answer. */
export type ProviderBooks = {
  /** Null for a provider that can only be queried about one payment at a time. */
  lists: BookLists | null;
  /**
   * One payment, or null when the provider does not know it. Without the provider's id it is found by
   * our id, if the provider uses ours as its own.
   */
  find: (payment: { paymentId: string; providerId: string | null }) => Promise<BookedPayment | null>;
  /** All refunds of one payment; empty for a payment that the provider does not know. */
  refundsOf: (paymentProviderId: string) => Promise<BookedRefund[]>;
};
