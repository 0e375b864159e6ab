import {
  importStatement as contract,
  type StatementLine,
  type StatementResult,
} from '@yahont/contracts/office/money/statements.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError, refuse } from '#src/platform/errors.ts';
import { describeInvoices } from '../invoices/invoice-money.ts';
import { invoices } from '../invoices/invoices.tables.ts';
import { readOfficeInvoice } from '../invoices/read-office-invoices.ts';
import { recordInvoicePayment } from '../invoices/record-invoice-payment.ts';
import { recordInvoiceRefund } from '../invoices/record-invoice-refund.ts';
import type { EnteredTransfer } from '../invoices/record-transfer.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { keepBankLines } from './bank-lines.ts';
import { numbersInPurpose, orderInPurpose } from './order-in-purpose.ts';
import { parseStatement, type StatementDocument } from './parse-statement.ts';

type Imported = AnswerOf<typeof contract>;

/** Why an invoice verb refuses a transfer, as shown in the result of an import. */
const RESULT_OF: Readonly<Record<string, StatementResult>> = {
  'order-not-found': 'no-invoice',
  'invoice-not-found': 'no-invoice',
  'another-sum': 'another-sum',
  'not-due': 'not-due',
  'in-the-future': 'in-the-future',
};

/**
 * Records the transfers for invoices in a bank statement, each in its own transaction and only once,
 * however often the statement is read, also when a person entered it before. A transfer that cannot be
 * recorded is reported in its line and changes nothing. Throws `not-a-statement` and `foreign-account`.
 */
export async function importStatement(
  ctx: StaffContext,
  { invoice }: Pick<PaymentDeps, 'invoice'>,
  file: Uint8Array,
): Promise<Imported> {
  const statement = parseStatement(file);
  if (statement === null) throw refuse(contract.refusals, 'not-a-statement', {});
  const known = await knownAccounts(ctx.db);
  if (invoice !== null) known.add(invoice.seller.account);
  const accounts = statement.accounts.filter((one) => known.has(one));
  if (accounts.length === 0) throw refuse(contract.refusals, 'foreign-account', {});
  const own = statement.documents.flatMap((document) => {
    const line = lineOf(document, accounts);
    return line === null ? [] : [{ document, line }];
  });
  const waiting = await waitingInvoices(
    ctx.db,
    own.map(({ line }) => line),
  );
  const lines: StatementLine[] = [];
  for (const { document, line } of own)
    lines.push({
      ...line,
      candidateId: candidateOf(line, waiting),
      result: await resultOf(ctx, document, line),
    });
  await ctx.db.transaction((tx) => keepBankLines(tx, { lines, now: ctx.now() }));
  const { from, to, unreadable } = statement;
  await audit(ctx.db, ctx, {
    action: 'import',
    subject: { type: 'import', id: 'bank-statement' },
    after: {
      from,
      to,
      given: lines.length,
      changed: lines.filter(({ result }) => result === 'recorded').length,
    },
  });
  return { accounts, from, to, lines, unreadable: [...unreadable] };
}

/** Every account that an invoice ever named: money may still arrive at an old one. */
async function knownAccounts(db: Db): Promise<Set<string>> {
  const rows = await db.selectDistinct({ seller: invoices.seller }).from(invoices);
  return new Set(rows.map(({ seller }) => seller.account));
}

type OwnLine = Omit<StatementLine, 'result' | 'candidateId'>;

/**
 * Unpaid invoices among those that lines without a clear number may mean; by order, with the amount
 * still due.
 */
async function waitingInvoices(db: Db, lines: readonly OwnLine[]): Promise<ReadonlyMap<number, number>> {
  const ids = new Set(lines.flatMap((line) => (isUnclear(line) ? numbersInPurpose(line.purpose) : [])));
  if (ids.size === 0) return new Map();
  const found = await describeInvoices(db, [...ids]);
  return new Map(
    found
      .filter(({ status, isPaid }) => status === 'awaiting-payment' && !isPaid)
      .map(({ orderId, sum, received }) => [orderId, sum - received]),
  );
}

function isUnclear({ way, orderId }: OwnLine): boolean {
  return way === 'in' && orderId === null;
}

/** The one order that waits for exactly this sum; null for none and for several. */
function candidateOf(line: OwnLine, waiting: ReadonlyMap<number, number>): number | null {
  if (!isUnclear(line)) return null;
  const fitting = numbersInPurpose(line.purpose).filter((id) => waiting.get(id) === line.amount);
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/**
 * Null: money between other accounts or between own accounts, or an outgoing payment unrelated to an
 * order.
 */
function lineOf(document: StatementDocument, accounts: readonly string[]): OwnLine | null {
  const { number: paymentOrder, date, amount, payer, payee, purpose } = document;
  const orderId = orderInPurpose(purpose);
  const shared = { paymentOrder, date, amount, purpose, orderId };
  const isOurs = (side: typeof payer) => side.accounts.some((one) => accounts.includes(one));
  if (isOurs(payee)) return isOurs(payer) ? null : { way: 'in', other: payer.name, ...shared };
  if (!isOurs(payer) || orderId === null) return null;
  return { way: 'out', other: payee.name, ...shared };
}

async function resultOf(
  ctx: StaffContext,
  { creditedOn, debitedOn }: StatementDocument,
  { way, orderId, paymentOrder, date, amount, purpose }: OwnLine,
): Promise<StatementResult> {
  if ((way === 'in' ? creditedOn : debitedOn) === null) return 'not-carried-out';
  if (orderId === null) return 'no-number';
  const transfer: EnteredTransfer = { orderId, version: null, paymentOrder, date, amount };
  try {
    const isNew =
      way === 'in'
        ? await recordInvoicePayment(ctx, transfer)
        : await recordInvoiceRefund(ctx, {
            ...transfer,
            refundId: await refundOf(ctx, transfer),
            reason: purpose,
          });
    return isNew ? 'recorded' : 'known';
  } catch (error) {
    const result = error instanceof AppError ? RESULT_OF[error.reason] : undefined;
    if (result === undefined) throw error;
    return result;
  }
}

/** The refund that waits for exactly this sum; null: it may return a surplus. */
async function refundOf(ctx: StaffContext, { orderId, amount }: EnteredTransfer): Promise<string | null> {
  const { refunds } = await readOfficeInvoice(ctx, orderId);
  return refunds.find((refund) => refund.amount === amount)?.id ?? null;
}
