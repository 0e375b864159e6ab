import { ImportHome } from '@yahont/contracts/content.ts';
import type { Home } from '@yahont/contracts/content.ts';
import type { ListingQuery, Picture, ProductCard } from '@yahont/contracts/catalogue.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { getListing, toSectionLink } from '#src/domains/catalogue/index.ts';
import type { Catalogue } from '#src/domains/catalogue/index.ts';
import type { StoreDirectory } from '#src/domains/stores/index.ts';
import { findBlock } from './content-blocks.ts';

const CARDS_IN_ROW = 12;
const EVERYTHING = {
  section: '',
  q: '',
  metal: [],
  stone: [],
  cut: [],
  size: [],
  fineness: [],
  collection: [],
  audience: [],
  page: 1,
} satisfies Omit<ListingQuery, 'sort'>;

type Deps = { catalogue: Catalogue; stores: StoreDirectory };

/** The home page for the caller's city. Throws `page-not-found` while nobody has written its texts. */
export async function getHome(ctx: CallContext, { catalogue, stores }: Deps): Promise<Home> {
  const body = await findBlock(ctx.db, 'home');
  if (body === undefined) throw notFound('page');
  const { hero, tilePaths, royal, actions, guide, promises } = ImportHome.parse(body);
  const sections = tilePaths
    .map((path) => catalogue.sections().find(path))
    .filter((node) => node !== undefined);
  return {
    hero: withPictures(catalogue, hero).map((slide) => ({
      ...slide,
      caption: slide.caption && { ...slide.caption, price: priceAt(catalogue, slide.caption.url) },
    })),
    tiles: sections.map((node) => toSectionLink(catalogue, node)),
    novelties: firstCards(ctx, catalogue, 'new'),
    royal: { ...royal, tiles: withPictures(catalogue, royal.tiles) },
    actions: withPictures(catalogue, actions),
    guide: withPictures(catalogue, guide),
    stores: stores.listInCity(ctx.city.id, ctx.now()),
    popular: firstCards(ctx, catalogue, 'popular'),
    promises,
  };
}

/** Price of the product at an address of the shop; null when there is none. */
function priceAt(catalogue: Catalogue, url: string): Kopecks | null {
  const code = url.split('/').findLast((part) => part !== '') ?? '';
  return catalogue.findByCode(code)?.price ?? null;
}

/** One card per design: a row of the same ring in three metals says nothing. */
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

/** Pictures by hash; what lost its picture is not shown. */
function withPictures<Block extends { picture: string; pictureAlt: string }>(
  catalogue: Catalogue,
  blocks: readonly Block[],
) {
  return blocks.flatMap(({ picture: hash, pictureAlt, ...block }) => {
    const picture: Picture | null = catalogue.pictureOf({ hash, alt: pictureAlt });
    return picture ? [{ ...block, picture }] : [];
  });
}
