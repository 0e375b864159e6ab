import * as contract from '@yahont/contracts/office/money/sales.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { getSale, listSales } from './office-sales.ts';
import { recordSale } from './record-sale.ts';
import { undoSale } from './undo-sale.ts';

export function officeSaleRoutes(routes: Routes): void {
  serve(routes, contract.recordSale, async ({ ctx, body }) => {
    const staff = staffContext(ctx);
    return getSale(staff, await recordSale(staff, body));
  });
  serve(routes, contract.listSales, ({ ctx, query }) => listSales(staffContext(ctx), query));
  serve(routes, contract.getSale, ({ ctx, params: { id } }) => getSale(staffContext(ctx), id));
  serve(routes, contract.undoSale, async ({ ctx, params: { id }, body }) => {
    const staff = staffContext(ctx);
    await undoSale(staff, { id, ...body });
    return getSale(staff, id);
  });
}
