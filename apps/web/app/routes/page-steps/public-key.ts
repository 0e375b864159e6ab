import { withSlash } from './trailing-slash.ts';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import { INSCRIPTION_KEYS, SELECTION_KEYS } from '@yahont/contracts/stones/selection-keys.ts';
import { STONE_GRADES } from '@yahont/contracts/stones/stone-filters.ts';
import { fieldsOf } from '#app/base/filters/filter-address.ts';
import { ACTION_KEYS } from '#app/features/articles/actions/action-filter.ts';
import { STUDIO_KEYS } from '#app/features/engraving/studio-state.ts';
import { STORE_KEYS } from '#app/features/stores/choice/store-choice.ts';
import { GOLD_KEYS } from '#app/features/gold/calculator/gold-rows.ts';
import { SERVICE_KEYS } from '#app/shop/visits/service-address.ts';
import { ADDRESS_KEYS, usableValues } from '#app/features/listing/listing-address.ts';
import { GIFT_KEYS } from '#app/features/corporate/gifts-address.ts';
import { PLAN_KEYS } from '#app/features/franchising/plan-address.ts';
import { PICKER_ADDRESS_KEYS } from '#app/features/stones/picker/picker-address.ts';
import { STONE_ADDRESS_KEYS, withScale } from '#app/features/stones/address/stone-address.ts';

/** Pages about the visitor, which are rendered each time. */
const PRIVATE = [
  '/personal',
  '/cart',
  '/compare',
  '/favorites',
  '/dev',
  '/check_user',
  '/confirm-email',
  '/undo-email',
  '/certificates/gift',
  '/showing',
  '/question',
  '/hold',
  '/holds',
  '/gift',
  '/request',
  '/subscription',
  '/unsubscribe',
  '/bell',
  '/draft',
  '/invoice',
];

/** SPEC 2.9: a visit from an e-mail. It is reported during rendering, so its page is not cached. */
export const MAIL_TRACKING_KEY = 'MailTrackingId';

/** The listing of loose stones. */
const STONES = '/catalog/diamonds/';

/** The appointment for a stone: its hours can be taken at any moment. */
const SHOWING = /^\/catalog\/diamonds\/[^/]+\/showing\/?$/;

/** Query parameters that change a public page; all others are dropped, so that they cannot fill the cache. */
const MEANINGFUL: readonly { prefix: string; ending?: string; keys: readonly string[] }[] = [
  { prefix: STONES, ending: '/selection/', keys: [...SELECTION_KEYS, ...PICKER_ADDRESS_KEYS] },
  { prefix: STONES, keys: STONE_ADDRESS_KEYS },
  { prefix: '/catalog', keys: ADDRESS_KEYS },
  { prefix: '/search', keys: ADDRESS_KEYS },
  { prefix: '/stores/', keys: STORE_KEYS },
  { prefix: '/news/', keys: ['page', 'year'] },
  { prefix: '/actions/', keys: ACTION_KEYS },
  { prefix: '/questions/', keys: ['q'] },
  { prefix: '/discount/razmery/', keys: ['size'] },
];

/** Input that visitors type on these pages: only their bare addresses are cached. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  '/engraving/': [...Object.values(SERVICE_KEYS), ...Object.values(STUDIO_KEYS)],
  '/gold_buying/': [...Object.values(GOLD_KEYS), ...Object.values(SERVICE_KEYS)],
};

/**
 * Calculators without JavaScript: a page with a result is rendered for the visitor, so that numbers cannot
 * fill the cache.
 */
const COUNTED: Readonly<Record<string, readonly string[]>> = {
  '/franchising/': PLAN_KEYS,
  '/corporate_ps/': GIFT_KEYS,
};

/** Parameters that name a scale of stones, or grades, which belong to one. */
const SCALE_NAMES: readonly string[] = ['scale', ...fieldsOf(STONE_GRADES), ...STONE_GRADES];

/** Parameters of data requests only. */
const DATA_KEYS = ['_routes', 'index'];

