import * as contract from '@yahont/contracts/lists/lists.ts';
import { buyerContext, serve, type Routes } from '#src/platform/http/serve.ts';
import type { ListDeps } from './lists.deps.ts';
import { changeList, makeList, removeList } from './own/change-lists.ts';
import { hintAtList } from './own/hint-at-list.ts';
import { putIntoList, takeFromList } from './own/list-products.ts';
import { getList, listLists } from './own/read-lists.ts';
import { hideList, shareList } from './own/share-list.ts';
import { markGift, showSharedList, unmarkGift } from './by-link/by-link.ts';

export function listRoutes(routes: Routes, deps: ListDeps): void {
  serve(routes, contract.listLists, ({ ctx }) => listLists(ctx, ctx.caller));
  serve(routes, contract.makeList, ({ ctx, body }) => makeList(buyerContext(ctx), deps, body));
  serve(routes, contract.getList, ({ ctx, params }) => getList(buyerContext(ctx), deps, params.id));
  serve(routes, contract.changeList, ({ ctx, params, body }) =>
    changeList(buyerContext(ctx), deps, { ...body, id: params.id }),
  );
  serve(routes, contract.removeList, ({ ctx, params }) => removeList(buyerContext(ctx), params.id));
  serve(routes, contract.putIntoList, ({ ctx, params }) => putIntoList(buyerContext(ctx), deps, params));
  serve(routes, contract.takeFromList, ({ ctx, params }) => takeFromList(buyerContext(ctx), params));
  serve(routes, contract.shareList, ({ ctx, params }) => shareList(buyerContext(ctx), deps, params.id));
  serve(routes, contract.hideList, ({ ctx, params }) => hideList(buyerContext(ctx), deps, params.id));
  serve(routes, contract.hintAtList, ({ ctx, params, body }) =>
    hintAtList(buyerContext(ctx), deps, { ...body, id: params.id }),
  );
  serve(routes, contract.showSharedList, ({ ctx, params }) => showSharedList(ctx, deps, params.token));
  serve(routes, contract.markGift, ({ ctx, params }) => markGift(buyerContext(ctx), deps, params));
  serve(routes, contract.unmarkGift, ({ ctx, params }) => unmarkGift(buyerContext(ctx), deps, params));
}
