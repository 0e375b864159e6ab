import type { CallContext } from '#src/platform/context.ts';
import type { KnownAddresses } from '#src/domains/ground/documents/index.ts';
import type { SeoDirectory } from './seo-directory.ts';
import type { SitemapSources } from './sitemap.ts';

/** Lists the addresses that the shop serves: those of the sitemap, and those with a row of SEO data. */
export async function readAddresses(
  ctx: CallContext,
  { sources, seo }: { sources: SitemapSources; seo: SeoDirectory },
): Promise<KnownAddresses> {
  const lists = await Promise.all(Object.values(sources).map(async (read) => read(ctx)));
  const known = new Set(lists.flat().map(({ path }) => path));
  return (path) => known.has(path) || seo.has(path);
}
