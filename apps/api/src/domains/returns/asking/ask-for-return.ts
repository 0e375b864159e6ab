import type { z } from 'zod';
import { desc, eq } from 'drizzle-orm';
import { askForReturn as contract } from '@yahont/contracts/returns/returns.ts';
import type { Return } from '@yahont/contracts/returns/returns.ts';
import type { ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound, refuse } from '#src/platform/errors.ts';
import { secondsToWait } from '#src/platform/http/window-limit.ts';
import { findOwnOrder, lockOrder } from '#src/domains/orders/index.ts';
import type { OrderLineRow } from '#src/domains/orders/index.ts';
import { stores } from '#src/domains/stores/stores.tables.ts';
import { reserveExchange } from '../exchange/reserve-exchange.ts';
import type { ExchangeDeps } from '../exchange/reserve-exchange.ts';
import { getOwnReturn } from '../list-returns.ts';
import type { PostageDeps } from '../postage/ask-for-postage.ts';
import { FAULTS } from '../postage/may-ask.ts';
import { recordMove } from '../move-return.ts';
import { returns } from '../returns.tables.ts';
import { verdictOn } from './line-verdict.ts';
import { writeReturnLines } from './write-return-lines.ts';
import { courierDatesFor } from './courier-dates.ts';
import type { CourierDeps } from './courier-dates.ts';
import { loadOrderFacts, withServices } from './order-facts.ts';
import type { OrderFacts } from './order-facts.ts';

type AskForReturn = z.output<typeof contract.body & object>;
type Route = AskForReturn['route'];

/**
 * Writes a request of the shopper to give lines of an own order back, with the services of each. Throws `order-not-found`
 * and the refusals of the contract; then nothing is written.
 */
export async function askForReturn(
  ctx: AccountContext,
  deps: CourierDeps & ExchangeDeps & Pick<PostageDeps, 'postageMost'>,
  orderId: number,
  { lineIds, reason, comment, route, exchange }: AskForReturn,
): Promise<Return> {
  const returnId = await ctx.db.transaction(async (tx) => {
    const { accountId } = ctx.caller;
    if (!(await findOwnOrder(tx, { accountId, orderId }))) throw notFound('order');
    // Two requests for one line come one after the other, and each reads the order as it is then.
    await lockOrder(tx, orderId);
    const order = await findOwnOrder(tx, { accountId, orderId });
    if (!order) throw notFound('order');
    await checkPace(tx, orderId, ctx.now());
    const facts = await loadOrderFacts(tx, order);
    const lines = chooseLines(facts, { lineIds, isFaulty: FAULTS.includes(reason), now: ctx.now() });
    const target = await targetOf(tx, route, courierDatesFor(deps, order, ctx.now()));
    const at = ctx.now();
    const exchangeOrderId =
      exchange === null
        ? null
        : await reserveExchange(tx, ctx, deps, {
            order,
            lines,
            size: exchange.size,
            target,
            offsetHours: facts.offsetHours,
          });
    const [made] = await tx
      .insert(returns)
      .values({
        orderId,
        state: 'requested',
        reason,
        comment,
        ...target,
        exchangeOrderId,
        createdAt: at,
        changedAt: at,
      })
      .returning({ id: returns.id });
    if (!made) throw new Error('an insert answered without a row');
    await writeReturnLines(tx, made.id, lines);
    const after = { state: 'requested' as const, storeId: target.storeId };
    await recordMove(tx, ctx, { returnId: made.id, after, reason });
    return made.id;
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

type Choice = { lineIds: readonly number[]; isFaulty: boolean; now: Date };

/** The lines that were asked for, with their services. */
function chooseLines(facts: OrderFacts, { lineIds, isFaulty, now }: Choice): OrderLineRow[] {
  return [...new Set(lineIds)].flatMap((lineId) => {
    const line = facts.lines.find(({ id }) => id === lineId);
    if (!line) throw refuse(contract.refusals, 'line-not-found', { lineId }, { field: 'lineIds' });
    const verdict = verdictOn(line, facts, { isFaulty, now });
    if (verdict.isReturnable) return withServices(line, facts.lines);
    const { reason, until } = verdict;
    if (reason !== 'too-late') throw refuse(contract.refusals, reason, { lineId });
    throw refuse(contract.refusals, reason, { lineId, until: until ?? '' });
  });
}

type Target = {
  way: ReturnWay;
  storeId: number | null;
  address: string | null;
  courierDate: string | null;
};
/** The central warehouse, until a way says otherwise. */
const NOWHERE = { storeId: null, address: null, courierDate: null };

async function targetOf(tx: Db, route: Route, dates: readonly string[]): Promise<Target> {
  const target: Target = byKind(route, {
    store: ({ storeId }): Target => ({ ...NOWHERE, way: 'store', storeId }),
    courier: ({ address, date }): Target => ({ ...NOWHERE, way: 'courier', address, courierDate: date }),
    post: (): Target => ({ ...NOWHERE, way: 'post' }),
  });
  if (target.storeId !== null) await requireKnownStore(tx, target.storeId);
  const date = target.courierDate;
  if (date !== null && !dates.includes(date))
    throw refuse(contract.refusals, 'day-unavailable', { date }, { field: 'route.date' });
  return target;
}

async function requireKnownStore(tx: Db, storeId: number): Promise<void> {
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw refuse(contract.refusals, 'unknown-store', { storeId }, { field: 'route.storeId' });
}
