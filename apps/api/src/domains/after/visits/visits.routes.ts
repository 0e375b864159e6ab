import {
  changeOrder as changeOrderContract,
  getOrderChoices,
} from '@yahont/contracts/office/order-work/change-order.ts';
import { changeVisit as changeContract } from '@yahont/contracts/office/delivery/visits.ts';
import { getOrderVisits, moveOrderVisit } from '@yahont/contracts/orders/visits.ts';
import {
  describeOfficeOrder,
  describeOrder,
  getOrderRow,
  type OrderDeps,
} from '#src/domains/buying/orders/index.ts';
import { accountContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import { changeOrder } from './change/change-order.ts';
import { listChoices } from './change/choices.ts';
import type { ChangeDeps } from './change/quotes.ts';
import { changeVisit, type VisitDeps } from './change-visit.ts';
import { listOwnVisits, moveOwnVisit, type OwnVisitDeps } from './own-visits.ts';

export type VisitRoutesDeps = OwnVisitDeps & { /** What an order page shows. */ orders: OrderDeps };

/** The buyer's own visits of couriers. */
export function visitRoutes(routes: Routes, deps: VisitRoutesDeps): void {
  serve(routes, getOrderVisits, ({ ctx, params: { id } }) => listOwnVisits(accountContext(ctx), deps, id));
  serve(routes, moveOrderVisit, async ({ ctx, params: { id }, body }) => {
    await moveOwnVisit(accountContext(ctx), deps, { orderId: id, ...body });
    return describeOrder(ctx, deps.orders, await getOrderRow(ctx.db, id));
  });
}

/** Visits of couriers that staff arrange with a buyer. */
export function officeVisitRoutes(routes: Routes, deps: VisitDeps): void {
  serve(routes, changeContract, async ({ ctx, params: { id }, body }) => {
    await changeVisit(staffContext(ctx), deps, { orderId: id, ...body });
    return describeOfficeOrder(ctx.db, id);
  });
}

/** What else staff change about an order: who gets it, where and how. */
export function officeChangeRoutes(routes: Routes, deps: ChangeDeps): void {
  serve(routes, getOrderChoices, ({ ctx, params: { id } }) => listChoices(staffContext(ctx), deps, id));
  serve(routes, changeOrderContract, async ({ ctx, params: { id }, body, request }) => {
    await changeOrder(staffContext(ctx), deps, { ...body, orderId: id, version: versionOf(request) });
    return describeOfficeOrder(ctx.db, id);
  });
}
