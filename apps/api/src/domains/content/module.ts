import type { DomainModule } from '#src/platform/domain-module.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { contentRoutes } from './content.routes.ts';
import { importArticles } from './import-articles.ts';
import { importGuideSections } from './import-guide-sections.ts';
import { importHome } from './import-home.ts';
import { importTextPages } from './import-text-pages.ts';
import { officeTextRoutes } from './office/office-texts.routes.ts';

/** Editorial texts: home, pages, articles, guide. */
export function contentModule(deps: { catalogue: Catalogue; stores: StoreDirectory }) {
  return {
    name: 'content',
    routes: (routes) => {
      contentRoutes(routes, deps);
      officeTextRoutes(routes);
    },
    imports: { importHome, importTextPages, importGuideSections, importArticles },
  } satisfies DomainModule;
}
