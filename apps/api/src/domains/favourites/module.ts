import type { DomainModule } from '#src/platform/domain-module.ts';
import { favouriteRoutes } from './favourites.routes.ts';

/** Products that visitors marked. */
export function favouritesModule() {
  return { name: 'favourites', routes: favouriteRoutes } satisfies DomainModule;
}
