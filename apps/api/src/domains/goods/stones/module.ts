import type { DomainModule } from '#src/platform/domain-module.ts';
import { importLaboratories } from './import/import-laboratories.ts';
import { importStones } from './import/import-stones.ts';
import { removeStones } from './import/remove-stones.ts';
import type { SelectionDeps } from './selection/get-stone-selection.ts';
import { stoneRoutes } from './stones.routes.ts';

/**
 * Loose stones; carts and orders join their table.
 * @param deps `stones`: made by `loadStoneCatalogue`, because other modules need it before this one
 */
export function stonesModule(deps: SelectionDeps) {
  return {
    name: 'stones',
    routes: (routes) => stoneRoutes(routes, deps),
    projections: [deps.stones],
    imports: { importLaboratories, importStones, removeStones },
  } satisfies DomainModule;
}
