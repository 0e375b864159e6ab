import { and, eq, type SQL } from 'drizzle-orm';
import type { Return, ReturnableLine } from '@yahont/contracts/returns/returns.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import {
  findOwnOrder,
  findTenders,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { isPaidInFull, loadRefundFacts } from '#src/domains/buying/payment/index.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { courierTimesFor, type CourierDeps, type CourierTimes } from './asking/courier-dates.ts';
import { returnableLines } from './asking/line-verdict.ts';
import { findOfGift, loadOrderFacts, withServices } from './asking/order-facts.ts';
import { findExchanges } from './exchange/find-exchanges.ts';
import { mayExchange, sumsOf } from './exchange/reserve-exchange.ts';
import { findOtherSizes, type SizeDeps } from './asking/other-sizes.ts';
import { findReturnEvents, findReturnLines, findReturns } from './load-returns.ts';
import type { PostageDeps } from './postage/postage-deps.ts';
import { countPictures } from './pictures.ts';
import { findPostages } from './postage/find-postage.ts';
import { priceLines } from './price-lines.ts';
import { toReturn } from './returns.mapper.ts';
import { returns } from './returns.tables.ts';

/** What the receiver of a gift asked for is not shown to its buyer. */
const NOT_OF_GIFT = eq(returns.ofGift, false);

type Most = Pick<PostageDeps, 'postageMost'>;

/** The caller's returns, newest first. */
export async function listReturns(ctx: AccountContext, deps: Most): Promise<{ items: Return[] }> {
  const own = and(eq(orders.accountId, ctx.caller.accountId), NOT_OF_GIFT);
  return { items: await describeReturns(ctx.db, deps, own) };
}

/** A return of the caller. Throws `return-not-found`, also for a return of another account. */
export async function getOwnReturn(ctx: AccountContext, deps: Most, returnId: number): Promise<Return> {
  const own = and(eq(orders.accountId, ctx.caller.accountId), eq(returns.id, returnId), NOT_OF_GIFT);
  const [found] = await describeReturns(ctx.db, deps, own);
  if (!found) throw notFound('return');
  return found;
}

/** Which lines of the caller's order may be returned, and its returns. Throws `order-not-found`. */
export async function getOrderReturns(
  ctx: AccountContext,
  deps: CourierDeps & SizeDeps & Most,
  orderId: number,
): Promise<{ lines: ReturnableLine[]; returns: Return[] } & CourierTimes> {
  const order = await findOwnOrder(ctx.db, { accountId: ctx.caller.accountId, orderId });
  if (!order) throw notFound('order');
  const [facts, own] = await Promise.all([
    loadOrderFacts(ctx.db, order),
    describeReturns(ctx.db, deps, and(eq(returns.orderId, orderId), NOT_OF_GIFT)),
  ]);
  const now = ctx.now();
  const ofGift = await findOfGift(
    ctx.db,
    facts.lines.map(({ id }) => id),
  );
  const returned = new Set([...facts.returned].filter((id) => !ofGift.has(id)));
  const lines = returnableLines({ ...facts, returned }, now);
  const open = new Set(lines.filter(isOpen).map(({ lineId }) => lineId));
  const otherSizes = await findOtherSizes(
    ctx,
    deps,
    facts.lines.filter(({ id }) => open.has(id)),
    await differences(ctx.db, deps, { order, lines: facts.lines }),
  );
  return {
    lines: lines.map((line) => ({ ...line, otherSizes: otherSizes.get(line.lineId) ?? null })),
    returns: own,
    ...courierTimesFor(deps, order, now),
  };
}

/** The difference to pay when a line is exchanged for another SKU; null: it cannot be exchanged. */
async function differences(
  db: Db,
  { sellsOnline }: Pick<SizeDeps, 'sellsOnline'>,
  { order, lines }: { order: OrderRow; lines: readonly OrderLineRow[] },
): Promise<(lineId: number, sku: OfferedSku) => number | null> {
  const tenders = await findTenders(db, [order.id]);
  const isPaid = isPaidInFull(tenders);
  const facts = await loadRefundFacts(db, order, tenders);
  return (lineId, sku) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || !isPaid || !mayExchange(order, withServices(line, lines)) || !sellsOnline(sku.price))
      return null;
    const { total, paid } = sumsOf(facts, { line, lines: withServices(line, lines), price: sku.price });
    return total - paid;
  };
}

function isOpen({ unwanted, faulty }: Pick<ReturnableLine, 'unwanted' | 'faulty'>): boolean {
  return unwanted.isReturnable || faulty.isReturnable;
}

/** A few statements, however many returns. `where` must restrict the owner. */
async function describeReturns(db: Db, { postageMost }: Most, where: SQL | undefined): Promise<Return[]> {
  const found = await findReturns(db, where);
  const ids = found.map(({ row }) => row.id);
  const [lines, events, exchanges, postages, pictures] = await Promise.all([
    findReturnLines(db, ids),
    findReturnEvents(db, ids),
    findExchanges(
      db,
      found.flatMap(({ row }) => row.exchangeOrderId ?? []),
    ),
    findPostages(db, ids),
    countPictures(db, ids),
  ]);
  const priced = await priceLines(db, found, lines);
  const linesOf = Map.groupBy(priced, ({ returnId }) => returnId);
  const eventsOf = Map.groupBy(events, ({ returnId }) => returnId);
  return found.map((one) =>
    toReturn(one, {
      lines: linesOf.get(one.row.id) ?? [],
      events: eventsOf.get(one.row.id) ?? [],
      postage: postages.get(one.row.id) ?? null,
      postageMost,
      pictures: pictures.get(one.row.id) ?? 0,
      exchange: exchanges.get(one.row.exchangeOrderId ?? 0) ?? null,
    }),
  );
}
