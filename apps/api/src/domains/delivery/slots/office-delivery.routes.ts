import {
  changeCapacity as capacityContract,
  listOfficeIntervals,
} from '@yahont/contracts/office/delivery/intervals.ts';
import { changeVisit as visitContract } from '@yahont/contracts/office/delivery/visits.ts';
import { describeOfficeOrder } from '#src/domains/orders/index.ts';
import { serve, staffContext } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { changeVisit } from './change-visit.ts';
import type { VisitDeps } from './change-visit.ts';
import { changeCapacity, listIntervals } from './office-intervals.ts';

export function officeDeliveryRoutes(routes: Routes, deps: VisitDeps): void {
  const { book } = deps;
  serve(routes, listOfficeIntervals, ({ ctx, query }) => listIntervals(ctx.db, book, query));
  serve(routes, capacityContract, async ({ ctx, body }) => {
    await changeCapacity(staffContext(ctx), book, body);
    return listIntervals(ctx.db, book, body);
  });
  serve(routes, visitContract, async ({ ctx, params: { id }, body }) => {
    await changeVisit(staffContext(ctx), deps, { orderId: id, ...body });
    return describeOfficeOrder(ctx.db, id);
  });
}
