import {
  changeCapacity as contract,
  listOfficeIntervals,
  listOfficeZones,
} from '@yahont/contracts/office/delivery/intervals.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { TariffBook } from '../tariffs/tariff-book.ts';
import { changeCapacity, listIntervals, listZones } from './office-intervals.ts';

export function officeDeliveryRoutes(routes: Routes, book: Pick<TariffBook, 'on'>): void {
  serve(routes, listOfficeZones, ({ query: { date } }) => listZones(book, date));
  serve(routes, listOfficeIntervals, ({ ctx, query }) => listIntervals(ctx.db, book, query));
  serve(routes, contract, async ({ ctx, body }) => {
    await changeCapacity(staffContext(ctx), book, body);
    return listIntervals(ctx.db, book, body);
  });
}
