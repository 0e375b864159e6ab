import type { SearchGroups } from '@yahont/contracts/search/search.ts';
import type { CallContext } from '#src/platform/context.ts';
import { productUrl, relatedQueries } from '#src/domains/goods/catalogue/index.ts';
import { searchUrl } from '@yahont/values/typed/search-text.ts';
import { answerQuery, type SearchDeps } from './answer-query.ts';
import type { MissedQueries } from './missed-queries.ts';
import { toArticles, toPages } from './to-found.ts';
import { widerSelections } from './wider.ts';

const MAX_RESULTS = { sections: 8, articles: 8, stores: 12, related: 6 } as const;
const MAX_PAGES = { page: 6, question: 4, vacancy: 4 } as const;

/** Results beside the products of a query; a query without any result is counted. */
export function getSearchGroups(
  ctx: Pick<CallContext, 'now' | 'city'>,
  deps: SearchDeps & { missed: Pick<MissedQueries, 'add'> },
  { query, isExact }: { query: string; isExact: boolean },
): SearchGroups {
  const { catalogue, missed } = deps;
  if (query === '') return NOTHING;
  const { listed, found, correction, sections, stones, texts, stores } = answerQuery(ctx, deps, {
    query,
    isExact,
  });
  const product = found.productId === null ? undefined : catalogue.find(found.productId);
  const { missing } = found.meaning;
  const pages = toPages(texts, MAX_PAGES);
  const shown = sections.slice(0, MAX_RESULTS.sections);
  if (listed.total === 0 && (missing !== null || pages.length + stores.length === 0) && stones === null)
    missed.add(query);
  return {
    query,
    correction,
    exactUrl: (product && productUrl(product)) ?? (stones?.isExact ? stones.url : null),
    total: listed.total,
    sections: shown,
    wider: isExact
      ? []
      : widerSelections(catalogue, { found, total: listed.total, cityId: ctx.city.id, shown }),
    stones,
    articles: toArticles(catalogue, texts).slice(0, MAX_RESULTS.articles),
    stores: stores.slice(0, MAX_RESULTS.stores),
    pages,
    missing: missing && { genitive: missing.genitive, isStone: missing.isStone },
    related: relatedQueries(catalogue, found)
      .slice(0, MAX_RESULTS.related)
      .map((text) => ({ text, url: searchUrl(text) })),
  };
}

const NOTHING: SearchGroups = {
  query: '',
  correction: null,
  exactUrl: null,
  total: 0,
  sections: [],
  wider: [],
  stones: null,
  articles: [],
  stores: [],
  pages: [],
  missing: null,
  related: [],
};
