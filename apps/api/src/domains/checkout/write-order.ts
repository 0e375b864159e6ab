import type { OrderStatus, PaymentKind } from '@yahont/contracts/orders/orders.ts';
import type { PlaceOrder } from '@yahont/contracts/checkout/checkout.ts';
import { isShippedBy } from '@yahont/values/delivery-kinds.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { OrderSums } from '@yahont/values/sums/order-sums.ts';
import { isOnline, isPrepaid } from '@yahont/values/sums/tenders.ts';
import { auditWrite } from '#src/platform/audit/audit.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import type { Db } from '#src/platform/database/database.ts';
import { clearCartWrites, lockCart } from '#src/domains/cart/index.ts';
import { consentWrite } from '#src/domains/consents/index.ts';
import type { CarrierOffer } from '#src/domains/delivery/index.ts';
import { lockInterval } from '#src/domains/delivery/index.ts';
import { holdCertificate, lockCertificates } from '#src/domains/certificates/index.ts';
import { balance, spend } from '#src/domains/loyalty/index.ts';
import { holdingWrites, takeLines } from '#src/domains/line-kinds/index.ts';
import { insertOrder, NEXT_ORDER_ID } from '#src/domains/orders/index.ts';
import type { OrderRow, WrittenOrder } from '#src/domains/orders/index.ts';
import {
  cardConsent,
  invoiceExpiry,
  invoiceWrites,
  lockPayableCard,
  paymentWrites,
} from '#src/domains/payment/index.ts';
import { dropDraftWrite } from './draft/drafts.ts';
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
  /** What a carrier offered before the transaction began. */
  offer?: CarrierOffer | null;
  /** Gift certificates to use, which the caller has been allowed to use; one after another. */
  certificateIds?: readonly string[];
};
type Written = { ok: true; order: WrittenOrder } | OrderRefusal;

/** The transaction of `placeOrder`. Every refusal precedes the first lasting write. */
export async function writeOrder(
  tx: Db,
  ctx: AccountContext,
  deps: CheckoutDeps,
  { key, hash, input, offer = null, certificateIds = [] }: OrderRequest,
): Promise<Written> {
  const now = ctx.now();
  const { accountId } = ctx.caller;
  const cart = await lockCart(tx, ctx.caller);
  if (cart === null) return { ok: false, reason: 'cart-empty' };

  if (input.cityId !== undefined && input.cityId !== ctx.city.id) {
    return { ok: false, reason: 'city-changed', cityName: ctx.city.name };
  }

  const { savedCardId } = input;
  const isBySavedCard = input.payment === 'card' && savedCardId !== null;
  const card = isBySavedCard && deps.savesCards
    ? await lockPayableCard(tx, { cardId: savedCardId, accountId, provider: deps.providerOf('card'), now })
    : null;
  if (isBySavedCard && card === null) return { ok: false, reason: 'saved-card-gone' };

  const units = unitsOf(cart.lines);
  const needsPoints = input.payment === 'bonus' || input.bonus > 0;
  const points = needsPoints ? await balance(tx, accountId) : 0;
  const certificates = await lockCertificates(tx, { ids: certificateIds, now });
  const priced = await priceCart(tx, ctx, deps, {
    cart,
    units,
    input,
    offer,
    balance: points,
    certificates: certificates.map((certificate) => certificate.balance),
  });
  if (!priced.ok) return priced;
  const { sums, delivery, promoCode } = priced;

  const { storeId: preferStoreId, visit, onlyStoreIds } = delivery;
  // Before the pieces, as every order does, so that two buyers never wait for each other.
  if (visit !== null && !(await lockInterval(tx, visit, visit.interval))) {
    const { from, to } = visit.interval;
    return { ok: false, reason: 'interval-taken', date: visit.date, from, to };
  }
  const only = onlyStoreIds === null ? {} : { onlyStoreIds };
  const taken = await takeLines(tx, { orderId: NEXT_ORDER_ID, units, preferStoreId, ...only, at: now });
  // What the city's stores have no more may still lie elsewhere.
  if (!taken.ok) return onlyStoreIds === null ? taken : { ok: false, reason: 'delivery-unavailable' };
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
    receiver: isShippedBy(delivery.kind) ? input.receiver : null,
    deliveryKind: delivery.kind,
    deliveryAddress: delivery.address,
    deliveryDate: delivery.dateFor(taken.items),
    carrier: delivery.carrier,
    pointCode: delivery.pointCode,
    trackNumber: null,
    deliveryZone: visit?.zone ?? null,
    deliveryFrom: delivery.hours.from,
    deliveryTo: delivery.hours.to,
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
    expiresAt: status === 'awaiting-payment' ? expiryOf(input.payment, deps, now) : null,
    createdAt: now,
    version: 1,
    stateSince: now,
    storeUntil: null,
    pickupCode: null,
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
  const online = tenders.find(({ kind }) => isOnline(kind));
  const isByInvoice = tenders.some(({ kind }) => kind === 'invoice');
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
      consented: consentWrite({ accountId, network: networkOf(ctx.ip), source: 'checkout', at: now }, [
        { kind: 'offer', isGiven: true },
        { kind: 'personal-data', isGiven: true },
        ...(online?.kind === 'card' && input.savesCard && card === null && deps.savesCards
          ? [cardConsent(orderId, true)]
          : []),
      ]),
      ...(online
        ? paymentWrites({ tender: online, provider: deps.providerOf(online.kind), card, at: now })
        : {}),
      ...(isByInvoice && deps.invoice ? invoiceWrites({ orderId, terms: deps.invoice, at: now }) : {}),
      ...clearCartWrites(cart, now),
      draft_dropped: dropDraftWrite(accountId),
    },
  });
  return { ok: true, order };
}

/** How long an unpaid order keeps its pieces: a bank transfer is on its way for days. */
function expiryOf(payment: PaymentKind, { invoice }: CheckoutDeps, now: Date): Date {
  return payment === 'invoice' && invoice
    ? invoiceExpiry(now, invoice)
    : new Date(now.getTime() + RESERVATION_MS);
}

/** Nothing to pay: paid. Cash: paid later. At a bank, an operator or by invoice: awaits the payment. */
function firstStatus(payment: PaymentKind, { due }: OrderSums): OrderStatus {
  if (due === 0) return 'paid';
  return isPrepaid(payment) ? 'awaiting-payment' : 'new';
}
