import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { asSystem, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { writeMail, type MailDeps } from './approval-mail.ts';
import { OPEN, takeStep } from './approval-steps.ts';
import { approvals } from './approvals.tables.ts';

const BATCH = 50;

/**
 * Reminds management of requests whose term is half over, and ends those whose term is over. Several
 * processes may run it at once: a request that is being decided is left for the next run.
 * @returns how many have expired
 */
export async function endTerms(ctx: Context, deps: MailDeps): Promise<number> {
  await ctx.db.transaction((tx) => remind(tx, ctx, deps));
  let lapsed = 0;
  for (let isMore = true; isMore;) {
    const batch = await ctx.db.transaction((tx) => lapse(tx, ctx, deps));
    lapsed += batch;
    isMore = batch === BATCH;
  }
  return lapsed;
}

async function lapse(tx: Db, ctx: Context, deps: MailDeps): Promise<number> {
  const house = asSystem(ctx, 'approvals');
  const due = await findDue(tx, lte(approvals.expiresAt, ctx.now()));
  // There are a few a day at most, and each has its own history and e-mail.
  for (const { row, asker } of due) {
    await takeStep(tx, house, {
      row,
      step: 'lapsed',
      action: 'approvals.lapse',
      change: { state: 'lapsed', remindAt: null },
    });
    await writeMail(tx, deps, { row, news: 'lapsed', asker, once: `approval-${row.id}-lapsed` });
  }
  return due.length;
}

async function remind(tx: Db, ctx: Context, deps: MailDeps): Promise<void> {
  const due = await findDue(tx, lte(approvals.remindAt, ctx.now()));
  if (due.length === 0) return;
  const ids = due.map(({ row }) => row.id);
  await tx.update(approvals).set({ remindAt: null }).where(inArray(approvals.id, ids));
  for (const { row, asker } of due) {
    // The next step of this run sends the e-mail about its end.
    if (row.expiresAt > ctx.now())
      await writeMail(tx, deps, { row, news: 'half', asker, once: `approval-${row.id}-half` });
  }
}

function findDue(tx: Db, isDue: ReturnType<typeof lte>) {
  return tx
    .select({ row: approvals, asker: staff.name })
    .from(approvals)
    .innerJoin(staff, eq(staff.id, approvals.askedBy))
    .where(and(inArray(approvals.state, [...OPEN]), isDue))
    .orderBy(asc(approvals.expiresAt), asc(approvals.id))
    .limit(BATCH)
    .for('update', { of: approvals, skipLocked: true });
}
