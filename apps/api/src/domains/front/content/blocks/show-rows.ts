import { ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { WrittenBlock } from '@yahont/contracts/content/blocks/written-blocks.ts';
import { StoneQuery } from '@yahont/contracts/stones/stone-listing.ts';
import type { CallContext } from '#src/platform/context.ts';
import { listFittingCards, sectionUrl, type Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { LISTING_URL, listStones, type StoneCatalogue } from '#src/domains/goods/stones/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';

export type RowSources = {
  ctx: Pick<CallContext, 'city' | 'now'>;
  catalogue: Catalogue;
  stones: StoneCatalogue;
  stores: StoreDirectory;
};

type SourceBlock<Type extends WrittenBlock['type']> = Extract<WrittenBlock, { type: Type }>;

/** Products of a rule; null when none is in stock. */
export function showProducts(
  { heading, linkText, section, filters, sort, limit }: SourceBlock<'products'>,
  { ctx, catalogue }: RowSources,
): Block | null {
  const query = ListingQuery.parse({ ...paramsOf(filters), section, sort });
  const cards = listFittingCards(catalogue, { query, cityId: ctx.city.id, limit });
  if (cards.length === 0) return null;
  const url = withQuery(sectionUrl(section), filters);
  return { type: 'products', heading, linkText, url, cards };
}

/** Loose stones of a rule; null when none is for sale. */
export function showStones(
  { heading, linkText, filters, limit }: SourceBlock<'stones'>,
  { ctx, stones }: RowSources,
): Block | null {
  const { cards } = listStones(ctx, stones, StoneQuery.parse({ ...paramsOf(filters), limit }));
  if (cards.length === 0) return null;
  return { type: 'stones', heading, linkText, url: withQuery(LISTING_URL, filters), stones: cards };
}

/** Stores of the caller's city or of all cities; null when there are none. */
export function showStores(
  { heading, where, service }: SourceBlock<'stores'>,
  { ctx, stores }: RowSources,
): Block | null {
  const now = ctx.now();
  const all = where === 'city' ? stores.listInCity(ctx.city.id, now) : stores.listAll(now);
  const fitting = service === null ? all : all.filter(({ services }) => services.includes(service));
  return fitting.length === 0 ? null : { type: 'stores', heading, stores: fitting };
}

/** `shape=round&shape=oval&carat=0.5-1` as the query of a listing. */
function paramsOf(filters: string): Record<string, string | string[]> {
  const params = new URLSearchParams(filters);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const [first = '', ...others] = params.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

function withQuery(url: string, filters: string): string {
  return filters === '' ? url : `${url}?${filters}`;
}
