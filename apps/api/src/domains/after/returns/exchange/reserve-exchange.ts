import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { askForReturn as contract } from '@yahont/contracts/returns/returns.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { kopecks, sumKopecks, ZERO, type Kopecks } from '@yahont/values/money.ts';
import { pointsToEarn } from '@yahont/values/sums/points.ts';
import { auditWrite } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { accountLevel } from '#src/domains/people/loyalty/index.ts';
import {
  findTenders,
  insertOrder,
  NEXT_ORDER_ID,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import {
  countRefund,
  isPaidInFull,
  loadRefundFacts,
  type RefundFacts,
} from '#src/domains/buying/payment/index.ts';
import { announceStock, findNearPlaces, takeItems } from '#src/domains/goods/stock/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

export type ExchangeDeps = {
  /** Undefined for a SKU that is no longer offered. */
  findSku: (skuId: number) => OfferedSku | undefined;
  /** Whether a piece of this price may be sold online. */
  sellsOnline: (price: Kopecks) => boolean;
};

type ExchangeRequest = {
  order: OrderRow;
  /** All returned lines, services included. */
  lines: readonly OrderLineRow[];
  /** Hundredths of a millimetre. */
  size: number;
  target: {
    way: 'store' | 'courier' | 'post';
    storeId: number | null;
    address: string | null;
    courierDate: string | null;
  };
  offsetHours: number;
  /** The receiver of a gift, who exchanges it for the buyer of the order; null: the buyer does. */
  gift: Receiver | null;
};

/** Days from the request to the hand-over of the new piece: transport to the shop, check, delivery. */
const DAYS = 5;

/**
 * Reserves the same piece in another size for the buyer of an order, as a separate order that waits for
 * the check of the returned piece. Its price is today's price less the old piece's share of the promo
 * code; for a gift it is what the old piece cost, whatever happened to the price since. Throws `not-exchanged` and `size-gone`.
 * @returns the id of the new order
 */
export async function reserveExchange(
  tx: Db,
  ctx: ActingContext,
  deps: ExchangeDeps,
  { order, lines, size, target, offsetHours, gift }: ExchangeRequest,
): Promise<number> {
  const things = lines.filter(({ parentPosition }) => parentPosition === null);
  const [line] = things;
  const tenders = await findTenders(tx, [order.id]);
  const sku = line === undefined ? undefined : findOtherSku(deps, line, { size, isEven: gift !== null });
  const isOpen =
    things.length === 1 && target.way !== 'post' && mayExchange(order, lines) && isPaidInFull(tenders);
  if (!line || !sku || !isOpen) throw refuse(contract.refusals, 'not-exchanged', {}, { field: 'exchange' });
  const at = ctx.now();
  const places =
    gift !== null && target.storeId !== null
      ? // It is promised to lie in this store at once.
        [target.storeId]
      : await findNearPlaces(tx, { storeId: target.storeId, cityId: order.cityId });
  const taken = await takeItems(tx, {
    lines: [{ skuId: sku.skuId, quantity: 1 }],
    orderId: NEXT_ORDER_ID,
    places,
    at,
  });
  if (!taken.ok) throw refuse(contract.refusals, 'size-gone', { size }, { field: 'exchange' });
  await announceStock(tx, taken.taken);
  const { orderId } = taken;
  const facts = await loadRefundFacts(tx, order, tenders);
  const own = gift === null ? oneLine(facts, { line, lines, sku }) : evenLines(facts, { line, lines, sku });
  const { sums } = own;
  const { level } = await accountLevel(tx, { accountId: order.accountId, now: at, exceptOrderId: order.id });
  const [store] =
    target.storeId === null
      ? []
      : await tx.select({ address: stores.address }).from(stores).where(eq(stores.id, target.storeId));
  await insertOrder(tx, {
    order: {
      ...order,
      ...blankOfExchange(at),
      ...(gift === null ? {} : { receiver: gift, ofGift: true, hidesPrice: true, noCalls: false }),
      id: orderId,
      idempotencyKey: `exchange-${randomUUID()}`,
      deliveryKind: target.way === 'store' ? 'pickup' : 'courier',
      deliveryAddress: target.address ?? store?.address ?? '',
      deliveryDate: addDays(cityDate(at, offsetHours), DAYS),
      storeId: target.storeId,
      goods: sums.price,
      promoDiscount: sums.promoDiscount,
      total: sums.total,
      // The buyer keeps the points of the given piece.
      bonusToEarn:
        gift === null ? pointsToEarn(kopecks(Math.max(0, sums.total - sums.fromPoints)), level.percent) : 0,
    },
    lines: own.lines.map((one) =>
      one.parentPosition === null ? { ...one, uins: taken.taken.map(({ uin }) => uin) } : one,
    ),
    tenders: tendersOf({ orderId, at }, sums),
    note: 'reserved-for-exchange',
    isFollowed: true,
    extraWrites: {
      audited: auditWrite(ctx, {
        action: 'orders.place',
        subject: { type: 'order', id: orderId },
        storeId: target.storeId,
        after: { status: 'awaiting-payment', exchangeOf: order.id, uins: taken.taken.map(({ uin }) => uin) },
      }),
    },
  });
  return orderId;
}

/**
 * Fields that an exchange does not copy from the old order: it is new, unpaid, and has no carrier,
 * hours or place yet.
 */
function blankOfExchange(at: Date) {
  return {
    requestHash: '',
    status: 'awaiting-payment',
    company: null,
    receiver: null,
    carrier: null,
    pointCode: null,
    trackNumber: null,
    deliveryZone: null,
    deliveryFrom: null,
    deliveryTo: null,
    fittingMinutes: null,
    paymentKind: 'card',
    promoCode: null,
    deliveryPrice: 0,
    comment: '',
    paidAt: null,
    // Until the check it waits without a deadline, and cannot be paid.
    expiresAt: null,
    partsRemindedAt: null,
    createdAt: at,
    version: 1,
    stateSince: at,
    storeUntil: null,
    storageRemindedOn: null,
    pickupCode: null,
    place: null,
    companionId: null,
  } satisfies Partial<OrderRow>;
}

/** The amount carried over from the old piece, and a card for the rest. */
function tendersOf(
  { orderId, at }: { orderId: number; at: Date },
  { moved, total }: Pick<ReturnType<typeof sumsOf>, 'moved' | 'total'>,
) {
  return [
    { kind: 'exchange' as const, amount: moved },
    { kind: 'card' as const, amount: kopecks(total - moved) },
  ]
    .filter(({ amount }) => amount > 0)
    .map(({ kind, amount }, position) => ({
      id: randomUUID(),
      orderId,
      position,
      kind,
      amount,
      state: 'pending' as const,
      reference: null,
      refunded: 0,
      notTaken: 0,
      byCard: false,
      changedAt: at,
    }));
}

/** An engraving would have to be repeated, and a company may return only faulty pieces. */
export function mayExchange(order: Pick<OrderRow, 'company'>, lines: readonly OrderLineRow[]): boolean {
  return buyerKindOf(order) === 'person' && !lines.some(({ service }) => service === 'engraving');
}

type OtherSku = {
  size: number;
  /** Only a size that costs what the own one costs: nobody pays a difference. */
  isEven: boolean;
};

function findOtherSku(
  { findSku, sellsOnline }: ExchangeDeps,
  { skuId, size: own }: Pick<OrderLineRow, 'skuId' | 'size'>,
  { size, isEven }: OtherSku,
): OfferedSku | undefined {
  const sku = skuId === null || own === null || own === size ? undefined : findSku(skuId);
  // A setting is sold with the stone that its buyer chooses.
  const other =
    sku === undefined || sku.seat !== null ? undefined : sku.sizes.find((one) => one.size === size);
  const offered = other && findSku(other.skuId);
  if (!offered || !sellsOnline(offered.price)) return undefined;
  return isEven && offered.price !== sku?.price ? undefined : offered;
}

/** Sizes for which a gift can be exchanged: those of its design that cost the same today. */
export function evenSizes(deps: ExchangeDeps, line: Pick<OrderLineRow, 'skuId' | 'size'>): OfferedSku[] {
  const sku = line.skuId === null ? undefined : deps.findSku(line.skuId);
  return (sku?.sizes ?? []).flatMap(({ size }) => findOtherSku(deps, line, { size, isEven: true }) ?? []);
}

type NewLines = {
  lines: (OrderLineRow & { parentPosition: number | null })[];
  sums: ReturnType<typeof sumsOf>;
};
type Replaced = { line: OrderLineRow; lines: readonly OrderLineRow[]; sku: OfferedSku };

/** Alone in its order: the share of a set is a part of the price. */
const NO_SET = { setGroup: null, setName: null, setDiscount: 0, bonusDiscount: 0 };

/** The piece at today's price, without the services of the old one. */
function oneLine(facts: RefundFacts, { line, lines, sku }: Replaced): NewLines {
  const sums = sumsOf(facts, { line, lines, price: sku.price });
  const { price, promoDiscount, total } = sums;
  return { sums, lines: [{ ...asOther(line, sku), price, promoDiscount, total }] };
}

/**
 * The piece and its wrapping for what the buyer paid for them, so that no money moves: 10 000 ₽ less a promo
 * code of 1 000 ₽ with a card for 350 ₽ is again 9 000 ₽ and 350 ₽.
 */
function evenLines(facts: RefundFacts, { line, lines, sku }: Replaced): NewLines {
  const ids = new Set(lines.map(({ id }) => id));
  const { lines: back } = countRefund(
    facts,
    facts.left.filter(({ id }) => ids.has(id)),
    false,
    true,
  );
  const made = lines.map((one, position) => {
    const total = back.find(({ id }) => id === one.id)?.amount ?? ZERO;
    const own = one.id === line.id ? asOther(one, sku) : { ...one, ...NO_SET, position, parentPosition: 0 };
    return { ...own, promoDiscount: kopecks(one.price - total), total };
  });
  const paid = sumKopecks(back.map(({ amount }) => amount));
  const sums = {
    price: sumKopecks(made.map(({ price }) => kopecks(price))),
    promoDiscount: sumKopecks(made.map(({ promoDiscount }) => promoDiscount)),
    total: paid,
    fromPoints: sumKopecks(back.map(({ fromPoints }) => fromPoints)),
    moved: paid,
    paid,
  };
  return { sums, lines: made };
}

function asOther(line: OrderLineRow, { skuId, size, name, article, metal }: OfferedSku) {
  return { ...line, ...NO_SET, position: 0, skuId, size, name, article, metal };
}

type Exchanged = { line: OrderLineRow; lines: readonly OrderLineRow[]; price: Kopecks };

/**
 * The price of the new piece, and how much of it the old piece pays. A piece whose set lost its discount has none to
 * hand on. Kopecks.
 */
export function sumsOf(facts: RefundFacts, { line, lines, price }: Exchanged) {
  const ids = new Set(lines.map(({ id }) => id));
  const chosen = facts.left.filter(({ id }) => ids.has(id));
  const { lines: back } = countRefund(facts, chosen, false, true);
  const cost = back.find(({ id }) => id === line.id)?.amount ?? ZERO;
  const promoDiscount = kopecks(Math.round((price * Math.max(0, line.price - cost)) / line.price));
  const total = kopecks(price - promoDiscount);
  const paid = sumKopecks(back.map(({ amount }) => amount));
  const fromPoints = sumKopecks(back.map((own) => own.fromPoints));
  return { price, promoDiscount, total, fromPoints, moved: kopecks(Math.min(paid, total)), paid };
}
