import type { Kopecks } from '@yahont/values/money.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';
import type { BookedRefund } from '../daily/books.ts';
import type { ApplicationForm, ContractTerms } from './application.ts';
import type { Capture, NewPayment, Refund, RefundAnswer } from '../provider.ts';

/** An application for an instalment, as its operator has it. */
export type Application = Omit<ContractTerms, 'operator'> & {
  /** Id of the payment: operators identify an application by the shop's id. */
  applicationId: string;
  /** The full price that the operator pays the shop. */
  amount: Kopecks;
  /** The refunded amount, which the operator may already have subtracted from `amount`. */
  givenBack?: Kopecks;
  /** The operator's page, while the buyer has something to do there. */
  pageUrl: string | null;
};

/**
 * Gives buyers instalments and pays the shop at once (283-ФЗ): the buyer pays the price of the order
 * and no interest. Every call is idempotent. Throws `ProviderUnavailable` when the result is unknown.
 */
export type InstalmentOperator = {
  /** Stored with each payment. */
  name: string;
  terms: InstalmentTerms;
  /** The same `paymentId` returns the same application. */
  apply: (request: NewPayment) => Promise<Application>;
  /** Throws `ProviderRefused` with 404 when the operator does not know it. */
  get: (applicationId: string) => Promise<Application>;
  /** The shop confirms a signed contract, which puts it into force. */
  commit: (request: Capture) => Promise<Application>;
  /** Ends an application that is not in force; returns its state, which may be `in-force`. */
  cancel: (request: { applicationId: string; paymentId: string }) => Promise<Application>;
  /** Refunds a part of the price; the same `refundId` and `attempt` refund it only once. */
  refund: (request: Refund) => Promise<RefundAnswer>;
  /** All refunds of one application, also those that the shop did not request. */
  refundsOf: (applicationId: string) => Promise<BookedRefund[]>;
  form: ApplicationForm | null;
};
