import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import { importSeoPages } from './import-seo-pages.ts';
import { loadSeoDirectory, type SeoDirectory } from './seo-directory.ts';
import { seoRoutes } from './seo.routes.ts';
import type { SitemapSources } from './sitemap.ts';

/** Editors' SEO data for addresses, in memory, and the sitemap. */
export async function seoModule({ context, sources }: { context: Context; sources: SitemapSources }) {
  const seo = await loadSeoDirectory(context);
  return {
    name: 'seo',
    seo,
    routes: (routes) => seoRoutes(routes, { seo, sources }),
    projections: [
      {
        reload: seo.reload,
        apply: async (tags) => {
          if (tags.includes('seo')) await seo.reload();
        },
      },
    ],
    imports: { importSeoPages },
  } satisfies DomainModule & { seo: SeoDirectory };
}
