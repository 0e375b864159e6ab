import { and, eq } from 'drizzle-orm';
import { askForPostage as contract, type Return } from '@yahont/contracts/returns/returns.ts';
import { kopecks } from '@yahont/values/money.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { getOwnReturn } from '../list-returns.ts';
import { lockReturn } from '../move-return.ts';
import { nameFiles, storeFiles } from '../pictures.ts';
import { returnFiles, returnPostages, returns } from '../returns.tables.ts';
import { mayAskForPostage } from './may-ask.ts';
import type { PostageDeps } from './postage-deps.ts';

type PostageClaim = { returnId: number; amount: number; files: readonly File[] };

/**
 * Requests the postage for a faulty piece of the caller. Throws `return-not-found`, `no-postage`,
 * `too-much`, `receipt-missing` and the fault of a file.
 */
export async function askForPostage(
  ctx: AccountContext,
  { returnFiles: store, postageMost }: PostageDeps,
  { returnId, amount, files }: PostageClaim,
): Promise<Return> {
  await ctx.db.transaction((tx) => requireAsking(tx, ctx, returnId));
  if (amount > postageMost)
    throw refuse(contract.refusals, 'too-much', { most: postageMost }, { field: 'amount' });
  if (files.length === 0) throw refuse(contract.refusals, 'receipt-missing', {}, { field: 'files' });
  const kept = await storeFiles(store, files);
  await ctx.db.transaction(async (tx) => {
    await requireAsking(tx, ctx, returnId);
    const asked = { asked: kopecks(amount), askedAt: ctx.now() };
    await tx
      .insert(returnPostages)
      .values({ returnId, ...asked })
      .onConflictDoUpdate({ target: returnPostages.returnId, set: asked });
    await tx
      .delete(returnFiles)
      .where(and(eq(returnFiles.returnId, returnId), eq(returnFiles.about, 'postage')));
    await nameFiles(tx, { returnId, about: 'postage' }, kept);
  });
  return getOwnReturn(ctx, { postageMost }, returnId);
}

async function requireAsking(tx: Db, { caller }: AccountContext, returnId: number): Promise<void> {
  const [own] = await tx
    .select({ id: returns.id })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(eq(returns.id, returnId), eq(orders.accountId, caller.accountId)));
  if (!own) throw notFound('return');
  const row = await lockReturn(tx, returnId);
  const [postage] = await tx.select().from(returnPostages).where(eq(returnPostages.returnId, returnId));
  if (!mayAskForPostage(row, postage)) throw refuse(contract.refusals, 'no-postage', {});
}
