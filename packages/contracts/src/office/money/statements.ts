import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { MoneyOut } from '../../wire/fields.ts';
import { refusal } from '../../wire/refusals.ts';
import { TRANSFER_WAYS } from './invoices.ts';

/** A day with about two thousand payments; base64 makes a file a third larger. */
const FILE_CHARS = 4_000_000;

export const STATEMENT_RESULTS = [
  /** Recorded now. */
  'recorded',
  /** Recorded before, by hand or from another statement. */
  'known',
  /** The bank has not carried it out yet. */
  'not-carried-out',
  /** It names no order, or several. */
  'no-number',
  /** The named order does not exist, or is paid in another way. */
  'no-invoice',
  /** Its number and date are already recorded, with another sum. */
  'another-sum',
  /** An outgoing payment although nothing was to be sent back. */
  'not-due',
  'in-the-future',
] as const;
export type StatementResult = (typeof STATEMENT_RESULTS)[number];

/** An incoming transfer of the statement, or an outgoing one that names an order. */
const StatementLine = z.object({
  way: z.enum(TRANSFER_WAYS),
  paymentOrder: z.string(),
  date: z.iso.date(),
  amount: MoneyOut,
  /** The payer, or the payee. */
  other: z.string(),
  purpose: z.string(),
  /** The order named in the purpose. */
  orderId: z.int().nullable(),
  /**
   * The single order whose number appears in another form («заказ 100216», «YA-100216») and whose
   * invoice waits for exactly this sum. It is a suggestion: nothing is recorded until staff enter the
   * payment by hand.
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
    /** The shop's own accounts that the statement covers. */
    accounts: z.array(z.string()),
    /** The period of the statement; null when it does not state one. */
    from: z.iso.date().nullable(),
    to: z.iso.date().nullable(),
    lines: z.array(StatementLine),
    /** First lines of unreadable documents: line numbers of the file, from 1. */
    unreadable: z.array(z.int()),
  }),
  access: { staff: 'payments.reconcile' },
  refusals: {
    /** The file has another format. */
    'not-a-statement': refusal(422, {}),
    /** It covers an account that no invoice ever named. */
    'foreign-account': refusal(422, {}),
  },
});
