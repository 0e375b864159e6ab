import { getStones } from '@yahont/contracts/stones/stone-listing.ts';
import { getStone as getStoneEndpoint } from '@yahont/contracts/stones/stone-page.ts';
import { serve } from '#src/platform/http/serve.ts';
import type { Routes } from '#src/platform/http/serve.ts';
import { listStones } from './listing/list-stones.ts';
import { getStone } from './page/get-stone.ts';
import type { StoneDeps } from './page/get-stone.ts';

export function stoneRoutes(routes: Routes, deps: StoneDeps): void {
  serve(routes, getStones, ({ ctx, query }) => listStones(ctx, deps.stones, query));
  serve(routes, getStoneEndpoint, ({ ctx, params }) => getStone(ctx.db, deps, params.code));
}
