import { listOrders } from '@yahont/contracts/orders/order-list.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { PlacedOrder } from './notices/placed-notice.tsx';

/** For this long after an order the shopper may wonder why the cart is empty. */
const FRESH_MS = 60 * 60_000;
/** How many of the latest orders to check: nobody cancels more within an hour. */
const LATEST = 10;

/** The caller's order that has just emptied the cart, here or in another tab; null when there is none. */
export async function findFreshOrder(api: CallApi, now: Date): Promise<PlacedOrder | null> {
  const { items } = await api(listOrders, { query: { limit: LATEST } });
  const newest = items.find(
    ({ status }) => status !== 'cancelled' && status !== 'expired' && status !== 'refunded',
  );
  if (newest === undefined || now.getTime() - Date.parse(newest.createdAt) > FRESH_MS) return null;
  const { id, number, canPay } = newest;
  return { id, number, canPay };
}
