import { getCards } from '@yahont/contracts/catalogue/cards.ts';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import { getFavourites } from '@yahont/contracts/favourites/favourites.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { weightText } from '@yahont/values/gold/gold-lots.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { NBSP } from '@yahont/values/digits.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { or404 } from '#app/lib/api/or-404.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import type { ServiceThing } from '#app/shop/visits/service-address.ts';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';

type Crumb = { name: string; url: string };

/** The content of an appointment page about its subject. */
export type Described = {
  thing: ShownThing;
  /** The name below the heading; empty for none. */
  name: string;
  crumbs: Crumb[];
  /** Pieces to try on, or the piece wanted in exchange for gold. */
  pieces: readonly PieceFace[];
  /** Favourites that can be added to a fitting. */
  offered: readonly PieceFace[];
};

const HOME: Crumb = { name: 'Главная', url: '/' };
const OFFERED = 12;

/**
 * The subject of an appointment: a product or a service. Pieces that are no longer on sale are left out of a
 * fitting.
 * @throws the page's 404
 */
export async function describeThing(
  { api }: Pick<VisitorPage, 'api'>,
  thing: Exclude<ShownThing, { kind: 'stone' }>,
  path: string,
): Promise<Described> {
  switch (thing.kind) {
    case 'product': {
      const { productId } = thing;
      const product = await or404(api(getProduct, { params: { id: productId } }), path);
      const crumbs = [...product.breadcrumbs, { name: product.shortName, url: product.url }];
      return { thing, name: product.name, crumbs, pieces: [], offered: [] };
    }
    case 'fitting': {
      const pieces = await cardsOf(api, thing.productIds);
      const productIds = pieces.map(({ id }) => id);
      const { ids } = await api(getFavourites);
      const offered = await cardsOf(api, ids.filter((id) => !productIds.includes(id)).slice(0, OFFERED));
      return { ...service({ ...thing, productIds }, { name: 'Магазины', url: '/stores/' }), pieces, offered };
    }
    case 'gold': {
      const pieces = await cardsOf(api, thing.productId === null ? [] : [thing.productId]);
      const name = thing.lots
        .map(({ fineness, weightCg }) => `${fineness}${NBSP}проба, ${weightText(weightCg)}${NBSP}г`)
        .join('; ');
      const wanted = { ...thing, productId: pieces[0]?.id ?? null };
      return { ...service(wanted, { name: 'Обмен золота', url: '/gold_buying/' }), name, pieces };
    }
    case 'engraving':
      return {
        ...service(thing, { name: 'Гравировка', url: '/engraving/' }),
        name: thing.words === null ? '' : `Надпись «${thing.words.text}»`,
      };
    case 'care':
      return {
        ...service(thing, { name: 'Сервисная карта', url: '/service-card/' }),
        name: thing.uin === null ? '' : `УИН${NBSP}${formatUin(thing.uin)}`,
      };
  }
}

function service(thing: ServiceThing, parent: Crumb): Described {
  return { thing, name: '', crumbs: [HOME, parent], pieces: [], offered: [] };
}

async function cardsOf(api: CallApi, ids: readonly number[]): Promise<readonly PieceFace[]> {
  if (ids.length === 0) return [];
  const { items } = await api(getCards, { query: { ids: ids.join(',') } });
  return items
    .filter(({ inStock }) => inStock)
    .map(({ id, name, url, price, images }) => ({ id, name, url, price, images: images.slice(0, 1) }));
}
