import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { Shop } from './shop.ts';

export type PublicPage = { name: string; path: (shop: Shop) => Promise<string> };

/** Pages missing from the list of addresses: those that a query creates, and those of loose stones. */
export const SPECIAL_PAGES: readonly PublicPage[] = [
  {
    name: 'filtered section',
    path: at('/catalog/koltsa/?metal=white-gold&size=17&price=-300000&sort=price-asc'),
  },
  { name: 'section where nothing fits', path: at('/catalog/koltsa/?price=1-2') },
  { name: 'loose stones', path: at('/catalog/diamonds/?shape=round&carat=0.7-0.8&fluorescence=none') },
  { name: 'loose stones as cards', path: at('/catalog/diamonds/?scale=gia&view=cards') },
  { name: 'loose stones of which none fits', path: at('/catalog/diamonds/?carat=3-4&price=-50000') },
  { name: 'loose stone', path: stoneOf('shape=round&carat=0.7-0.75', ({ isSoldOnline }) => isSoldOnline) },
  {
    name: 'loose stone above the limit of a card',
    path: stoneOf('sort=price-desc', ({ price }) => price > 35_000_000),
  },
  { name: 'search without results', path: at('/search/?q=ыыыъъъ') },
  { name: 'settings for a stone', path: selectionOf('shape=round&carat=0.5-0.7') },
  { name: 'settings', path: at('/catalog/opravy/') },
  { name: 'setting', path: productOf('section=opravy') },
];

/** Every kind of public page. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  ...SPECIAL_PAGES,
  { name: 'home', path: at('/') },
  { name: 'catalogue', path: at('/catalog/') },
  { name: 'section', path: at('/catalog/koltsa/') },
  { name: 'ring', path: productOf('section=koltsa') },
  { name: 'earrings', path: productOf('section=sergi') },
  { name: 'search', path: at('/search/?q=сапфир') },
  { name: 'shops', path: at('/stores/') },
  { name: 'shops of a city', path: at('/stores/moskva/') },
  { name: 'text', path: at('/delivery/') },
  { name: 'royal stones', path: at('/royal/') },
  { name: 'royal stone', path: at('/royal/ruby/') },
  { name: 'royal diamond', path: at('/royal/diamond/') },
  { name: 'choice of a stone', path: at('/catalog/diamonds/round/selection/') },
  { name: 'one shop', path: shopOf('216') },
  { name: 'map of the shop', path: at('/sitemap/') },
  { name: 'partners in another country', path: at('/cis/by/') },
  { name: 'way of an order', path: at('/track/') },
  { name: 'news', path: at('/news/') },
  { name: 'actions', path: at('/actions/') },
  { name: 'action', path: at('/actions/kod-s-otkrytki/') },
  { name: 'guide', path: at('/guide/') },
  { name: 'element of the guide', path: at('/guide/kamni/brilliant/ogranka/') },
];

function at(path: string): PublicPage['path'] {
  return () => Promise.resolve(path);
}

function shopOf(city: string): PublicPage['path'] {
  return async (shop) => {
    const [store] = await shop.get<Store[]>(`/api/stores?city=${city}`);
    return `/stores/${store?.cityCode}/${store?.id}/`;
  };
}

function selectionOf(query: string): PublicPage['path'] {
  return async (shop) => {
    const { cards } = await shop.get<StoneListing>(`/api/stones?${query}`);
    return `${cards[0]?.url}selection/`;
  };
}

function productOf(query: string): PublicPage['path'] {
  return async (shop) => (await shop.listing(query)).cards[0]?.url ?? '';
}

function stoneOf(query: string, fits: (stone: StoneCard) => boolean): PublicPage['path'] {
  return async (shop) => {
    const stone = (await shop.get<StoneListing>(`/api/stones?${query}`)).cards.find(fits);
    if (stone === undefined) throw new Error(`no stone fits among those of ${query}`);
    return stone.url;
  };
}
