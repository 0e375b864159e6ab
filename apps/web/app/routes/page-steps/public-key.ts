import { withSlash } from './trailing-slash.ts';
import { ADDRESS_KEYS, usableValues } from '#app/features/listing/listing-address.ts';

/** Pages with something of the visitor in them; they are rendered each time. */
const PRIVATE = ['/personal', '/cart', '/favorites', '/dev', '/check_user', '/confirm-email'];

/** SPEC 2: a visit from a letter. It is reported while its page is made, so that page is made each time. */
export const MAIL_TRACKING_KEY = 'MailTrackingId';

/** Query keys that change what a public page shows; all others are dropped, so they can't blow up the cache. */
const MEANINGFUL: readonly { prefix: string; keys: readonly string[] }[] = [
  { prefix: '/catalog', keys: ADDRESS_KEYS },
  { prefix: '/search', keys: ADDRESS_KEYS },
];

/** What only requests for the data of a page carry. */
const DATA_KEYS = ['_routes', 'index'];

export type KnownAddresses = {
  /** Ids of all routes. */
  routeIds: ReadonlySet<string>;
  /** Whether editors have set something for exactly this path and query. */
  hasSeoQuery: (address: string) => boolean;
};

/**
 * Key of a public page without city and build; null for a private one, for a visit from a letter, and for an address
 * without its last slash, whose redirect keeps the whole query. Data requests of client navigations
 * (`/catalog/koltsa/_.data` for `/catalog/koltsa/`, `/catalog/koltsa.data` for `/catalog/koltsa`) are pages too: `#` and
 * the routes they ask for, none when they ask for all. Requests that name unknown routes are not kept.
 */
export function publicKey(url: URL, { routeIds, hasSeoQuery }: KnownAddresses): string | null {
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(/_?\.data$/, '') : url.pathname;
  if (isPrivate(path)) return null;
  if (url.searchParams.has(MAIL_TRACKING_KEY) || withSlash({ pathname: path, search: '' }) !== null)
    return null;
  const search = seoSearch(path, url.searchParams, hasSeoQuery) ?? meaningfulSearch(path, url.searchParams);
  const routes = url.searchParams.getAll('_routes');
  if (!isData || routes.length === 0) return `${path}${search}${isData ? '#' : ''}`;
  const asked = routes.flatMap((ids) => ids.split(','));
  return asked.every((id) => routeIds.has(id)) ? `${path}${search}#${asked.join(',')}` : null;
}

/** The whole query where SEO data is set for it; null elsewhere. */
function seoSearch(
  path: string,
  params: URLSearchParams,
  hasSeoQuery: KnownAddresses['hasSeoQuery'],
): string | null {
  if (params.size === 0) return null;
  const asked = new URLSearchParams(params);
  for (const key of DATA_KEYS) asked.delete(key);
  asked.sort();
  const search = `?${asked.toString()}`;
  return search !== '?' && hasSeoQuery(path + search) ? search : null;
}

/** In capitals too: such an address leads to the plain one, and its query goes along. */
function isPrivate(path: string): boolean {
  const plain = path.toLowerCase();
  return PRIVATE.some((prefix) => plain === prefix || plain.startsWith(`${prefix}/`));
}

function meaningfulSearch(path: string, params: URLSearchParams): string {
  const keys = MEANINGFUL.find(({ prefix }) => path.startsWith(prefix))?.keys;
  if (!keys) return '';
  const kept = new URLSearchParams();
  for (const key of keys) {
    for (const value of usableValues(params, key).toSorted()) kept.append(key, value);
  }
  const search = kept.toString();
  return search === '' ? '' : `?${search}`;
}
