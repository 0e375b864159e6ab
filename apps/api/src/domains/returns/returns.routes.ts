import * as contract from '@yahont/contracts/returns/returns.ts';
import { accountContext, serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { askForReturn } from './asking/ask-for-return.ts';
import { withdrawReturn } from './asking/withdraw-return.ts';
import { getOrderReturns, listReturns } from './list-returns.ts';

export function returnRoutes(routes: Routes): void {
  serve(routes, contract.getOrderReturns, ({ ctx, params }) =>
    getOrderReturns(accountContext(ctx), params.id),
  );
  serve(routes, contract.listReturns, ({ ctx }) => listReturns(accountContext(ctx)));
  serve(routes, contract.askForReturn, ({ ctx, params, body }) =>
    askForReturn(accountContext(ctx), params.id, body),
  );
  serve(routes, contract.withdrawReturn, ({ ctx, params }) => withdrawReturn(accountContext(ctx), params.id));
}
