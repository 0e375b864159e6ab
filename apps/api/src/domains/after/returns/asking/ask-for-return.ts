import { desc, eq } from 'drizzle-orm';
import { askForReturn as contract, type Return, type ReturnWish } from '@yahont/contracts/returns/returns.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { findOwnOrder, lockOrder } from '#src/domains/buying/orders/index.ts';
import type { ExchangeDeps } from '../exchange/reserve-exchange.ts';
import { getOwnReturn } from '../list-returns.ts';
import { nameFiles, storeFiles } from '../pictures.ts';
import type { PostageDeps } from '../postage/postage-deps.ts';
import { returns } from '../returns.tables.ts';
import type { CourierDeps } from './courier-dates.ts';
import { writeReturn } from './write-return.ts';

export type AskDeps = CourierDeps & ExchangeDeps & PostageDeps;

/**
 * Writes a request of the shopper to give lines of an own order back, with the services of each and pictures of what is wrong. Throws
 * `order-not-found` and the refusals of the contract; then nothing is written.
 */
export async function askForReturn(
  ctx: AccountContext,
  deps: AskDeps,
  { orderId, wish, files }: { orderId: number; wish: ReturnWish; files: readonly File[] },
): Promise<Return> {
  const { accountId } = ctx.caller;
  if (!(await findOwnOrder(ctx.db, { accountId, orderId }))) throw notFound('order');
  const pictures = await storeFiles(deps.returnFiles, files);
  const returnId = await ctx.db.transaction(async (tx) => {
    if (!(await findOwnOrder(tx, { accountId, orderId }))) throw notFound('order');
    // Two requests for one line come one after the other, and each reads the order as it is then.
    await lockOrder(tx, orderId);
    const order = await findOwnOrder(tx, { accountId, orderId });
    if (!order) throw notFound('order');
    await checkPace(tx, orderId, ctx.now());
    const made = await writeReturn(tx, ctx, deps, { order, wish });
    await nameFiles(tx, { returnId: made, about: 'defect' }, pictures);
    return made;
  });
  return getOwnReturn(ctx, deps, returnId);
}

/** Requests of one order within a day. */
const PER_DAY = { limit: 5, seconds: 86_400 };

/** Who asks and withdraws again and again sends a letter each time, to an address that nobody has proved. */
async function checkPace(tx: Db, orderId: number, now: Date): Promise<void> {
  const asked = await tx
    .select({ at: returns.createdAt })
    .from(returns)
    .where(eq(returns.orderId, orderId))
    .orderBy(desc(returns.createdAt))
    .limit(PER_DAY.limit);
  const retryAfter = secondsToWait(
    asked.map(({ at }) => at),
    PER_DAY,
    now,
  );
  if (retryAfter > 0) throw refuse(contract.refusals, 'too-many-returns', { retryAfter });
}
