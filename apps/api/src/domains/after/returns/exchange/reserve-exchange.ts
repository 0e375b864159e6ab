import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { askForReturn as contract } from '@yahont/contracts/returns/returns.ts';
import { buyerKindOf } from '@yahont/values/buyer/buyer-kinds.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { kopecks, sumKopecks, type Kopecks } from '@yahont/values/money.ts';
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
  paidFor,
  type OrderLineRow,
  type OrderRow,
} from '#src/domains/buying/orders/index.ts';
import { isPaidInFull } from '#src/domains/buying/payment/index.ts';
import { announceStock, findNearPlaces, takeItems } from '#src/domains/goods/stock/index.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';

export type ExchangeDeps = {
  /** Undefined for a SKU that is no longer offered. */
  findSku: (skuId: number) => OfferedSku | undefined;
  /** Whether a piece of this price is sold on pages. */
  sellsOnline: (price: Kopecks) => boolean;
};

type Wish = {
  order: OrderRow;
  /** All lines that come back, services included. */
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
};

/** Days from the request to the hand-over of the other piece: the way here, the check, the way there. */
const DAYS = 5;

/**
 * Reserves the same piece in another size for the buyer of an order, as an order of its own that waits for the check of what comes back.
 * Its price is today's, less the share of the promo code that the piece before had. Throws `not-exchanged` and `size-gone`.
 * @returns the id of the new order
 */
export async function reserveExchange(
  tx: Db,
  ctx: ActingContext,
  deps: ExchangeDeps,
  { order, lines, size, target, offsetHours }: Wish,
): Promise<number> {
  const things = lines.filter(({ parentPosition }) => parentPosition === null);
  const [line] = things;
  const tenders = await findTenders(tx, [order.id]);
  const sku = line === undefined ? undefined : findOtherSku(deps, line, size);
  const isOpen =
    things.length === 1 && target.way !== 'post' && mayExchange(order, lines) && isPaidInFull(tenders);
  if (!line || !sku || !isOpen) throw refuse(contract.refusals, 'not-exchanged', {}, { field: 'exchange' });
  const at = ctx.now();
  const places = await findNearPlaces(tx, { storeId: target.storeId, cityId: order.cityId });
  const taken = await takeItems(tx, {
    lines: [{ skuId: sku.skuId, quantity: 1 }],
    orderId: NEXT_ORDER_ID,
    places,
    at,
  });
  if (!taken.ok) throw refuse(contract.refusals, 'size-gone', { size }, { field: 'exchange' });
  await announceStock(tx, taken.taken);
  const { orderId } = taken;
  const sums = sumsOf(line, lines, sku.price);
  const { level } = await accountLevel(tx, { accountId: order.accountId, now: at, exceptOrderId: order.id });
  const [store] =
    target.storeId === null
      ? []
      : await tx.select({ address: stores.address }).from(stores).where(eq(stores.id, target.storeId));
  const earliest = addDays(cityDate(at, offsetHours), DAYS);
  await insertOrder(tx, {
    order: {
      ...order,
      id: orderId,
      idempotencyKey: `exchange-${randomUUID()}`,
      requestHash: '',
      status: 'awaiting-payment',
      company: null,
      receiver: null,
      deliveryKind: target.way === 'store' ? 'pickup' : 'courier',
      deliveryAddress: target.address ?? store?.address ?? '',
      deliveryDate: earliest,
      carrier: null,
      pointCode: null,
      trackNumber: null,
      deliveryZone: null,
      deliveryFrom: null,
      deliveryTo: null,
      fittingMinutes: null,
      storeId: target.storeId,
      paymentKind: 'card',
      promoCode: null,
      goods: sums.price,
      promoDiscount: sums.promoDiscount,
      deliveryPrice: 0,
      total: sums.total,
      bonusToEarn: pointsToEarn(kopecks(Math.max(0, sums.total - sums.fromPoints)), level.percent),
      comment: '',
      paidAt: null,
      // Until the check it waits without a term, and cannot be paid.
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
    },
    lines: [
      {
        ...line,
        position: 0,
        skuId: sku.skuId,
        size: sku.size,
        name: sku.name,
        article: sku.article,
        metal: sku.metal,
        price: sums.price,
        promoDiscount: sums.promoDiscount,
        bonusDiscount: 0,
        total: sums.total,
        uins: taken.taken.map(({ uin }) => uin),
      },
    ],
    tenders: [
      { kind: 'exchange' as const, amount: sums.moved },
      { kind: 'card' as const, amount: kopecks(sums.total - sums.moved) },
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
      })),
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

/** An engraving would have to be done once more, and a company gives back only what is faulty. */
export function mayExchange(order: Pick<OrderRow, 'company'>, lines: readonly OrderLineRow[]): boolean {
  return buyerKindOf(order) === 'person' && !lines.some(({ service }) => service === 'engraving');
}

function findOtherSku(
  { findSku, sellsOnline }: ExchangeDeps,
  { skuId, size: own }: OrderLineRow,
  size: number,
): OfferedSku | undefined {
  const sku = skuId === null || own === null || own === size ? undefined : findSku(skuId);
  // A setting is sold with the stone that its buyer chooses.
  const other =
    sku === undefined || sku.seat !== null ? undefined : sku.sizes.find((one) => one.size === size);
  const offered = other && findSku(other.skuId);
  return offered && sellsOnline(offered.price) ? offered : undefined;
}

/** What the other piece costs, and how much of it the piece before pays. Kopecks. */
export function sumsOf(line: OrderLineRow, lines: readonly OrderLineRow[], price: Kopecks) {
  const promoDiscount = kopecks(Math.round((price * line.promoDiscount) / line.price));
  const total = kopecks(price - promoDiscount);
  const paid = sumKopecks(lines.map(paidFor));
  const fromPoints = sumKopecks(lines.map(({ bonusDiscount }) => kopecks(bonusDiscount)));
  return { price, promoDiscount, total, fromPoints, moved: kopecks(Math.min(paid, total)), paid };
}
