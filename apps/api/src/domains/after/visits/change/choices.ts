import type { OrderChoices } from '@yahont/contracts/office/order-work/change-order.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { checkSeen, isPriceOpen } from '#src/domains/buying/orders/index.ts';
import { isReachable, readOrderToChange, wayObstacle } from './order-to-change.ts';
import { offerFor, quotesFor, type ChangeDeps } from './quotes.ts';

/** What an order has, and what staff can change of it. Throws `order-not-found`. */
export async function listChoices(
  ctx: StaffContext,
  deps: ChangeDeps,
  orderId: number,
): Promise<OrderChoices> {
  await checkSeen(ctx.db, ctx, { orderId, permission: 'orders.change' });
  const subject = await readOrderToChange(ctx.db, orderId);
  const offer = await offerFor(ctx, deps, subject);
  const now = ctx.now();
  const { city, courier, point, pickupOn } = quotesFor(deps, { subject, offer, now });
  const { order } = subject;
  return {
    version: order.version,
    contact: order.contact,
    receiver: order.receiver,
    cityName: city.name,
    delivery: {
      kind: order.deliveryKind,
      storeId: order.storeId,
      address: order.deliveryAddress,
      pointCode: order.pointCode,
      date: order.deliveryDate,
      from: order.deliveryFrom,
      isCarried: order.carrier !== null,
      price: kopecks(order.deliveryPrice),
    },
    wayFixed: wayObstacle(subject),
    isReachable: isReachable(subject),
    isPriceOpen: isPriceOpen(order),
    stores: deps.storesIn(city, now).map((store) => ({
      id: store.id,
      name: store.name,
      address: store.address,
      date: pickupOn(store),
    })),
    courier: {
      price: courier.price,
      date: courier.dates[0] ?? cityDate(now, city.timezone),
      intervals: courier.intervals.map(({ from, to }) => ({ from, to })),
    },
    point:
      point === null
        ? null
        : {
            price: point.price,
            date: point.date,
            places: (offer?.points ?? []).map(({ code, name, address }) => ({ code, name, address })),
          },
  };
}
