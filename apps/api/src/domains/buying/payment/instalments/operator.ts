import type { Kopecks } from '@yahont/values/money.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';
import type { BookedRefund } from '../daily/books.ts';
import type { ApplicationForm, ContractTerms } from './application.ts';
import type { Capture, NewPayment, Refund, RefundAnswer } from '../provider.ts';

/** An application for an instalment, as its operator has it. */
export type Application = Omit<ContractTerms, 'operator'> & {
  /** That of the payment: operators know an application by the id that the shop gave it. */
  applicationId: string;
  /** The price that the operator pays the shop, whole. */
  amount: Kopecks;
  /** What went back of the price, from an operator that may have taken it off `amount` already. */
  givenBack?: Kopecks;
  /** The operator's page, while the buyer has something to do there. */
  pageUrl: string | null;
};

/**
 * Gives buyers instalments and pays the shop at once (283-ФЗ): the price is that of the order, and nobody pays for the
 * instalment. Every call is idempotent. Throws `ProviderUnavailable` when the result is unknown.
 */
export type InstalmentOperator = {
  /** Stored with each payment. */
  name: string;
  terms: InstalmentTerms;
  /** The same `paymentId` returns the same application. */
  apply: (request: NewPayment) => Promise<Application>;
  /** Throws `ProviderRefused` with 404 when the operator does not know it. */
  get: (applicationId: string) => Promise<Application>;
  /** The shop's word about a signed contract: it comes into force. */
  commit: (request: Capture) => Promise<Application>;
  /** Ends an application that is not in force; returns its state, which may be `in-force`. */
  cancel: (request: { applicationId: string; paymentId: string }) => Promise<Application>;
  /** Gives a part of the price back; the same `refundId` and `attempt` give it back once. */
  refund: (request: Refund) => Promise<RefundAnswer>;
  /** All refunds of one application, also those that the shop did not ask for. */
  refundsOf: (applicationId: string) => Promise<BookedRefund[]>;
  form: ApplicationForm | null;
};
