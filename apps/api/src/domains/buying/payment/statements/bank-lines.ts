import { and, desc, eq, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm';
import {
  OPEN_RESULTS,
  setBankLineAside as contract,
  type BankLine,
} from '@yahont/contracts/office/money/bank-lines.ts';
import type { StatementLine } from '@yahont/contracts/office/money/statements.ts';
import { kopecks } from '@yahont/values/money.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { invoiceTransfers } from '../invoices/invoices.tables.ts';
import { bankLines, type OpenResult } from './statements.tables.ts';

const PAGE = 50;
const YEAR_MS = 365 * 86_400_000;

/** Keeps the lines that leave work; deletes those that were read more than a year ago, whatever became of them. */
export async function keepBankLines(
  tx: Db,
  { lines, now }: { lines: readonly StatementLine[]; now: Date },
): Promise<void> {
  await tx.delete(bankLines).where(lt(bankLines.readAt, new Date(now.getTime() - YEAR_MS)));
  const open = lines.flatMap(({ paymentOrder: number, date: paidOn, result, ...line }) =>
    isOpen(result) ? [{ ...line, number, paidOn, result, readAt: now }] : [],
  );
  // A file may have a document twice, and a statement of the database changes a row once.
  const once = new Map(open.map((line) => [onceKey(line), line]));
  if (once.size === 0) return;
  await tx
    .insert(bankLines)
    .values([...once.values()])
    .onConflictDoUpdate({
      target: [bankLines.way, bankLines.number, bankLines.paidOn, bankLines.amount, bankLines.other],
      set: { result: sql`excluded.result`, candidateId: sql`excluded.candidate_id` },
    });
}

type Kept = Pick<typeof bankLines.$inferInsert, 'way' | 'number' | 'paidOn' | 'amount' | 'other'>;

/** What the unique index compares. */
function onceKey({ way, number, paidOn, amount, other }: Kept): string {
  return JSON.stringify([way, number, paidOn, amount, other]);
}

function isOpen(result: StatementLine['result']): result is OpenResult {
  return OPEN_RESULTS.some((one) => one === result);
}

/** Lines that wait, newest first. */
export async function listBankLines(
  { db }: Pick<StaffContext, 'db'>,
  { before }: { before?: number | undefined },
): Promise<{ items: BankLine[]; next: number | null }> {
  const rows = await db
    .select()
    .from(bankLines)
    .where(and(before === undefined ? undefined : lt(bankLines.id, before), waits(db)))
    .orderBy(desc(bankLines.id))
    .limit(PAGE + 1);
  const items = rows
    .slice(0, PAGE)
    .map(({ number, paidOn, amount, readAt, asideAt: _at, asideBy: _by, ...line }) => ({
      ...line,
      paymentOrder: number,
      date: paidOn,
      amount: kopecks(amount),
      readAt: readAt.toISOString(),
    }));
  return { items, next: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

/** Sets a line aside, for money that belongs to no order. Throws `bank-line-not-found` and `bank-line-settled`. */
export async function setBankLineAside(
  ctx: StaffContext,
  { id, reason }: { id: number; reason: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [line] = await tx.select().from(bankLines).where(eq(bankLines.id, id)).for('update');
    if (!line) throw refuse(contract.refusals, 'bank-line-not-found', {});
    const set = await tx
      .update(bankLines)
      .set({ asideAt: ctx.now(), asideBy: ctx.caller.staffId })
      .where(and(eq(bankLines.id, id), waits(tx)))
      .returning({ id: bankLines.id });
    if (set.length === 0) throw refuse(contract.refusals, 'bank-line-settled', {});
    await audit(tx, ctx, {
      action: 'payments.bank-line-aside',
      subject: { type: 'import', id: `bank-line-${id}` },
      // Never the payer, who may be a person.
      after: { way: line.way, paymentOrder: line.number, date: line.paidOn, amount: line.amount },
      reason,
    });
  });
}

/** Not set aside, and no transfer of an order has its number, day and sum. */
function waits(db: Db): SQL | undefined {
  return and(
    isNull(bankLines.asideAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(invoiceTransfers)
        .where(
          and(
            eq(invoiceTransfers.way, bankLines.way),
            eq(invoiceTransfers.number, bankLines.number),
            eq(invoiceTransfers.paidOn, bankLines.paidOn),
            eq(invoiceTransfers.amount, bankLines.amount),
          ),
        ),
    ),
  );
}
