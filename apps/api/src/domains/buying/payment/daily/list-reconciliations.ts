import { desc, eq, lt } from 'drizzle-orm';
import {
  getReconciliation as contract,
  type Difference,
} from '@yahont/contracts/office/money/reconciliations.ts';
import type { Context } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { reconciliations } from './reconciliations.tables.ts';

const PAGE = 50;

type Row = typeof reconciliations.$inferSelect;

function summaryOf({ day, ranAt, payments, refunds, differences }: Row) {
  const open = differences.filter(({ isSettled }) => !isSettled).length;
  return { day, ranAt: ranAt.toISOString(), payments, refunds, open };
}

/** Compared days, newest first. */
export async function listReconciliations(
  { db }: Pick<Context, 'db'>,
  before: string | undefined,
): Promise<{ items: ReturnType<typeof summaryOf>[]; next: string | null }> {
  const rows = await db
    .select()
    .from(reconciliations)
    .where(before === undefined ? undefined : lt(reconciliations.day, before))
    .orderBy(desc(reconciliations.day))
    .limit(PAGE + 1);
  const items = rows.slice(0, PAGE).map(summaryOf);
  return { items, next: rows.length > PAGE ? (items.at(-1)?.day ?? null) : null };
}

/** One compared day. Throws `reconciliation-not-found`. */
export async function getReconciliation(
  { db }: Pick<Context, 'db'>,
  day: string,
): Promise<ReturnType<typeof summaryOf> & { differences: Difference[] }> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.day, day));
  if (!row) throw refuse(contract.refusals, 'reconciliation-not-found', {});
  return { ...summaryOf(row), differences: row.differences };
}
