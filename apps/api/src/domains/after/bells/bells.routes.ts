import * as contract from '@yahont/contracts/bells/bells.ts';
import { listBellDemand as demandCall } from '@yahont/contracts/office/bell-demand.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { askBell } from './asking/ask-bell.ts';
import { askByMail } from './asking/ask-by-mail.ts';
import type { BellDeps } from './bells.deps.ts';
import { confirmByLink, endByLink, showByLink } from './by-link/by-link.ts';
import { listBellDemand } from './office/list-bell-demand.ts';
import { endOwnBell } from './own/end-own-bell.ts';
import { getBellsOfProduct } from './own/get-bells-of-product.ts';
import { listOwnBells } from './own/list-own-bells.ts';

export function bellRoutes(routes: Routes, deps: BellDeps): void {
  serve(routes, contract.askBell, ({ ctx, body }) => askBell(accountContext(ctx), deps, body));
  serve(routes, contract.askBellByMail, ({ ctx, body }) => askByMail(ctx, deps, body));
  serve(routes, contract.getBellsOfProduct, ({ ctx, params }) => getBellsOfProduct(ctx, deps, params.id));
  serve(routes, contract.listOwnBells, ({ ctx }) => listOwnBells(accountContext(ctx), deps));
  serve(routes, contract.endOwnBell, ({ ctx, params }) => endOwnBell(accountContext(ctx), params.id));
  serve(routes, contract.showBell, ({ ctx, params }) => showByLink(ctx, deps, params.link));
  serve(routes, contract.confirmBell, ({ ctx, params }) => confirmByLink(ctx, deps, params.link));
  serve(routes, contract.endBell, ({ ctx, params }) => endByLink(ctx, deps, params.link));
  serve(routes, demandCall, ({ ctx, query }) => listBellDemand(ctx, deps, query));
}
