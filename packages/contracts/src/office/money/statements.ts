import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { TRANSFER_WAYS } from './invoices.ts';

/** A day of some two thousand payments; written as base64, a file grows by a third. */
const FILE_CHARS = 4_000_000;

export const STATEMENT_RESULTS = [
  /** Written down now. */
  'recorded',
  /** Written down before, by hand or from another statement. */
  'known',
  /** The bank has not carried it out yet. */
  'not-carried-out',
  /** It names no order, or several. */
  'no-number',
  /** The order that it names is not there, or is paid otherwise. */
  'no-invoice',
  /** Its number and date are written down already, with another sum. */
  'another-sum',
  /** Money that went back although nothing was to go back. */
  'not-due',
  'in-the-future',
] as const;
export type StatementResult = (typeof STATEMENT_RESULTS)[number];

/** A transfer of the statement that came, or that went and names an order. */
const StatementLine = z.object({
  way: z.enum(TRANSFER_WAYS),
  paymentOrder: z.string(),
  date: z.iso.date(),
  amount: MoneyOut,
  /** Who paid, or who was paid. */
  other: z.string(),
  purpose: z.string(),
  /** The order that the purpose names. */
  orderId: z.int().nullable(),
  /**
   * The one order whose number the purpose has in another form («заказ 100216», «YA-100216») and whose invoice waits for exactly this sum.
   * It is a proposal for staff: nothing is written down until they write the payment down by hand.
   */
  candidateId: z.int().nullable(),
  result: z.enum(STATEMENT_RESULTS),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const importStatement = endpoint({
  method: 'POST',
  path: '/office/api/bank-statements',
  summary: 'Read a statement of the bank (1CClientBankExchange): money of invoices is written down, once',
  body: z.object({
    /** The file as the bank gave it, in base64. */
    file: z.base64().max(FILE_CHARS),
  }),
  bodyBytes: FILE_CHARS + 1000,
  answer: z.object({
    /** The shop's own accounts that the statement is of. */
    accounts: z.array(z.string()),
    /** The days of the statement; null when it does not say them. */
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    lines: z.array(StatementLine),
    /** Where documents begin that cannot be read: numbers of lines of the file, from 1. */
    unreadable: z.array(z.int()),
  }),
  access: { staff: 'payments.reconcile' },
  refusals: {
    /** The file is something else. */
    'not-a-statement': refusal(422, {}),
    /** It is of an account to which no invoice asked to pay. */
    'foreign-account': refusal(422, {}),
  },
});
