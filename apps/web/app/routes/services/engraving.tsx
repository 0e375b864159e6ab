import { listEngravable, type ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { loadTextPage } from '#app/blocks/text/load-text-page.server.ts';
import { readStudio } from '#app/features/engraving/studio-state.ts';
import { publicPage } from '#app/lib/page-context.ts';
import { pageMeta } from '#app/lib/seo/page-meta.ts';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';
import { EngravingPage } from './engraving-page.tsx';
import type { Route } from './+types/engraving';

/**
 * `/engraving/?engraving=Навсегда&face=roman`: an inscription on a piece. Only the bare address is cached.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = publicPage(context);
  page.tag('catalogue', 'listing');
  const [text, inside, back] = await Promise.all([
    loadTextPage(page, url),
    page.api(listEngravable, { query: { place: 'inside' } }),
    page.api(listEngravable, { query: { place: 'back' } }),
  ]);
  return {
    page: text,
    pieces: { inside: inside.items.map(toFace), back: back.items.map(toFace) },
    start: readStudio(url.searchParams),
  };
}

function toFace({ id, name, url, price, images }: ProductCard): PieceFace {
  return { id, name, url, price, images: images.slice(0, 1) };
}

export const meta: Route.MetaFunction = (args) => {
  if (args.loaderData === undefined) return [];
  const { title, description, path, picture } = args.loaderData.page;
  return pageMeta(args, { title, description, canonical: path, picture: picture?.hash });
};

export default function EngravingRoute({ loaderData }: Route.ComponentProps) {
  return <EngravingPage {...loaderData} />;
}
