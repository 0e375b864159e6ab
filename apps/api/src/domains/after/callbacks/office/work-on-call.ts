import { and, eq, ne } from 'drizzle-orm';
import * as contract from '@yahont/contracts/office/calls.ts';
import type { OfficeCall } from '@yahont/contracts/office/calls.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { StaffContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { callbackRequests, type CallbackRow } from '../callbacks.tables.ts';
import { lockCall, offsetOf, readCall, type CallDeps } from './call-rows.ts';
import { afterCall, mayTake, type Ending } from './call-state.ts';

/**
 * Takes a call: nobody else gets it. Repeating it changes nothing.
 * @throws `call-not-found`, also for another city; `call-taken` with the name of who was faster, `call-ended`, `call-in-hand`
 */
export async function takeCall(ctx: StaffContext, deps: CallDeps, id: number): Promise<OfficeCall> {
  const { staffId } = ctx.caller;
  const { refusals } = contract.takeCall;
  await ctx.db.transaction(async (tx) => {
    // Two pages of one person must not take two calls. Before the call's own lock, always in this order.
    await lockName(tx, `calls-of:${staffId}`);
    // Waits for a colleague who takes it at this moment, because the second one learns the name.
    const row = await lockCall(tx, ctx, deps, id);
    if (row.state === 'taken' && row.takenBy === staffId) return;
    if (row.state === 'done') throw refuse(refusals, 'call-ended', {});
    const now = ctx.now();
    if (!mayTake(row, now)) throw refuse(refusals, 'call-taken', { by: await nameOf(tx, row.takenBy) });
    const inHand = await callInHand(tx, staffId, id);
    if (inHand !== null) throw refuse(refusals, 'call-in-hand', { id: inHand });
    await tx
      .update(callbackRequests)
      .set({ state: 'taken', takenBy: staffId, takenAt: now, firstTakenAt: row.firstTakenAt ?? now })
      .where(eq(callbackRequests.id, id));
    await log(tx, ctx, 'calls.take', row, { state: 'taken', takenBy: staffId });
  });
  return readCall(ctx, deps, id);
}

/** Gives a call back. Throws `call-not-found` and `call-not-yours`. */
export async function releaseCall(ctx: StaffContext, deps: CallDeps, id: number): Promise<OfficeCall> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, deps, id);
    await tx
      .update(callbackRequests)
      .set({ state: 'waiting', takenBy: null, takenAt: null })
      .where(eq(callbackRequests.id, id));
    await log(tx, ctx, 'calls.release', row, { state: 'waiting', takenBy: null });
  });
  return readCall(ctx, deps, id);
}

/** Writes down how a call ended. Throws `call-not-found` and `call-not-yours`. */
export async function endCall(
  ctx: StaffContext,
  deps: CallDeps,
  { id, ...ending }: Ending & { id: number },
): Promise<OfficeCall> {
  await ctx.db.transaction(async (tx) => {
    const row = await lockOwn(tx, ctx, deps, id);
    const now = ctx.now();
    const after = afterCall(ending, { tries: row.tries, utcOffset: offsetOf(row, deps), now });
    const { result } = ending;
    await tx
      .update(callbackRequests)
      .set({ ...after, result, endedAt: after.state === 'done' ? now : null })
      .where(eq(callbackRequests.id, id));
    const { state, tries, dueAt } = after;
    await log(tx, ctx, 'calls.result', row, { state, tries, result, dueAt: dueAt?.toISOString() ?? null });
  });
  return readCall(ctx, deps, id);
}

async function lockOwn(tx: Db, ctx: StaffContext, deps: CallDeps, id: number): Promise<CallbackRow> {
  const row = await lockCall(tx, ctx, deps, id);
  if (row.state !== 'taken' || row.takenBy !== ctx.caller.staffId)
    throw refuse(contract.endCall.refusals, 'call-not-yours', {});
  return row;
}

/** Another call that this person has taken; null: none. */
async function callInHand(tx: Db, staffId: number, id: number): Promise<number | null> {
  const [other] = await tx
    .select({ id: callbackRequests.id })
    .from(callbackRequests)
    .where(
      and(
        eq(callbackRequests.state, 'taken'),
        eq(callbackRequests.takenBy, staffId),
        ne(callbackRequests.id, id),
      ),
    )
    .limit(1);
  return other?.id ?? null;
}

async function nameOf(tx: Db, staffId: number | null): Promise<string> {
  if (staffId === null) return '';
  const [person] = await tx.select({ name: staff.name }).from(staff).where(eq(staff.id, staffId));
  return person?.name ?? '';
}

type Action = 'calls.take' | 'calls.release' | 'calls.result';
type Logged = Partial<Record<'state' | 'takenBy' | 'tries' | 'result' | 'dueAt', string | number | null>>;

/** The phone is not written: the log is kept for longer than the request. */
async function log(
  tx: Db,
  ctx: StaffContext,
  action: Action,
  row: CallbackRow,
  after: Logged,
): Promise<void> {
  const known = { ...row, dueAt: row.dueAt?.toISOString() ?? null };
  const before = Object.fromEntries(
    // safe: `after` has these names and no others
    (Object.keys(after) as (keyof Logged)[]).map((name) => [name, known[name]]),
  );
  await audit(tx, ctx, { action, subject: { type: 'callback', id: row.id }, before, after });
}
