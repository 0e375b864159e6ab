import { asc, eq, inArray, sum } from 'drizzle-orm';
import type { PostageWay, ReturnDenial, ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import type { CourierHours } from '@yahont/contracts/returns/returns.ts';
import type { Contact } from '@yahont/contracts/checkout/checkout.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { OrderDeps } from '#src/domains/buying/orders/index.ts';
import { orderTenders } from '#src/domains/buying/orders/tenders/tenders.tables.ts';
import { refundParts } from '#src/domains/buying/payment/refunds/refunds.tables.ts';
import { findExchanges } from './exchange/find-exchanges.ts';
import { moneyBy } from './asking/order-facts.ts';
import { findReturnEvents, findReturns } from './load-returns.ts';
import { findPostages } from './postage/find-postage.ts';
import { returnNumber } from './return-number.ts';
import { courierHoursOf } from './returns.mapper.ts';
import { returns } from './returns.tables.ts';

/** Facts for an SMS or an e-mail about a return. */
export type ReturnForMessages = {
  id: number;
  number: string;
  accountId: number;
  /** Offset of the buyer's city, ahead of UTC. */
  offsetHours: number;
  contact: Contact;
  way: ReturnWay;
  /** Where a courier collects it; empty when it is brought to a store. */
  address: string;
  /** The day on which the courier comes; null when none was chosen. */
  courierDate: IsoDate | null;
  /** Hours of that day, «10:00»; null: at any time of it. */
  courierHours: CourierHours | null;
  /** Name and address of the store that expects or has it; null: the central warehouse. */
  store: { name: string; address: string } | null;
  /** Whether the shop has received the pieces. */
  wasReceived: boolean;
  /** The receiver of a gift asked for it: nothing is written to the buyer. */
  ofGift: boolean;
  /** Started at the door: the pieces were tried on and rejected, without an earlier request. */
  isAtDoor: boolean;
  /** The last day for the refund; null once it has passed. */
  moneyBy: IsoDate | null;
  /** The piece that the buyer takes in exchange; null: they want their money, or the exchange has ended. */
  exchange: {
    orderNumber: string;
    orderId: number;
    name: string;
    toPay: { amount: Kopecks; until: string } | null;
  } | null;
  /** The amount that the shop paid for the postage; null: nothing. */
  postage: { amount: Kopecks; way: PostageWay } | null;
  denial: { reason: ReturnDenial; words: string } | null;
  /** Amount refunded to each tender of the order; `points`: the number of points, for a tender of points. */
  parts: readonly { kind: TenderKind; amount: Kopecks; points: number | null }[];
};

/** Reads a return for internal use; must never be returned to a caller. Null when there is no such return. */
export async function getReturnForMessages(
  ctx: Pick<Context, 'db' | 'now'>,
  { findStore }: Pick<OrderDeps, 'findStore'>,
  returnId: number,
): Promise<ReturnForMessages | null> {
  const [[found], events] = await Promise.all([
    findReturns(ctx.db, eq(returns.id, returnId)),
    findReturnEvents(ctx.db, [returnId]),
  ]);
  if (!found) return null;
  const { row, contact, accountId, offsetHours, refunds } = found;
  const store = row.storeId === null ? undefined : findStore(row.storeId);
  const lastDay = moneyBy(row.createdAt, offsetHours);
  return {
    id: row.id,
    number: returnNumber(row.id),
    accountId,
    offsetHours,
    contact,
    way: row.way,
    address: row.address ?? '',
    courierDate: row.courierDate,
    courierHours: courierHoursOf(row),
    store: store === undefined ? null : { name: store.name, address: store.address },
    wasReceived: events.some(({ state }) => state === 'received'),
    ofGift: row.ofGift,
    isAtDoor: !events.some(({ state }) => state === 'requested'),
    moneyBy: lastDay < cityDate(ctx.now(), offsetHours) ? null : lastDay,
    exchange: await readExchange(ctx.db, row.exchangeOrderId, {
      offsetHours,
      isRefused: row.state === 'refused',
    }),
    postage: await readPostage(ctx.db, row.id),
    denial: row.denial === null ? null : { reason: row.denial, words: row.denialWords ?? '' },
    parts: await findParts(
      ctx.db,
      refunds.map(({ id }) => id),
    ),
  };
}

/** Refunds to the same tender are added up. */
async function findParts(db: Db, refundIds: readonly string[]): Promise<ReturnForMessages['parts']> {
  const parts = await db
    .select({
      kind: orderTenders.kind,
      amount: sum(refundParts.amount).mapWith(Number),
      points: sum(refundParts.points).mapWith((points) => (points === null ? null : Number(points))),
    })
    .from(refundParts)
    .innerJoin(orderTenders, eq(orderTenders.id, refundParts.tenderId))
    .where(inArray(refundParts.refundId, [...refundIds]))
    .groupBy(orderTenders.id)
    .orderBy(asc(orderTenders.position));
  return parts.map((part) => ({ ...part, amount: kopecks(part.amount) }));
}

/** The e-mail about the refusal still names an abandoned exchange and its outcome. */
async function readExchange(
  db: Db,
  orderId: number | null,
  { offsetHours, isRefused }: { offsetHours: number; isRefused: boolean },
): Promise<ReturnForMessages['exchange']> {
  const found = orderId === null ? undefined : (await findExchanges(db, [orderId])).get(orderId);
  // The buyer cancelled the exchange before the decision, so the return is for money.
  if (!found || (found.state === 'ended' && !isRefused)) return null;
  const { order, name, size, toPay, payUntil } = found;
  return {
    orderId: order.id,
    orderNumber: order.number,
    name: size === null ? name : `${name}, ${sizeWords(size)}`,
    toPay: payUntil === null ? null : { amount: toPay, until: cityDate(new Date(payUntil), offsetHours) },
  };
}

async function readPostage(db: Db, returnId: number): Promise<ReturnForMessages['postage']> {
  const row = (await findPostages(db, [returnId])).get(returnId);
  return row === undefined || row.paid === null || row.way === null
    ? null
    : { amount: kopecks(row.paid), way: row.way };
}
