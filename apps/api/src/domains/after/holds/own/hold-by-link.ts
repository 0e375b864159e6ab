import { eq } from 'drizzle-orm';
import {
  extendHold as extendContract,
  showHold as contract,
  type Hold,
} from '@yahont/contracts/holds/holds.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import { asActing, type CallContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { endHold } from '../ending/end-hold.ts';
import { findHolds, lockHold, type NamedHold } from '../find-holds.ts';
import { extendedUntil } from '../hold-term.ts';
import type { HoldDeps, HoldLinks } from '../holds.deps.ts';
import { toHold } from '../holds.mapper.ts';
import { holds, type HoldRow } from '../holds.tables.ts';

/**
 * What a store keeps, by the link from the SMS.
 * @throws `hold-not-found`, also for a link of another form
 */
export async function showHold(ctx: Context, deps: HoldDeps, link: string): Promise<Hold> {
  const now = ctx.now();
  const found = await findByLink(ctx.db, deps.links, link);
  const hours = await readSetting(ctx.db, 'hold-hours');
  return toHold(found, { deps, now, extendable: extendedUntil(found.row, { hours, now }) });
}

/**
 * Keeps the piece one more term, once.
 * @throws `hold-not-found`, `hold-ended`
 */
export async function extendHold(ctx: CallContext, deps: HoldDeps, link: string): Promise<Hold> {
  const now = ctx.now();
  const { row } = await findByLink(ctx.db, deps.links, link);
  await ctx.db.transaction(async (tx) => {
    const open = await lockOpen(tx, { id: row.id, now });
    if (open.extendedAt !== null) return;
    const until = extendedUntil(open, { hours: await readSetting(tx, 'hold-hours'), now });
    if (until !== null) await tx.update(holds).set({ until, extendedAt: now }).where(eq(holds.id, open.id));
  });
  return showHold(ctx, deps, link);
}

/**
 * Gives the piece back to the showcase.
 * @throws `hold-not-found`, `hold-ended`
 */
export async function releaseHold(ctx: CallContext, deps: HoldDeps, link: string): Promise<Hold> {
  const now = ctx.now();
  const { row } = await findByLink(ctx.db, deps.links, link);
  if (row.state !== 'released')
    await ctx.db.transaction(async (tx) => {
      const { id } = await lockOpen(tx, { id: row.id, now });
      await endHold(tx, { ...asActing(ctx, 'holds'), now: () => now }, { id, state: 'released' });
    });
  return showHold(ctx, deps, link);
}

async function findByLink(db: Db, links: HoldLinks, link: string): Promise<NamedHold> {
  const id = links.idOf(link);
  const [found] = id === null ? [] : await findHolds(db, eq(holds.id, id), { order: [], limit: 1 });
  if (!found || links.purposeOf(link, found.row) === null)
    throw refuse(contract.refusals, 'hold-not-found', {});
  return found;
}

async function lockOpen(tx: Db, { id, now }: { id: number; now: Date }): Promise<HoldRow> {
  const row = await lockHold(tx, id);
  if (row?.state !== 'open' || row.until <= now) throw refuse(extendContract.refusals, 'hold-ended', {});
  return row;
}
