import { listOrders } from '@yahont/contracts/orders/orders.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import type { PlacedOrder } from './notices/placed-notice.tsx';

/** For this long after an order an empty cart may surprise its owner. */
const FRESH_MS = 60 * 60_000;

/** The caller's order that has just emptied the cart, here or in another tab; null when there is none. */
export async function findFreshOrder(api: CallApi, now: Date): Promise<PlacedOrder | null> {
  const { items } = await api(listOrders);
  const newest = items.find(
    ({ status }) => status !== 'cancelled' && status !== 'expired' && status !== 'refunded',
  );
  if (newest === undefined || now.getTime() - Date.parse(newest.createdAt) > FRESH_MS) return null;
  const { id, number, canPay } = newest;
  return { id, number, canPay };
}
