import { ImportHome, type Home } from '@yahont/contracts/content/content.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { EVERYTHING, type ListingQuery } from '@yahont/contracts/catalogue/listing.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { getListing, toSectionLink, type Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { popularCards } from '#src/domains/front/recommendations/index.ts';
import type { StoreDirectory } from '#src/domains/ground/stores/index.ts';
import { actionState } from './articles/action-state.ts';
import { articleUrl } from './articles/article-cards.ts';
import { findBlock } from './content-blocks.ts';
import { findPublished, todayOf } from './articles/published-articles.ts';
import type { ShopOffers } from './needs/fulfilled.ts';
import { withheldUrls } from './needs/withheld-urls.ts';
import { withPictures } from './with-pictures.ts';

const CARDS_IN_ROW = 12;

type Deps = { catalogue: Catalogue; stores: StoreDirectory; offers: ShopOffers };

/** The home page for the caller's city. Throws `page-not-found` until its texts are imported. */
export async function getHome(ctx: CallContext, { catalogue, stores, offers }: Deps): Promise<Home> {
  const home = await findBlock(ctx, ImportHome, 'home');
  if (home === null) throw notFound('page');
  const { hero, tilePaths, royal, actions, guide, promises } = home;
  const withheld = await withheldUrls(ctx.db, offers);
  const isShown = ({ url }: { url: string }) => !withheld.has(url);
  const slides = hero.filter(({ primary }) => isShown(primary));
  const sections = tilePaths
    .map((path) => catalogue.sections().find(path))
    .filter((node) => node !== undefined);
  return {
    hero: withPictures(catalogue, slides).map((slide) => ({
      ...slide,
      secondary: slide.secondary && isShown(slide.secondary) ? slide.secondary : null,
      caption: slide.caption && { ...slide.caption, price: priceAt(catalogue, slide.caption.url) },
    })),
    tiles: sections.map((node) => toSectionLink(catalogue, node)),
    novelties: firstCards(ctx, catalogue, 'new'),
    royal: { ...royal, tiles: withPictures(catalogue, royal.tiles) },
    actions: withPictures(catalogue, await stillOffered(ctx, actions.filter(isShown), offers)),
    guide: withPictures(catalogue, guide.filter(isShown)),
    stores: stores.listInCity(ctx.city.id, ctx.now()),
    popular: popularCards(catalogue, CARDS_IN_ROW),
    promises: promises
      .filter(({ needsInstalments = false }) => offers.has('instalment') || !needsInstalments)
      .map(({ icon, title, text }) => ({ icon, title, text })),
  };
}

/** Omits actions that are not current; links to other pages stay. */
async function stillOffered<T extends { url: string }>(
  ctx: CallContext,
  teasers: readonly T[],
  offers: ShopOffers,
): Promise<T[]> {
  const today = todayOf(ctx);
  const notNow = new Set(
    (await findPublished(ctx, 'action', offers))
      .filter((article) => article.kind === 'action' && actionState(article, today) !== 'current')
      .map(articleUrl),
  );
  return teasers.filter(({ url }) => !notNow.has(url));
}

/** Price of the product at an address; null when there is none. */
function priceAt(catalogue: Catalogue, url: string): Kopecks | null {
  const code = url.split('/').findLast((part) => part !== '') ?? '';
  return catalogue.findByCode(code)?.price ?? null;
}

/** One card per model: the same ring in three metals would be repetitive. */
function firstCards(ctx: CallContext, catalogue: Catalogue, sort: ListingQuery['sort']): ProductCard[] {
  const { cards } = getListing(ctx, catalogue, { ...EVERYTHING, sort });
  const seen = new Set<number>();
  const row: ProductCard[] = [];
  for (const card of cards) {
    const model = catalogue.find(card.id)?.modelId ?? 0;
    if (seen.has(model)) continue;
    seen.add(model);
    row.push(card);
  }
  return row.slice(0, CARDS_IN_ROW);
}
