import type { ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import type { ScheduledPayment } from '@yahont/values/sums/instalment.ts';

/** The operator's data about a contract. */
export type ContractTerms = {
  /** The operator's registered name. */
  operator: string;
  state: ApplicationState;
  /** Known once the operator has approved. */
  number: string | null;
  /** Null while the operator names none. */
  schedule: readonly ScheduledPayment[] | null;
};

/** Steps of an application on our own page. The input is neither stored nor logged. */
export type ApplicationForm = {
  testPhones: { phone: string; outcome: 'approved' | 'refused' | 'asks-for-more' }[];
  testCode: string;
  apply: (applicationId: string, phone: string) => Promise<void>;
  /** The taxpayer number, which the operator also requires. */
  explain: (applicationId: string, inn: string) => Promise<void>;
  /** Wrong codes are counted; the last one ends the application. */
  sign: (applicationId: string, code: string) => Promise<{ isRight: boolean; triesLeft: number }>;
};
