import type { DomainModule } from '#src/platform/domain-module.ts';
import { importItems } from './import-items.ts';
import { officeItemRoutes } from './office/office-items.routes.ts';

/** Physical items. */
export function stockModule() {
  return { name: 'stock', routes: officeItemRoutes, imports: { importItems } } satisfies DomainModule;
}
