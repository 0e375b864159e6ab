import { eq } from 'drizzle-orm';
import { WISH_REFUSALS, type ReturnWish } from '@yahont/contracts/returns/returns.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { OrderLineRow, OrderRow } from '#src/domains/buying/orders/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { reserveExchange, type ExchangeDeps } from '../exchange/reserve-exchange.ts';
import { FAULTS } from '../postage/may-ask.ts';
import { recordMove } from '../move-return.ts';
import { returns } from '../returns.tables.ts';
import { courierTimesFor, type CourierDeps, type CourierTimes } from './courier-dates.ts';
import { verdictOn } from './line-verdict.ts';
import { loadOrderFacts, withServices, type OrderFacts } from './order-facts.ts';
import { writeReturnLines } from './write-return-lines.ts';

/**
 * Records a return of a locked order, for its shopper or for staff, with the piece that is reserved in
 * exchange. Throws the refusals of a request.
 * @param gift the receiver of the gift, when they ask for it instead of the shopper
 * @returns the id of the return
 */
export async function writeReturn(
  tx: Db,
  ctx: ActingContext,
  deps: CourierDeps & ExchangeDeps,
  { order, wish, gift = null }: { order: OrderRow; wish: ReturnWish; gift?: Receiver | null },
): Promise<number> {
  const { lineIds, reason, comment, route, exchange } = wish;
  const at = ctx.now();
  const facts = await loadOrderFacts(tx, order);
  const lines = chooseLines(facts, { lineIds, isFaulty: FAULTS.includes(reason), now: at });
  const target = await targetOf(tx, route, courierTimesFor(deps, order, at));
  const { offsetHours } = facts;
  const exchangeOrderId =
    exchange === null
      ? null
      : await reserveExchange(tx, ctx, deps, {
          order,
          lines,
          size: exchange.size,
          target,
          offsetHours,
          gift,
        });
  const [made] = await tx
    .insert(returns)
    .values({
      orderId: order.id,
      state: 'requested',
      reason,
      comment,
      ...target,
      exchangeOrderId,
      ofGift: gift !== null,
      createdAt: at,
      changedAt: at,
    })
    .returning({ id: returns.id });
  if (!made) throw new Error('an insert answered without a row');
  await writeReturnLines(tx, made.id, lines);
  const after = { state: 'requested' as const, storeId: target.storeId };
  await recordMove(tx, ctx, { returnId: made.id, after, reason });
  return made.id;
}

type Choice = { lineIds: readonly number[]; isFaulty: boolean; now: Date };

/** The requested lines with their services. */
function chooseLines(facts: OrderFacts, { lineIds, isFaulty, now }: Choice): OrderLineRow[] {
  return [...new Set(lineIds)].flatMap((lineId) => {
    const line = facts.lines.find(({ id }) => id === lineId);
    if (!line) throw refuse(WISH_REFUSALS, 'line-not-found', { lineId }, { field: 'lineIds' });
    const verdict = verdictOn(line, facts, { isFaulty, now });
    if (verdict.isReturnable) return withServices(line, facts.lines);
    const { reason, until } = verdict;
    if (reason !== 'too-late') throw refuse(WISH_REFUSALS, reason, { lineId });
    throw refuse(WISH_REFUSALS, reason, { lineId, until: until ?? '' });
  });
}

type Target = {
  way: ReturnWay;
  storeId: number | null;
  address: string | null;
  courierDate: string | null;
  courierFrom: string | null;
  courierTo: string | null;
};
/** The central warehouse, unless the way of return names a store. */
const NOWHERE = { storeId: null, address: null, courierDate: null, courierFrom: null, courierTo: null };

async function targetOf(
  tx: Db,
  route: ReturnWish['route'],
  { courierDates, courierHours }: CourierTimes,
): Promise<Target> {
  return byKind(route, {
    store: async ({ storeId }): Promise<Target> => {
      await requireKnownStore(tx, storeId);
      return { ...NOWHERE, way: 'store', storeId };
    },
    courier: async ({ address, date, interval }): Promise<Target> => {
      if (!courierDates.includes(date))
        throw refuse(WISH_REFUSALS, 'day-unavailable', { date }, { field: 'route.date' });
      const hours = courierHours.find(({ from }) => from === interval);
      if (interval !== null && !hours)
        throw refuse(WISH_REFUSALS, 'hours-unavailable', {}, { field: 'route.interval' });
      const [courierFrom, courierTo] = [hours?.from ?? null, hours?.to ?? null];
      return { ...NOWHERE, way: 'courier', address, courierDate: date, courierFrom, courierTo };
    },
    post: async (): Promise<Target> => ({ ...NOWHERE, way: 'post' }),
  });
}

async function requireKnownStore(tx: Db, storeId: number): Promise<void> {
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw refuse(WISH_REFUSALS, 'unknown-store', { storeId }, { field: 'route.storeId' });
}
