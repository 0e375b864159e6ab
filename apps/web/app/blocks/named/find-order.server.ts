import { getOrder, type Order } from '@yahont/contracts/orders/orders.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { idParam } from '#app/lib/api/id-param.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';

/**
 * The caller's order of an address.
 * @throws the page's 404
 */
export async function findOrder(api: CallApi, id: string, pathname: string): Promise<Order> {
  return or404(api(getOrder, { params: { id: idParam(id, pathname) } }), pathname);
}
