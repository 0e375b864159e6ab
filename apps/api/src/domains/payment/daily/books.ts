import type { Kopecks } from '@yahont/values/money.ts';
import type { ProviderPayment, RefundStatus } from '../provider.ts';

/** From the first moment to the one after the last. */
export type Period = { from: Date; to: Date };

export type BookedPayment = Pick<ProviderPayment, 'providerId' | 'status' | 'amount'> & {
  /** The id that the shop gave it; null when the provider keeps none. */
  paymentId: string | null;
};

export type BookedRefund = {
  providerId: string;
  /** Of the payment that it gives back. */
  paymentProviderId: string;
  status: RefundStatus;
  amount: Kopecks;
};

/** What a provider has in its books. Every call reads all pages. */
export type ProviderBooks = {
  /** Payments that were made in a period. */
  payments: (period: Period) => Promise<BookedPayment[]>;
  refunds: (period: Period) => Promise<BookedRefund[]>;
  refundsOf: (paymentProviderId: string) => Promise<BookedRefund[]>;
};
