import * as contract from '@yahont/contracts/returns/returns.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { askForReturn } from './asking/ask-for-return.ts';
import type { CourierDeps } from './asking/courier-dates.ts';
import type { SizeDeps } from './asking/other-sizes.ts';
import { previewReturn } from './asking/preview-return.ts';
import { withdrawReturn } from './asking/withdraw-return.ts';
import { askForPostage } from './postage/ask-for-postage.ts';
import type { PostageDeps } from './postage/postage-deps.ts';
import { getOrderReturns, getOwnReturn, listReturns } from './list-returns.ts';

export type ReturnDeps = CourierDeps & SizeDeps & PostageDeps;

export function returnRoutes(routes: Routes, deps: ReturnDeps): void {
  serve(routes, contract.getOrderReturns, ({ ctx, params }) =>
    getOrderReturns(accountContext(ctx), deps, params.id),
  );
  serve(routes, contract.previewReturn, ({ ctx, params, query }) =>
    previewReturn(accountContext(ctx), params.id, query),
  );
  serve(routes, contract.listReturns, ({ ctx }) => listReturns(accountContext(ctx), deps));
  serve(routes, contract.getReturn, ({ ctx, params }) => getOwnReturn(accountContext(ctx), deps, params.id));
  serve(routes, contract.askForReturn, ({ ctx, params: { id }, body, files }) =>
    askForReturn(accountContext(ctx), deps, { orderId: id, wish: body, files }),
  );
  serve(routes, contract.withdrawReturn, ({ ctx, params }) =>
    withdrawReturn(accountContext(ctx), deps, params.id),
  );
  serve(routes, contract.askForPostage, ({ ctx, params: { id }, body: { amount }, files }) =>
    askForPostage(accountContext(ctx), deps, { returnId: id, amount, files }),
  );
}
