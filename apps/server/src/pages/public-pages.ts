import type { City } from '@yahont/contracts/locations.ts';
import type { WebModule } from '@yahont/web/server-types';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { SecuritySettings } from '#src/http/security-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { readPage, toCachedPage } from './render-page.ts';
import type { RenderedPage } from './render-page.ts';

/** A page of the clock's or of a delivery promise's making is not older than this when it is rendered again. */
const FRESH_MS = 10 * 60 * 1000;

export type PublicPagesDeps = {
  gateway: Gateway;
  /** Null: every page is rendered, for each who asks. */
  cache: PageCache | null;
  security: SecuritySettings;
  /** Unix milliseconds. */
  now: () => number;
  onError: (error: unknown, url: string) => void;
};

/** One shared page that somebody asks for. */
export type PublicAsk = {
  web: WebModule;
  /** What the page depends on besides the city, as the storefront says. */
  key: string;
  url: URL;
  city: City;
  ip: string;
  requestId: string;
};

/** Either ready bytes that were kept, or a page that may not be kept. */
export type PublicAnswer = { kept: CachedPage } | { rendered: RenderedPage };

export type PublicPages = {
  /** What is kept, and renders it anew behind the scenes when it has aged. */
  find: (key: string, cityId: number) => CachedPage | undefined;
  /** What is kept, else rendered once for all who ask at the same time. */
  get: (ask: PublicAsk) => Promise<PublicAnswer>;
  /** Renders an aged page for those who come next. */
  renew: (ask: PublicAsk) => void;
  isStale: (page: CachedPage) => boolean;
};

export function createPublicPages({ gateway, cache, security, now, onError }: PublicPagesDeps): PublicPages {
  const flights = new Map<string, { since: number; answer: Promise<PublicAnswer> }>();
  const isStale = (page: CachedPage): boolean => page.freshUntil <= now();

  function fly(ask: PublicAsk): Promise<PublicAnswer> {
    if (!cache) return render(ask, 0);
    const key = cacheKey(ask.key, ask.city.id);
    const since = cache.mark();
    const flying = flights.get(key);
    // A render that began before a change may show what was; it is not for those who came after.
    if (flying && flying.since === since) return flying.answer;
    const answer = render(ask, since).finally(() => {
      if (flights.get(key)?.answer === answer) flights.delete(key);
    });
    flights.set(key, { since, answer });
    return answer;
  }

  async function render(
    { web, key, url, city, ip, requestId }: PublicAsk,
    since: number,
  ): Promise<PublicAnswer> {
    const { response, tags } = await web.render({
      request: new Request(url, { headers: { accept: 'text/html,*/*' } }),
      city,
      isCityGuessed: false,
      publicApi: gateway.openPublic({ cityId: city.id, ip, requestId }),
      visitorApi: null,
      isSignedIn: false,
      requestId,
    });
    const rendered = await readPage(response, security);
    const kept = cache ? await toCachedPage(rendered, { tags, freshUntil: now() + FRESH_MS }) : null;
    if (!cache || !kept) return { rendered };
    cache.set(cacheKey(key, city.id), kept, since);
    return { kept };
  }

  return {
    find: (key, cityId) => cache?.get(cacheKey(key, cityId)),
    get: async (ask) => {
      const kept = cache?.get(cacheKey(ask.key, ask.city.id));
      return kept && !isStale(kept) ? { kept } : fly(ask);
    },
    renew: (ask) => {
      fly(ask).catch((error: unknown) => onError(error, ask.url.pathname));
    },
    isStale,
  };
}

/** The build is no part of it: the cache dies with the process that read the build. */
function cacheKey(key: string, cityId: number): string {
  return `${cityId} ${key}`;
}
