import type { Suggestions } from '@yahont/contracts/search/search.ts';
import { searchUrl } from '@yahont/values/typed/search-text.ts';
import type { CallContext } from '#src/platform/context.ts';
import { chipsOf, productUrl } from '#src/domains/goods/catalogue/index.ts';
import { answerQuery, type SearchDeps } from './answer-query.ts';
import { popularQueries } from './popular-queries.ts';
import { toArticles, toPages, toProduct } from './to-found.ts';

const MAX_RESULTS = { completions: 3, products: 4, sections: 4, articles: 3, stores: 3, pages: 3 } as const;
const MAX_PAGES = { page: 3, question: 2, vacancy: 2 } as const;
const NOTHING: Suggestions = {
  query: '',
  correction: null,
  completions: [],
  sections: [],
  products: [],
  total: 0,
  meant: [],
  stones: null,
  articles: [],
  stores: [],
  pages: [],
  popular: [],
  url: '/search/',
};

/** Suggestions for a query that is being typed. */
export function getSuggestions(ctx: CallContext, deps: SearchDeps, query: string): Suggestions {
  const { catalogue } = deps;
  if (query === '') return { ...NOTHING, popular: popularQueries() };
  const { listed, found, correction, sections, stones, texts, stores } = answerQuery(ctx, deps, {
    query,
    isExact: false,
  });
  const product = found.productId === null ? undefined : catalogue.find(found.productId);
  const meant = correction?.corrected ?? query;
  return {
    query,
    correction,
    completions: catalogue.complete(meant, MAX_RESULTS.completions).map((text) => ({
      text,
      url: searchUrl(text),
      typedLength: commonPrefixLength(query, text),
    })),
    sections: sections.slice(0, MAX_RESULTS.sections),
    products: listed.records.slice(0, MAX_RESULTS.products).map((record) => toProduct(catalogue, record)),
    total: listed.total,
    meant: chipsOf(listed, catalogue.collections()),
    stones,
    articles: toArticles(catalogue, texts).slice(0, MAX_RESULTS.articles),
    stores: stores.slice(0, MAX_RESULTS.stores),
    pages: toPages(texts, MAX_PAGES).slice(0, MAX_RESULTS.pages),
    popular: listed.total === 0 ? popularQueries() : [],
    url: (product && productUrl(product)) ?? (stones?.isExact ? stones.url : searchUrl(query)),
  };
}

/** Length of the common beginning of two texts, ignoring case. */
function commonPrefixLength(typed: string, text: string): number {
  let length = 0;
  while (length < typed.length && typed[length]?.toLowerCase() === text[length]?.toLowerCase()) length += 1;
  return length;
}
