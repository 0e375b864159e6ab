import { desc, eq } from 'drizzle-orm';
import { askForReturn as contract, type Return, type ReturnWish } from '@yahont/contracts/returns/returns.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { findLines, findOwnOrder, lockOrder } from '#src/domains/buying/orders/index.ts';
import type { ExchangeDeps } from '../exchange/reserve-exchange.ts';
import { getOwnReturn } from '../list-returns.ts';
import { nameFiles, storeFiles } from '../pictures.ts';
import type { PostageDeps } from '../postage/postage-deps.ts';
import { returns } from '../returns.tables.ts';
import type { CourierDeps } from './courier-dates.ts';
import { findOfGift } from './order-facts.ts';
import { writeReturn } from './write-return.ts';

export type AskDeps = CourierDeps & ExchangeDeps & PostageDeps;

/**
 * Records the shopper's request to return lines of their own order, with the services of each line and
 * pictures of the defect. Throws `order-not-found` and the refusals of the contract; then nothing is
 * written.
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
    // Two requests for one line run one after the other, so the second reads the changed order.
    await lockOrder(tx, orderId);
    const order = await findOwnOrder(tx, { accountId, orderId });
    if (!order) throw notFound('order');
    await checkPace(tx, orderId, ctx.now());
    await refuseOfGift(tx, orderId, wish.lineIds);
    const made = await writeReturn(tx, ctx, deps, { order, wish });
    await nameFiles(tx, { returnId: made, about: 'defect' }, pictures);
    return made;
  });
  return getOwnReturn(ctx, deps, returnId);
}

/** Throws `by-phone` for a line of the order that the receiver of a gift exchanges: the buyer does not learn of it. */
async function refuseOfGift(tx: Db, orderId: number, lineIds: readonly number[]): Promise<void> {
  const own = (await findLines(tx, [orderId])).map(({ id }) => id);
  const [lineId] = await findOfGift(
    tx,
    own.filter((id) => lineIds.includes(id)),
  );
  if (lineId !== undefined) throw refuse(contract.refusals, 'by-phone', { lineId });
}

/** Maximum number of requests for one order within a day. */
const PER_DAY = { limit: 5, seconds: 86_400 };

/** Repeated requests and withdrawals would send an e-mail each time, to an unconfirmed address. */
export async function checkPace(tx: Db, orderId: number, now: Date): Promise<void> {
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
