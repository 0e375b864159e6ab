import { getOrder, listOrders } from '@yahont/contracts/orders/orders.ts';
import type { Order, OrderSummary } from '@yahont/contracts/orders/orders.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';

/** Further orders are only in the list of orders. */
const MOST_ORDERS = 20;

/** The caller's latest orders in full, newest first, up to a limit. */
export async function loadOrders(
  api: VisitorPage['api'],
  isWanted: (order: OrderSummary) => boolean = () => true,
): Promise<Order[]> {
  const { items } = await api(listOrders);
  const wanted = items.filter(isWanted).slice(0, MOST_ORDERS);
  return Promise.all(wanted.map(({ id }) => api(getOrder, { params: { id } })));
}
