import { getBonusHistory } from '@yahont/contracts/orders/bonus.ts';
import { listOrders as listing } from '@yahont/contracts/orders/order-list.ts';
import * as contract from '@yahont/contracts/orders/orders.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { refuseWith } from '#src/platform/errors.ts';
import { listBonus } from './bonus/list-bonus.ts';
import { cancelOrder, type CancelDeps } from './cancel-order.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list/list-orders.ts';
import { getStorage, keepLonger } from './storage/keep-longer.ts';

/** Placing an order is in `checkout`, above the cart and the payment. */
export function orderRoutes(routes: Routes, deps: CancelDeps): void {
  serve(routes, getBonusHistory, ({ ctx, query }) => listBonus(accountContext(ctx), query));
  serve(routes, listing, ({ ctx, query }) => listOrders(accountContext(ctx), deps, query));
  serve(routes, contract.getOrder, ({ ctx, params }) => getOrder(accountContext(ctx), deps, params.id));
  serve(routes, contract.getStorage, ({ ctx, params }) => getStorage(accountContext(ctx), deps, params.id));
  serve(routes, contract.keepLonger, ({ ctx, params }) => keepLonger(accountContext(ctx), deps, params.id));
  serve(routes, contract.cancelOrder, async ({ ctx, params }) => {
    const result = await cancelOrder(accountContext(ctx), deps, params.id);
    if (!result.ok) throw refuseWith(contract.cancelOrder, result);
    return result.order;
  });
}
