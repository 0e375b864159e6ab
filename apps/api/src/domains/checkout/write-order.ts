import type { OrderStatus, PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import { auditWrite } from '#src/platform/audit/audit.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { clearCartWrites, lockCart } from '#src/domains/cart/index.ts';
import { holdCertificate, lockCertificates } from '#src/domains/certificates/index.ts';
import { balance, spend } from '#src/domains/loyalty/index.ts';
import { holdingWrites, takeLines } from '#src/domains/line-kinds/index.ts';
import { insertOrder, NEXT_ORDER_ID } from '#src/domains/orders/index.ts';
import type { OrderRow, WrittenOrder } from '#src/domains/orders/index.ts';
import { paymentWrites } from '#src/domains/payment/index.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { layOutLines, unitsOf } from './lay-out-lines.ts';
import { layOutTenders } from './lay-out-tenders.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { priceCart } from './price-cart.ts';

/** How long an unpaid order reserves its items. */
const RESERVATION_MS = 30 * 60_000;

export type OrderRequest = {
  key: string;
  hash: string;
  input: PlaceOrder;
  /** Gift certificates to use, which the caller has been allowed to use; one after another. */
  certificateIds?: readonly string[];
};
type Written = { ok: true; order: WrittenOrder } | OrderRefusal;

/** The transaction of `placeOrder`. Every refusal precedes the first lasting write. */
export async function writeOrder(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { key, hash, input, certificateIds = [] }: OrderRequest,
): Promise<Written> {
  const now = ctx.now();
  const { accountId } = ctx.caller;
  const cart = await lockCart(tx, ctx.caller);
  if (cart === null) return { ok: false, reason: 'cart-empty' };

  if (input.cityId !== undefined && input.cityId !== ctx.city.id) {
    return { ok: false, reason: 'city-changed', cityName: ctx.city.name };
  }

  const units = unitsOf(cart.lines);
  const needsPoints = input.payment === 'bonus' || input.bonus > 0;
  const points = needsPoints ? await balance(tx, accountId) : 0;
  const certificates = await lockCertificates(tx, { ids: certificateIds, now });
  const priced = await priceCart(tx, ctx, deps, {
    cart,
    units,
    input,
    balance: points,
    certificates: certificates.map((certificate) => certificate.balance),
  });
  if (!priced.ok) return priced;
  const { sums, delivery, promoCode } = priced;

  const { storeId: preferStoreId } = delivery;
  const taken = await takeLines(tx, { orderId: NEXT_ORDER_ID, units, preferStoreId, at: now });
  if (!taken.ok) return taken;
  const { orderId } = taken;
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
    deliveryKind: delivery.kind,
    deliveryAddress: delivery.address,
    deliveryDate: delivery.dateFor(taken.items),
    storeId: delivery.storeId,
    paymentKind: input.payment,
    promoCode,
    goods: sums.goods,
    promoDiscount: sums.promoDiscount,
    deliveryPrice: sums.deliveryPrice,
    total: sums.total,
    bonusToEarn: sums.bonusToEarn,
    comment: input.comment,
    paidAt: isPaid ? now : null,
    expiresAt: status === 'awaiting-payment' ? new Date(now.getTime() + RESERVATION_MS) : null,
    createdAt: now,
    version: 1,
    stateSince: now,
    storeUntil: null,
    place: null,
  };
  const tenders = layOutTenders(sums, {
    orderId,
    certificateIds: certificates.map(({ id }) => id),
    isPaid,
    at: now,
  });
  for (const { id, kind, amount, reference } of tenders) {
    if (kind !== 'certificate' || reference === null) continue;
    await holdCertificate(tx, { certificateId: reference, tenderId: id, amount: kopecks(amount), now });
  }
  const online = tenders.find(({ kind }) => kind === 'card' || kind === 'credit');
  const lines = layOutLines(units, taken.uinsOf, sums);
  const order = await insertOrder(tx, {
    order: row,
    lines,
    tenders,
    note: isPaid ? 'placed-with-points' : 'placed',
    extraWrites: {
      ...holdingWrites(lines, now),
      audited: auditWrite(ctx, {
        action: 'orders.place',
        subject: { type: 'order', id: orderId },
        storeId: delivery.storeId,
        after: { status, total: sums.due, payment: input.payment, uins: taken.items.map(({ uin }) => uin) },
      }),
      ...(online ? paymentWrites({ tender: online, provider: deps.provider, at: now }) : {}),
      ...clearCartWrites(cart, now),
    },
  });
  return { ok: true, order };
}

/** Nothing to pay: paid. Cash: paid later. Card or credit: awaits the payment. */
function firstStatus(payment: PaymentKind, { due }: OrderSums): OrderStatus {
  if (due === 0) return 'paid';
  return payment === 'card' || payment === 'credit' ? 'awaiting-payment' : 'new';
}
