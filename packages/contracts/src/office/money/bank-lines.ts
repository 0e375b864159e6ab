import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { IdParam, MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { Reason } from '../fields.ts';
import { TRANSFER_WAYS } from './invoices.ts';

/** Results of a statement's line that leave work for a person. */
export const OPEN_RESULTS = ['no-number', 'no-invoice', 'another-sum', 'not-due', 'in-the-future'] as const;

/** A line of a statement that was not recorded by itself, kept until somebody has dealt with it. */
export const BankLine = z.object({
  id: z.int(),
  way: z.enum(TRANSFER_WAYS),
  paymentOrder: z.string(),
  date: z.iso.date(),
  amount: MoneyOut,
  /** The payer, or the payee. */
  other: z.string(),
  purpose: z.string(),
  /** The order named in the purpose. */
  orderId: z.int().nullable(),
  /** As in the answer of the import: a suggestion. */
  candidateId: z.int().nullable(),
  /** Of the latest statement that had it. */
  result: z.enum(OPEN_RESULTS),
  /** When a statement had it first. */
  readAt: z.iso.datetime(),
});
export type BankLine = z.infer<typeof BankLine>;

/**
 * Lines that wait, newest first, 50 at a time: pass `next` as `before`; null on the last page. A line leaves when its
 * transfer is recorded for an order, by hand or by another statement, or when it is set aside.
 */
export const listBankLines = endpoint({
  method: 'GET',
  path: '/office/api/bank-lines',
  summary: 'Lines of bank statements that nobody has dealt with yet',
  query: z.object({ before: IdParam.optional() }),
  answer: z.object({ items: z.array(BankLine), next: z.int().nullable() }),
  access: { staff: 'payments.reconcile' },
});

/** For money that belongs to no order: acquiring, interest, a mistake of the payer that the bank sends back. */
export const setBankLineAside = endpoint({
  method: 'POST',
  path: '/office/api/bank-lines/{id}/aside',
  summary: 'A line of a statement concerns no order',
  params: z.object({ id: IdParam }),
  body: z.object({ reason: Reason }),
  answer: z.object({ success: z.literal(true) }),
  access: { staff: 'payments.reconcile' },
  refusals: {
    'bank-line-not-found': refusal(404, {}),
    /** Somebody has dealt with it. */
    'bank-line-settled': refusal(409, {}),
  },
});
