import { getOrderVisits, moveOrderVisit } from '@yahont/contracts/orders/visits.ts';
import { describeOrder, getOrderRow } from '#src/domains/orders/index.ts';
import type { OrderDeps } from '#src/domains/orders/index.ts';
import { accountContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { listOwnVisits, moveOwnVisit } from './own-visits.ts';
import type { OwnVisitDeps } from './own-visits.ts';

export type VisitRoutesDeps = OwnVisitDeps & { /** What an order shows. */ orders: OrderDeps };

/** The buyer's own visits of couriers. */
export function visitRoutes(routes: Routes, deps: VisitRoutesDeps): void {
  serve(routes, getOrderVisits, ({ ctx, params: { id } }) => listOwnVisits(accountContext(ctx), deps, id));
  serve(routes, moveOrderVisit, async ({ ctx, params: { id }, body }) => {
    await moveOwnVisit(accountContext(ctx), deps, { orderId: id, ...body });
    return describeOrder(ctx, deps.orders, await getOrderRow(ctx.db, id));
  });
}
