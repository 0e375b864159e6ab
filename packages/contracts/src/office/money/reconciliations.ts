import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';

/**
 * `missing-there`: unknown to the provider. `missing-here`: unknown to the shop. `receipt`: the tax
 * service lacks the receipt of a sale or a refund. `unasked`: the provider did not answer, so it is
 * unknown whether it has it.
 */
export const DIFFERENCE_KINDS = [
  'missing-there',
  'missing-here',
  'amount',
  'state',
  'receipt',
  'unasked',
] as const;

const Side = z.object({ state: z.string(), amount: MoneyOut });

/** One thing on which the records of the shop and a provider differed. */
export const Difference = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  of: z.enum(['payment', 'refund']),
  provider: z.string(),
  /** Id at the provider; null when it does not have the thing. */
  providerId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  here: Side.nullable(),
  there: Side.nullable(),
  /** The shop has adopted the provider's state, or staff have closed it: nothing is left to do. */
  isSettled: z.boolean(),
});
export type Difference = z.infer<typeof Difference>;

const Summary = z.object({
  /** A day of Moscow. */
  day: z.iso.date(),
  ranAt: z.iso.datetime(),
  payments: z.int(),
  refunds: z.int(),
  /** Differences that wait for staff. */
  open: z.int(),
});

/** Newest first, 50 at a time. Pass `next` as `before` for the next page; null on the last one. */
export const listReconciliations = endpoint({
  method: 'GET',
  path: '/office/api/reconciliations',
  summary: 'Days whose payments and refunds were compared with the providers',
  query: z.object({ before: z.iso.date().optional() }),
  answer: z.object({ items: z.array(Summary), next: z.iso.date().nullable() }),
  access: { staff: 'payments.reconcile' },
});

export const getReconciliation = endpoint({
  method: 'GET',
  path: '/office/api/reconciliations/{day}',
  summary: 'One compared day with all differences',
  params: z.object({ day: z.iso.date() }),
  answer: Summary.extend({ differences: z.array(Difference) }),
  access: { staff: 'payments.reconcile' },
  refusals: { 'reconciliation-not-found': refusal(404, {}) },
});
