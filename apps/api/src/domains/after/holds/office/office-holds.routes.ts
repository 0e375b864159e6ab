import * as contract from '@yahont/contracts/office/holds.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { listOfficeHolds } from './list-office-holds.ts';
import { cancelHold, noteHoldReady } from './serve-hold.ts';

export function officeHoldRoutes(routes: Routes): void {
  serve(routes, contract.listOfficeHolds, ({ ctx, query }) => listOfficeHolds(staffContext(ctx), query));
  serve(routes, contract.noteHoldReady, ({ ctx, params: { id } }) => noteHoldReady(staffContext(ctx), id));
  serve(routes, contract.cancelHold, ({ ctx, params: { id }, body }) =>
    cancelHold(staffContext(ctx), { id, ...body }),
  );
}
