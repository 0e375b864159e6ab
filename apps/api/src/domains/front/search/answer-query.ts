import type {
  FoundSection,
  FoundStones,
  FoundStore,
  SearchCorrection,
} from '@yahont/contracts/search/search.ts';
import { EVERYTHING } from '@yahont/contracts/catalogue/listing.ts';
import { exactSearchUrl } from '@yahont/values/typed/search-text.ts';
import type { CallContext } from '#src/platform/context.ts';
import {
  findSections,
  listPositions,
  type Catalogue,
  type SearchResult,
  type ListedPage,
} from '#src/domains/goods/catalogue/index.ts';
import { todayOf } from '#src/domains/front/content/index.ts';
import type { StoneCatalogue } from '#src/domains/goods/stones/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import { findStores } from './find-stores.ts';
import { findStones } from './stones/find-stones.ts';
import type { FoundText, SiteTexts } from './site-texts.ts';

export type SearchDeps = {
  catalogue: Catalogue;
  stones: StoneCatalogue;
  stores: StoreDirectory;
  texts: SiteTexts;
};

export type AnsweredQuery = {
  listed: ListedPage;
  found: SearchResult;
  correction: SearchCorrection | null;
  sections: FoundSection[];
  stones: FoundStones | null;
  texts: FoundText[];
  stores: FoundStore[];
};

type Ctx = Pick<CallContext, 'now' | 'city'>;

/** Everything that a query finds, from memory only. */
export function answerQuery(
  ctx: Ctx,
  { catalogue, stones, stores, texts }: SearchDeps,
  { query, isExact }: { query: string; isExact: boolean },
): AnsweredQuery {
  const listed = listPositions(
    catalogue,
    { ...EVERYTHING, q: query, exact: isExact ? '1' : undefined },
    ctx.city.id,
  );
  const found = catalogue.search(query, isExact);
  const corrected = found.correction?.corrected ?? query;
  // Words that no product has may be the topic of a page: «как чистить серебро».
  const spelled = found.correction?.reason === 'unknown-words' ? query : corrected;
  const isAboutProducts = found.meaning.kind !== null;
  return {
    listed,
    found,
    correction: found.correction && {
      ...found.correction,
      typed: query,
      exactUrl: exactSearchUrl(query),
    },
    sections: findSections(catalogue, {
      found,
      query: spelled,
      total: listed.total,
      cityId: ctx.city.id,
      countIn: (path) => (listed.counts.get('section') ?? listed.baseCounts.get('section'))?.get(path) ?? 0,
    }),
    // First as typed, because corrections know the words of products only. No product is «круглый», so the correction
    // of «круглый бреллиант» drops that word, and the spelled query keeps it.
    stones: findStones(ctx, stones, query) ?? (isExact ? null : findStones(ctx, stones, found.spelled)),
    // A jeweller's vacancy names rings, but a query about rings gets no vacancies.
    texts: texts
      .find(spelled, todayOf(ctx))
      .filter(({ text }) => !isAboutProducts || text.kind !== 'vacancy'),
    // «Золотое кольцо» is also a street, but a query about rings gets no stores.
    stores: isAboutProducts ? [] : findStores(stores.listAll(ctx.now()), spelled, ctx.city.id),
  };
}
