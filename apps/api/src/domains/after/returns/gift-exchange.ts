import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import type { ReturnWish, LineVerdict } from '@yahont/contracts/returns/returns.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { asSystem, type ActingContext, type Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { findTenders, type OrderLineRow, type OrderRow } from '#src/domains/buying/orders/index.ts';
import { orderLines, orders } from '#src/domains/buying/orders/orders.tables.ts';
import { isPaidInFull } from '#src/domains/buying/payment/index.ts';
import { findNearPlaces } from '#src/domains/goods/stock/index.ts';
import { checkPace } from './asking/ask-for-return.ts';
import { courierTimesFor, type CourierDeps } from './asking/courier-dates.ts';
import { verdictOn } from './asking/line-verdict.ts';
import { loadOrderFacts, withServices } from './asking/order-facts.ts';
import { writeReturn } from './asking/write-return.ts';
import { lockReturn, moveReturn } from './move-return.ts';
import { returnLines, returns } from './returns.tables.ts';
import { evenSizes, mayExchange, type ExchangeDeps } from './exchange/reserve-exchange.ts';

export type GiftDeps = CourierDeps & ExchangeDeps;

type Line = { order: OrderRow; lineId: number };

/** How an exchange of a present is going. */
export type GiftReturn = {
  id: number;
  state: ReturnState;
  ofGift: boolean;
  storeId: number | null;
  courierDate: IsoDate | null;
  createdAt: Date;
  size: number | null;
  /** Whether the order of the other piece still runs, or has been handed over. */
  isExchanged: boolean;
};

export type GiftOffer = {
  /** The rule of returns for a shopper who has changed their mind. */
  verdict: LineVerdict;
  /** Whether the order and the piece are of those that are exchanged: paid, of a person, not engraved. */
  isExchanged: boolean;
  /** Sizes that cost the same, with the number of pieces by place. */
  sizes: { size: number; places: ReadonlyMap<number | null, number> }[];
  /** Places from which a courier brings one. */
  near: readonly (number | null)[];
  courierDates: IsoDate[];
  /** The return that holds the line now, no matter who asked for it. */
  current: GiftReturn | null;
};

/** What the rules of returns say about a present. The caller has checked its link. */
export async function readGiftOffer(
  db: Db,
  deps: GiftDeps,
  { order, lineId, now }: Line & { now: Date },
): Promise<GiftOffer> {
  const facts = await loadOrderFacts(db, order);
  const line = lineOf(facts.lines, lineId);
  const tenders = await findTenders(db, [order.id]);
  return {
    verdict: verdictOn(line, facts, { isFaulty: false, now }),
    isExchanged: mayExchange(order, withServices(line, facts.lines)) && isPaidInFull(tenders),
    sizes: evenSizes(deps, line).flatMap(({ size, places }) => (size === null ? [] : [{ size, places }])),
    near: await findNearPlaces(db, { storeId: null, cityId: order.cityId }),
    courierDates: courierTimesFor(deps, order, now).courierDates,
    current: await findCurrent(db, lineId),
  };
}

function lineOf(lines: readonly OrderLineRow[], lineId: number): OrderLineRow {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new Error(`line ${lineId} is of another order`);
  return line;
}

async function findCurrent(db: Db, lineId: number): Promise<GiftReturn | null> {
  const [found] = await db
    .select({
      id: returns.id,
      state: returns.state,
      ofGift: returns.ofGift,
      storeId: returns.storeId,
      courierDate: returns.courierDate,
      createdAt: returns.createdAt,
      size: orderLines.size,
      isExchanged: sql<boolean>`coalesce(${orders.status} not in ('cancelled', 'expired', 'refunded'), false)`,
    })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .leftJoin(orders, eq(orders.id, returns.exchangeOrderId))
    .leftJoin(orderLines, and(eq(orderLines.orderId, returns.exchangeOrderId), eq(orderLines.position, 0)))
    .where(and(eq(returnLines.orderLineId, lineId), eq(returnLines.isDropped, false)))
    .orderBy(desc(returns.id))
    .limit(1);
  return found ?? null;
}

type Wish = { lineId: number; size: number; route: ReturnWish['route']; receiver: Receiver };

/**
 * Writes an exchange for the receiver of a present, under the rules of a shopper. The caller has locked the order
 * and checked the link. Throws the refusals of a request.
 * @returns the id of the return
 */
export async function writeGiftExchange(
  tx: Db,
  ctx: ActingContext,
  deps: GiftDeps,
  { order, wish: { lineId, size, route, receiver } }: { order: OrderRow; wish: Wish },
): Promise<number> {
  await checkPace(tx, order.id, ctx.now());
  return writeReturn(tx, ctx, deps, {
    order,
    gift: receiver,
    wish: { lineIds: [lineId], reason: 'wrong-size', comment: '', route, exchange: { size } },
  });
}

/** States in which the receiver has not come yet. */
const WAITING: ReturnState[] = ['requested', 'approved'];
/** Maximum number of exchanges in one run; the next run follows in minutes. */
const MAX = 100;

/**
 * Ends the exchanges of presents for which nobody came to the store. A courier's visit is the business of staff.
 * @param before those asked for earlier have ended
 */
export async function endGiftExchanges(context: Context, before: Date): Promise<void> {
  const ctx = asSystem(context, 'gift-receipt');
  const due = await ctx.db
    .select({ id: returns.id })
    .from(returns)
    .where(
      and(
        eq(returns.ofGift, true),
        eq(returns.way, 'store'),
        inArray(returns.state, WAITING),
        lt(returns.createdAt, before),
      ),
    )
    .orderBy(returns.createdAt)
    .limit(MAX);
  for (const { id } of due)
    await ctx.db.transaction(async (tx) => {
      const row = await lockReturn(tx, id);
      if (WAITING.includes(row.state)) await moveReturn(tx, ctx, { row, to: 'withdrawn' });
    });
}
