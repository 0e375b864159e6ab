import type { ApplicationState } from '@yahont/contracts/payment/instalment.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { instalmentOf, instalmentSchedule } from '@yahont/values/sums/instalment.ts';
import type { InstalmentTerms } from '@yahont/values/sums/instalment-terms.ts';
import type { ProviderBooks } from '../daily/books.ts';
import { orNull, type PaymentProvider, type ProviderPayment } from '../provider.ts';
import type { Application, InstalmentOperator } from './operator.ts';

export type InstalmentProvider = PaymentProvider & { terms: InstalmentTerms };

/**
 * Adapts an operator of instalments to the payment provider interface: a signed contract counts as held
 * money.
 * @param today the operator's calendar day, on which the first payment of a new application is due
 */
export function instalmentProvider(operator: InstalmentOperator, today: () => IsoDate): InstalmentProvider {
  const { terms } = operator;
  const told = (application: Application) => toProviderPayment(application, terms.operator);
  return {
    name: operator.name,
    terms,
    methods: ['credit'],
    holds: [],
    // A signed contract waits for our confirmation, even unrequested.
    canHold: ['credit'],
    savesCards: false,
    create: async (request) => {
      const application = await operator.apply(request);
      // An operator that names no payments yet is bound by its contract with the shop.
      return told({ ...application, schedule: application.schedule ?? planOf(application, terms, today()) });
    },
    get: async (providerId) => told(await operator.get(providerId)),
    capture: async (request) => told(await operator.commit(request)),
    cancel: async ({ providerId, paymentId }) =>
      told(await operator.cancel({ applicationId: providerId, paymentId })),
    refund: operator.refund,
    receipts: null,
    books: booksOf(operator),
    cardForm: null,
    transferForm: null,
    applicationForm: operator.form,
  };
}

/** Operators have no lists. */
function booksOf(operator: InstalmentOperator): ProviderBooks {
  return {
    lists: null,
    find: async ({ paymentId, providerId }) => {
      const application = await orNull(operator.get(providerId ?? paymentId));
      if (application === null) return null;
      const { applicationId, state, amount, givenBack } = application;
      const booked = { providerId: applicationId, paymentId, status: STATUSES[state], amount };
      return givenBack === undefined ? booked : { ...booked, givenBack };
    },
    refundsOf: async (applicationId) => (await orNull(operator.refundsOf(applicationId))) ?? [],
  };
}

const STATUSES = {
  applied: 'pending',
  'asks-for-more': 'pending',
  approved: 'pending',
  signed: 'held',
  'in-force': 'succeeded',
  refused: 'cancelled',
  cancelled: 'cancelled',
} as const satisfies Record<ApplicationState, ProviderPayment['status']>;

function toProviderPayment(
  { applicationId, amount, pageUrl, state, number, schedule }: Application,
  operator: string,
): ProviderPayment {
  return {
    providerId: applicationId,
    status: STATUSES[state],
    refusal: state === 'refused' ? 'declined' : null,
    confirmationUrl: pageUrl,
    amount,
    contract: { operator, state, number, schedule },
  };
}

function planOf({ amount }: Application, terms: InstalmentTerms, today: IsoDate): Application['schedule'] {
  const plan = instalmentOf(amount, terms);
  return plan && instalmentSchedule(plan, today, terms.every);
}
