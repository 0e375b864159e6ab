import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderStatus, PaymentKind } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import { isOnline, isPrepaid } from '@yahont/values/sums/tenders.ts';
import { auditWrite } from '#src/platform/audit/audit.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Write } from '#src/platform/database/statement.ts';
import { holdCertificate } from '#src/domains/goods/certificates/index.ts';
import { spend } from '#src/domains/people/loyalty/index.ts';
import { holdingWrites } from '#src/domains/buying/line-kinds/index.ts';
import { insertOrder, type OrderRow, type WrittenOrder } from '#src/domains/buying/orders/index.ts';
import {
  invoiceExpiry,
  invoiceWrites,
  paymentWrites,
  type CardToCharge,
} from '#src/domains/buying/payment/index.ts';
import type { TakenItem } from '#src/domains/goods/stock/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import type { ChosenDelivery } from './delivering/choose-delivery.ts';
import { workDaysOfUnits } from './divided/ready-first.ts';
import { layOutLines, type OrderUnit } from './lay-out-lines.ts';
import { layOutTenders } from './lay-out-tenders.ts';

/** How long an unpaid order reserves its items. */
const RESERVATION_MS = 30 * 60_000;

/** A cart, or one of the two orders that it was divided into. */
export type OrderPart = {
  orderId: number;
  key: string;
  units: readonly OrderUnit[];
  uinsOf: ReadonlyMap<OrderUnit, string[]>;
  items: readonly TakenItem[];
  sums: OrderSums;
  /** In the order in which the sums use the balances. */
  certificateIds: readonly string[];
};

type OrderPartWrite = OrderPart & {
  /** The order that was written before this one. */
  companionId: number | null;
  extraWrites: Readonly<Record<string, Write>>;
  /** Another one follows in the same transaction. */
  isFollowed?: boolean;
};

/** What both orders of a cart have in common. */
export type Common = {
  ctx: AccountContext;
  deps: CheckoutDeps;
  input: PlaceOrder;
  hash: string;
  delivery: ChosenDelivery;
  promoCode: string | null;
  /** The saved card that pays; null: no saved card. */
  card: CardToCharge | null;
};

/** Spends the balances that pay for an order and writes it; its items are already reserved. */
export async function writePart(
  tx: Db,
  { orderId, key, units, uinsOf, items, sums, certificateIds, ...placed }: OrderPartWrite,
  { ctx, deps, input, hash, delivery, promoCode, card }: Common,
): Promise<WrittenOrder> {
  const now = ctx.now();
  const { accountId } = ctx.caller;
  await spend(tx, { accountId, orderId, points: sums.points, now });

  const status = firstStatus(input.payment, sums);
  const isPaid = status === 'paid';
  const row: OrderRow = {
    id: orderId,
    accountId,
    idempotencyKey: key,
    requestHash: hash,
    status,
    cityId: ctx.city.id,
    contact: input.contact,
    company: input.company,
    receiver: DELIVERY[delivery.kind].isShipped ? input.receiver : null,
    deliveryKind: delivery.kind,
    deliveryAddress: delivery.address,
    deliveryDate: delivery.dateFor(items, workDaysOfUnits(units)),
    carrier: delivery.carrier,
    pointCode: delivery.pointCode,
    trackNumber: null,
    deliveryZone: delivery.visit?.zone ?? null,
    deliveryFrom: delivery.hours.from,
    deliveryTo: delivery.hours.to,
    fittingMinutes: delivery.fittingMinutes,
    storeId: delivery.storeId,
    paymentKind: input.payment,
    promoCode,
    goods: sums.goods,
    promoDiscount: sums.promoDiscount,
    deliveryPrice: sums.deliveryPrice,
    total: sums.total,
    bonusToEarn: sums.bonusToEarn,
    comment: input.comment,
    ofGift: false,
    noCalls: input.noCalls,
    hidesPrice: input.hidesPrice && DELIVERY[delivery.kind].isShipped,
    paidAt: isPaid ? now : null,
    expiresAt: status === 'awaiting-payment' ? expiryOf(input.payment, deps, now) : null,
    partsRemindedAt: null,
    createdAt: now,
    version: 1,
    stateSince: now,
    storeUntil: null,
    storageRemindedOn: null,
    pickupCode: null,
    place: null,
    companionId: placed.companionId,
  };
  const tenders = layOutTenders(sums, { orderId, certificateIds, isPaid, at: now });
  for (const { id, kind, amount, reference } of tenders) {
    if (kind !== 'certificate' || reference === null) continue;
    await holdCertificate(tx, { certificateId: reference, tenderId: id, amount: kopecks(amount), now });
  }
  const online = tenders.flatMap((tender) =>
    isOnline(tender.kind) ? [{ tender, method: tender.kind }] : [],
  )[0];
  const isByInvoice = tenders.some(({ kind }) => kind === 'invoice');
  const lines = layOutLines(units, uinsOf, sums);
  return insertOrder(tx, {
    order: row,
    lines,
    tenders,
    note: isPaid ? 'placed-with-points' : 'placed',
    isFollowed: placed.isFollowed ?? false,
    extraWrites: {
      ...holdingWrites(lines, now),
      audited: auditWrite(ctx, {
        action: 'orders.place',
        subject: { type: 'order', id: orderId },
        storeId: delivery.storeId,
        after: {
          status,
          total: sums.due,
          payment: input.payment,
          uins: lines.flatMap(({ uins }) => uins),
        },
      }),
      ...(online
        ? paymentWrites({ ...online, provider: deps.providerOf(online.method), card, at: now })
        : {}),
      ...(isByInvoice && deps.invoice ? invoiceWrites({ orderId, terms: deps.invoice, at: now }) : {}),
      ...placed.extraWrites,
    },
  });
}

/** How long an unpaid order keeps its pieces: a bank transfer takes days. */
function expiryOf(payment: PaymentKind, { invoice }: CheckoutDeps, now: Date): Date {
  return payment === 'invoice' && invoice
    ? invoiceExpiry(now, invoice)
    : new Date(now.getTime() + RESERVATION_MS);
}

/** Nothing to pay: paid. Cash: paid later. Bank, operator or invoice: awaits the payment. */
function firstStatus(payment: PaymentKind, { due }: OrderSums): OrderStatus {
  if (due === 0) return 'paid';
  return isPrepaid(payment) ? 'awaiting-payment' : 'new';
}
