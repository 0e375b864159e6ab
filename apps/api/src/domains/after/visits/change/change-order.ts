import {
  changeOrder as contract,
  type OrderChange,
} from '@yahont/contracts/office/order-work/change-order.ts';
import type { Receiver } from '@yahont/contracts/orders/receiver.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { checkVersion } from '#src/platform/versions.ts';
import {
  checkSeen,
  isCancellable,
  isPriceOpen,
  lockForStaff,
  writeChange,
  type OrderRow,
  type OrderWay,
} from '#src/domains/buying/orders/index.ts';
import { newWay } from './new-way.ts';
import { isReachable, readOrderToChange } from './order-to-change.ts';
import { offerFor, type ChangeDeps } from './quotes.ts';

type Change = OrderChange & {
  orderId: number;
  /** Version of the order that the person saw. */
  version: number;
};

/**
 * Changes the contact, the receiver and the delivery of an order in one transaction. Throws
 * `order-not-found` and the refusals of the contract.
 */
export async function changeOrder(ctx: StaffContext, deps: ChangeDeps, change: Change): Promise<void> {
  const { orderId, version, contact, delivery, reason } = change;
  await checkSeen(ctx.db, ctx, { orderId, permission: 'orders.change' });
  // The carrier answers before the transaction: nobody waits for it under a lock.
  const offer = await offerFor(ctx, deps, await readOrderToChange(ctx.db, orderId));
  await ctx.db.transaction(async (tx) => {
    const locked = await lockForStaff(tx, ctx, { orderId, permission: 'orders.change' });
    const subject = { type: 'order', id: orderId } as const;
    await checkVersion(tx, { subject, version: locked.version }, version);
    const facts = await readOrderToChange(tx, orderId);
    const { order } = facts;
    const isOut = order.status === 'in-delivery';
    if (!isCancellable(order.status) && !isOut)
      throw refuse(contract.refusals, 'not-changed-now', { status: order.status });
    const receiver = isSame(order.receiver, change.receiver) ? order.receiver : change.receiver;
    if (receiver !== order.receiver && !isReachable(facts))
      throw refuse(contract.refusals, 'not-changed-now', { status: order.status });
    const way: OrderWay =
      delivery === null
        ? order
        : await newWay(tx, deps, { subject: facts, wish: delivery, offer, now: ctx.now() });
    requirePayable(order, way, deps);
    const [before, after] = [kopecks(order.deliveryPrice), kopecks(way.deliveryPrice)];
    const fixed = refuse(contract.refusals, 'price-fixed', { before, after });
    if (after !== before && !isPriceOpen(order)) throw fixed;
    if (after !== change.deliveryPrice) throw refuse(contract.refusals, 'price-changed', { price: after });
    if (!(await writeChange(tx, ctx, { order, after: { ...wayOf(way), contact, receiver }, reason })))
      throw fixed;
  });
}

/** Of a whole row only the delivery. */
function wayOf(way: OrderWay): OrderWay {
  return {
    deliveryKind: way.deliveryKind,
    deliveryAddress: way.deliveryAddress,
    deliveryDate: way.deliveryDate,
    deliveryZone: way.deliveryZone,
    deliveryFrom: way.deliveryFrom,
    deliveryTo: way.deliveryTo,
    deliveryPrice: way.deliveryPrice,
    fittingMinutes: way.fittingMinutes,
    carrier: way.carrier,
    pointCode: way.pointCode,
    storeId: way.storeId,
  };
}

/** A carrier takes no money, and cash has a limit. */
function requirePayable(order: OrderRow, way: OrderWay, { cashMax }: Pick<ChangeDeps, 'cashMax'>): void {
  if (order.paidAt !== null || order.paymentKind !== 'cash') return;
  const isCarriedNow = way.carrier !== null && order.carrier === null;
  const more = way.deliveryPrice - order.deliveryPrice;
  if (isCarriedNow || (more > 0 && order.total + more > cashMax))
    throw refuse(contract.refusals, 'payment-unfit', {});
}

function isSame(one: Receiver | null, other: Receiver | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.name === other.name &&
    one.lastName === other.lastName &&
    one.phone === other.phone &&
    one.isSurprise === other.isSurprise
  );
}
