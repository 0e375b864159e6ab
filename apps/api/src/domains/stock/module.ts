import type { DomainModule } from '#src/platform/domain-module.ts';
import { importItems } from './import-items.ts';

/** Physical items. */
export function stockModule() {
  return { name: 'stock', imports: { importItems } } satisfies DomainModule;
}
