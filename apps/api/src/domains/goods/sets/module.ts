import { getSet, listSets, listSetsOfProduct } from '@yahont/contracts/sets/sets.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { refuse } from '#src/platform/errors.ts';
import { serve } from '#src/platform/http/serve.ts';
import { findAllSets, findSetBySlug, findSetsOfProduct } from './find-sets.ts';
import { importSets } from './import-sets.ts';
import { showSets, type SetDeps } from './show-sets.ts';

/** Sets of jewellery and pairs of wedding rings. */
export function setsModule(deps: SetDeps) {
  return {
    name: 'sets',
    imports: { importSets },
    routes: (routes) => {
      serve(routes, listSets, async ({ ctx }) => ({
        items: showSets(ctx, deps, await findAllSets(ctx.db)),
      }));
      serve(routes, listSetsOfProduct, async ({ ctx, params }) => ({
        items: showSets(ctx, deps, await findSetsOfProduct(ctx.db, params.id)).toSorted(
          (a, b) => Number(b.isWhole) - Number(a.isWhole),
        ),
      }));
      serve(routes, getSet, async ({ ctx, params }) => {
        const found = await findSetBySlug(ctx.db, params.slug);
        const [set] = found ? showSets(ctx, deps, [found]) : [];
        if (!set) throw refuse(getSet.refusals, 'set-not-found', {});
        return set;
      });
    },
  } satisfies DomainModule;
}