export type KnownAddresses = {
  /** Ids of all routes. */
  routeIds: ReadonlySet<string>;
  /** Whether SEO data is set for exactly this path and query. */
  hasSeoQuery: (address: string) => boolean;
  /** The scale of stones that the visitor chose. */
  scale: StoneScale;
};

/**
 * Key of a public page without city and build. Null for a private page, for a visit from an e-mail, for an
 * inscription, and for an address without its trailing slash, whose redirect keeps the whole query. Data
 * requests of client-side navigations (`/catalog/koltsa/_.data` for `/catalog/koltsa/`,
 * `/catalog/koltsa.data` for `/catalog/koltsa`) are keyed too: by `#` and their route ids, with no ids for
 * all routes. Requests naming unknown route ids are not cached.
 */
export function publicKey(url: URL, { routeIds, hasSeoQuery, scale }: KnownAddresses): string | null {
  const isData = url.pathname.endsWith('.data');
  const path = isData ? url.pathname.replace(/_?\.data$/, '') : url.pathname;
  if (isPrivate(path)) return null;
  if (url.searchParams.has(MAIL_TRACKING_KEY) || withSlash({ pathname: path, search: '' }) !== null)
    return null;
  // The shopper's own text: it must not be in a cached page.
  if (path.startsWith(STONES) && INSCRIPTION_KEYS.some((key) => url.searchParams.has(key))) return null;
  if (TYPED[path]?.some((key) => url.searchParams.has(key)) === true) return null;
  if (COUNTED[path]?.some((key) => url.searchParams.has(key))) return null;
  const params = path === STONES ? inChosenScale(url.searchParams, scale) : url.searchParams;
  const search = seoSearch(path, params, hasSeoQuery) ?? meaningfulSearch(path, params);
  const routes = url.searchParams.getAll('_routes');
  if (!isData || routes.length === 0) return `${path}${search}${isData ? '#' : ''}`;
  const asked = routes.flatMap((ids) => ids.split(','));
  return asked.every((id) => routeIds.has(id)) ? `${path}${search}#${asked.join(',')}` : null;
}

const namesByList = new Map<string, ReadonlySet<string>>();

/**
 * Names of the query parameters that `publicKey` reads for an address with this path: all others leave its key as it is,
 * unless SEO data is set for the whole query. Equal sets are one object.
 */
export function queryNames(path: string): ReadonlySet<string> {
  const page = path.replace(/_?\.data$/, '');
  const names = [
    MAIL_TRACKING_KEY,
    ...DATA_KEYS,
    ...(meaningfulKeys(page) ?? []),
    ...(page.startsWith(STONES) ? [...INSCRIPTION_KEYS, ...SCALE_NAMES] : []),
    ...(TYPED[page] ?? []),
    ...(COUNTED[page] ?? []),
  ];
  const list = names.join(' ');
  const known = namesByList.get(list) ?? new Set(names);
  namesByList.set(list, known);
  return known;
}

/** The whole query when SEO data is set for it; otherwise null. */
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

/** An address that names neither a scale nor grades, which belong to one, is shown in the visitor's scale. */
function inChosenScale(params: URLSearchParams, scale: StoneScale): URLSearchParams {
  const isNamed = SCALE_NAMES.some((key) => params.get(key));
  return isNamed || scale === 'ru' ? params : withScale(params, scale);
}

/** Ignores case: an address in capitals redirects to the canonical one and keeps its query. */
function isPrivate(path: string): boolean {
  const plain = path.toLowerCase();
  return SHOWING.test(plain) || PRIVATE.some((prefix) => plain === prefix || plain.startsWith(`${prefix}/`));
}

function meaningfulKeys(path: string): readonly string[] | undefined {
  return MEANINGFUL.find(({ prefix, ending = '' }) => path.startsWith(prefix) && path.endsWith(ending))?.keys;
}

function meaningfulSearch(path: string, params: URLSearchParams): string {
  const keys = meaningfulKeys(path);
  if (!keys) return '';
  const kept = new URLSearchParams();
  for (const key of keys) {
    for (const value of usableValues(params, key).toSorted()) kept.append(key, value);
  }
  const search = kept.toString();
  return search === '' ? '' : `?${search}`;
}
