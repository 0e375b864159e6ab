import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { getGoldRate } from '@yahont/contracts/metal-rates/metal-rates.ts';
import { getPersonalRecommendations } from '@yahont/contracts/recommendations/recommendations.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { readGold } from '#app/features/gold/calculator/gold-rows.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';
import { GoldBuying } from './gold-buying-page.tsx';
import type { Route } from './+types/gold-buying';

/** Pieces offered in exchange for gold. */
const OFFERED = 8;

/**
 * `/gold_buying/?fineness=585&weight=8,40&piece=7`: the value of old gold. Only the bare address is cached.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  const start = readGold(url.searchParams);
  page.tag('metal-rates', 'catalogue', 'listing');
  const [text, { rate }, popular, piece] = await Promise.all([
    loadTextPage(page, url),
    page.api(getGoldRate),
    page.api(getPersonalRecommendations, { query: { viewed: '' } }),
    start.productId === null ? null : findPiece(page.api, start.productId),
  ]);
  const offered = popular.items.filter(({ id }) => id !== piece?.id).slice(0, OFFERED);
  return {
    page: text,
    rate,
    piece,
    offered: offered.map(toFace),
    start: { ...start, productId: piece?.id ?? null },
  };
}

async function findPiece(api: CallApi, id: number): Promise<PieceFace | null> {
  const { items } = await api(getCards, { query: { ids: String(id) } });
  const [card] = items;
  return card === undefined ? null : toFace(card);
}

function toFace({ id, name, url, price, images }: PieceFace): PieceFace {
  return { id, name, url, price, images: images.slice(0, 1) };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.page;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function GoldBuyingRoute({ loaderData }: Route.ComponentProps) {
  return <GoldBuying {...loaderData} />;
}
