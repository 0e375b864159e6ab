import { LISTING_KEYS } from '#app/features/listing/listing-address.ts';

/** Pages with something of the visitor in them; they are rendered each time. */
const PRIVATE = ['/personal', '/cart', '/favorites', '/dev', '/check_user'];

/** Query keys that change what a public page shows; all others are dropped, so they can't blow up the cache. */
const MEANINGFUL: readonly { prefix: string; keys: readonly string[] }[] = [
  { prefix: '/catalog', keys: LISTING_KEYS },
  { prefix: '/search', keys: LISTING_KEYS },
];

const DATA_SUFFIX = /(\/_)?\.data$/;

/**
 * Key of a public page without city and build; null for a private one. Data requests of client navigations
 * (`/catalog/koltsa/_.data`) are pages too.
 */
export function publicKey(url: URL): string | null {
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(DATA_SUFFIX, '/') : url.pathname;
  if (PRIVATE.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return null;
  const search = meaningfulSearch(path, url.searchParams);
  const routes = isData ? `#${url.searchParams.get('_routes') ?? '*'}` : '';
  return `${path}${search}${routes}`;
}

function meaningfulSearch(path: string, params: URLSearchParams): string {
  const keys = MEANINGFUL.find(({ prefix }) => path.startsWith(prefix))?.keys;
  if (!keys) return '';
  const kept = new URLSearchParams();
  for (const key of keys) {
    for (const value of params.getAll(key).toSorted()) if (value !== '') kept.append(key, value);
  }
  const search = kept.toString();
  return search === '' ? '' : `?${search}`;
}
