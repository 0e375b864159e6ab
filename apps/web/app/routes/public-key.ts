import { withSlash } from './page-steps/trailing-slash.ts';
import { LISTING_KEYS } from '#app/features/listing/listing-address.ts';

/** Pages with something of the visitor in them; they are rendered each time. */
const PRIVATE = ['/personal', '/cart', '/favorites', '/dev', '/check_user', '/confirm-email'];

/** SPEC 2: a visit from a letter. It is reported while its page is made, so that page is made each time. */
export const MAIL_TRACKING_KEY = 'MailTrackingId';

/** Query keys that change what a public page shows; all others are dropped, so they can't blow up the cache. */
const MEANINGFUL: readonly { prefix: string; keys: readonly string[] }[] = [
  { prefix: '/catalog', keys: LISTING_KEYS },
  { prefix: '/search', keys: LISTING_KEYS },
];

const DATA_SUFFIX = /(\/_)?\.data$/;

/**
 * Key of a public page without city and build; null for a private one, for a visit from a letter, and for an address
 * without its last slash, whose redirect keeps the whole query. Data requests of client navigations
 * (`/catalog/koltsa/_.data`) are pages too: `#` and the routes they ask for, none when they ask for all. What asks for
 * routes that there are not is no navigation of ours and is not kept.
 * @param routeIds of all routes
 */
export function publicKey(url: URL, routeIds: ReadonlySet<string>): string | null {
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(DATA_SUFFIX, '/') : url.pathname;
  if (isPrivate(path)) return null;
  if (url.searchParams.has(MAIL_TRACKING_KEY) || withSlash({ pathname: path, search: '' }) !== null)
    return null;
  const search = meaningfulSearch(path, url.searchParams);
  const routes = url.searchParams.getAll('_routes');
  if (!isData || routes.length === 0) return `${path}${search}${isData ? '#' : ''}`;
  const asked = routes.flatMap((ids) => ids.split(','));
  return asked.every((id) => routeIds.has(id)) ? `${path}${search}#${asked.join(',')}` : null;
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
    for (const value of params.getAll(key).toSorted()) if (value !== '') kept.append(key, value);
  }
  const search = kept.toString();
  return search === '' ? '' : `?${search}`;
}
