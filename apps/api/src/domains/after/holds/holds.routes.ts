import * as contract from '@yahont/contracts/holds/holds.ts';
import { accountContext, serve, type Routes, type ServedRequest } from '#src/platform/http/serve.ts';
import type { HoldDeps } from './holds.deps.ts';
import { getHoldOffer } from './making/get-hold-offer.ts';
import { holdPiece } from './making/hold-piece.ts';
import { extendHold, releaseHold, showHold } from './own/hold-by-link.ts';
import { listOwnHolds } from './own/list-own-holds.ts';

type Header = ServedRequest<typeof contract.showHold>['header'];

export function holdRoutes(routes: Routes, deps: HoldDeps): void {
  serve(routes, contract.getHoldOffer, ({ ctx, params: { id }, header }) => {
    keepNowhere(header);
    return getHoldOffer(ctx, deps, id);
  });
  serve(routes, contract.holdPiece, ({ ctx, body }) => holdPiece(ctx, body, deps));
  serve(routes, contract.showHold, ({ ctx, params: { link }, header }) => {
    keepNowhere(header);
    return showHold(ctx, deps, link);
  });
  serve(routes, contract.extendHold, ({ ctx, params: { link } }) => extendHold(ctx, deps, link));
  serve(routes, contract.releaseHold, ({ ctx, params: { link } }) => releaseHold(ctx, deps, link));
  serve(routes, contract.listOwnHolds, ({ ctx, header }) => {
    keepNowhere(header);
    return listOwnHolds(accountContext(ctx), deps);
  });
}

/** Not cached: pieces are taken at any moment, and a hold is private. */
function keepNowhere(header: Header): void {
  header('cache-control', 'no-store');
}
