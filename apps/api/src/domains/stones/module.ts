import type { DomainModule } from '#src/platform/domain-module.ts';
import { importLaboratories } from './import/import-laboratories.ts';
import { importStones } from './import/import-stones.ts';

/** Loose stones; carts and orders join their table. */
export function stonesModule() {
  return { name: 'stones', imports: { importLaboratories, importStones } } satisfies DomainModule;
}
