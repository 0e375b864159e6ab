import { getStones as getStonesEndpoint } from '@yahont/contracts/stones/stone-listing.ts';
import { getStoneMenu as getStoneMenuEndpoint } from '@yahont/contracts/stones/stone-menu.ts';
import { getStone as getStoneEndpoint } from '@yahont/contracts/stones/stone-page.ts';
import { getStonePicker as getStonePickerEndpoint } from '@yahont/contracts/stones/stone-picker.ts';
import { getStoneSelection as getStoneSelectionEndpoint } from '@yahont/contracts/stones/stone-selection.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { getStoneMenu } from './listing/get-stone-menu.ts';
import { getStones } from './listing/get-stones.ts';
import { getStone } from './page/get-stone.ts';
import { getStonePicker } from './picker/get-stone-picker.ts';
import { getStoneSelection, type SelectionDeps } from './selection/get-stone-selection.ts';

export function stoneRoutes(routes: Routes, deps: SelectionDeps): void {
  serve(routes, getStonesEndpoint, ({ ctx, query }) => getStones(ctx, deps, query));
  serve(routes, getStoneMenuEndpoint, () => getStoneMenu(deps.stones));
  serve(routes, getStonePickerEndpoint, ({ ctx, params, query }) =>
    getStonePicker(ctx, deps.stones, { ...query, ...params }),
  );
  serve(routes, getStoneEndpoint, ({ ctx, params }) => getStone(ctx.db, deps, params.code));
  serve(routes, getStoneSelectionEndpoint, ({ ctx, params, query }) =>
    getStoneSelection(ctx, deps, { ...query, ...params }),
  );
}
