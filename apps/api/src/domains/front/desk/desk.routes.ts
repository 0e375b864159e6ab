import * as contract from '@yahont/contracts/office/today.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { createToday } from './get-today.ts';

export function deskRoutes(routes: Routes): void {
  const getToday = createToday();
  serve(routes, contract.getToday, ({ ctx, query: { store } }) => getToday(staffContext(ctx), store));
}
