import type { Shop } from './shop.ts';

export type PublicPage = { name: string; path: (shop: Shop) => Promise<string> };

/** Every kind of page that is the same for all. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  { name: 'home', path: at('/') },
  { name: 'catalogue', path: at('/catalog/') },
  { name: 'section', path: at('/catalog/koltsa/') },
  {
    name: 'filtered section',
    path: at('/catalog/koltsa/?metal=white-gold&size=17&price=-300000&sort=price-asc'),
  },
  { name: 'section where nothing fits', path: at('/catalog/koltsa/?price=1-2') },
  { name: 'ring', path: productOf('section=koltsa') },
  { name: 'earrings', path: productOf('section=sergi') },
  { name: 'search', path: at('/search/?q=сапфир') },
  { name: 'search without results', path: at('/search/?q=ыыыъъъ') },
  { name: 'shops', path: at('/stores/') },
  { name: 'shops of a city', path: at('/stores/moskva/') },
  { name: 'text', path: at('/delivery/') },
];

function at(path: string): PublicPage['path'] {
  return () => Promise.resolve(path);
}

function productOf(query: string): PublicPage['path'] {
  return async (shop) => (await shop.listing(query)).cards[0]?.url ?? '';
}
