import type { DomainModule } from '#src/platform/domain-module.ts';
import { importStones } from './import-stones.ts';

/** Loose stones; carts and orders join their table. The selection of stones comes with its pages. */
export function stonesModule() {
  return { name: 'stones', imports: { importStones } } satisfies DomainModule;
}
