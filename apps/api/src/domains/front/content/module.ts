import type { DomainModule } from '#src/platform/domain-module.ts';
import { contentRoutes, type ContentDeps } from './content.routes.ts';
import { importHome } from './import-home.ts';
import {
  importArticles,
  importGuideSections,
  importQuestions,
  importTextPages,
  importVacancies,
} from './import-texts.ts';

/** Editorial texts: home, pages, articles, guide, questions, vacancies. */
export function contentModule(deps: ContentDeps) {
  return {
    name: 'content',
    routes: (routes) => contentRoutes(routes, deps),
    imports: {
      importHome,
      importTextPages,
      importGuideSections,
      importArticles,
      importQuestions,
      importVacancies,
    },
  } satisfies DomainModule;
}
