import type { City } from '@yahont/contracts/locations/locations.ts';
import type { PageRequest, PublicSettings, WebModule } from '@yahont/web/server-types';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { InTurn } from '#src/limits/work-queue.ts';
import type { SecuritySettings } from '#src/http/headers/security-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { readPage, toCachedPage } from './render-page.ts';
import type { RenderedPage } from './render-page.ts';

/** Pages show opening hours and delivery dates, so none is cached longer. */
const FRESH_MS = 10 * 60 * 1000;

/** Logs at `error`. */
export type LogFault = (fields: { err: unknown; requestId: string }, message: string) => void;

export type PictureLength = PageRequest['pictureLength'];

export type PublicPagesDeps = {
  gateway: Gateway;
  /** Null: every request renders the page. */
  cache: PageCache | null;
  security: SecuritySettings;
  isDemo: boolean;
  settings: PublicSettings;
  pictureLength: PictureLength;
  logFault: LogFault;
  /** Unix milliseconds. */
  now: () => number;
  onError: (error: unknown, url: string) => void;
  /** Limits concurrent rendering. */
  inTurn: InTurn;
};

/** A request for a shared page. */
export type PublicAsk = {
  web: WebModule;
  /** What the page depends on besides the city, as the storefront computes it. */
  key: string;
  url: URL;
  city: City;
  ip: string;
  requestId: string;
};

/** Either a cached page, or a rendered one that must not be cached. */
export type PublicAnswer = { kept: CachedPage } | { rendered: RenderedPage };

export type PublicPages = {
  /** The cached page, if any; a stale one is included. */
  find: (key: string, cityId: number) => CachedPage | undefined;
  /** The cached page, otherwise rendered once for all simultaneous requests. */
  get: (ask: PublicAsk) => Promise<PublicAnswer>;
  /** Renders a stale page again for later requests. */
  renew: (ask: PublicAsk) => void;
  isStale: (page: CachedPage) => boolean;
};

export function createPublicPages({
  gateway,
  cache,
  security,
  isDemo,
  settings,
  pictureLength,
  logFault,
  now,
  onError,
  inTurn,
}: PublicPagesDeps): PublicPages {
  const renders = new Map<string, { since: number; answer: Promise<PublicAnswer> }>();
  const isStale = (page: CachedPage): boolean => page.freshUntil <= now();

  function renderOnce(ask: PublicAsk): Promise<PublicAnswer> {
    if (!cache) return inTurn(ask.ip, () => render(ask, 0));
    const key = cacheKey(ask.key, ask.city.id);
    const since = cache.mark();
    const running = renders.get(key);
    // A render that started before a change may show old data, so later requests do not share it.
    if (running && running.since === since) return running.answer;
    const answer = inTurn(ask.ip, () => render(ask, since)).finally(() => {
      if (renders.get(key)?.answer === answer) renders.delete(key);
    });
    renders.set(key, { since, answer });
    return answer;
  }

  async function render(
    { web, key, url, city, ip, requestId }: PublicAsk,
    since: number,
  ): Promise<PublicAnswer> {
    const answer = await web.render({
      request: new Request(url, { headers: { accept: 'text/html,*/*' } }),
      city,
      isCityGuessed: false,
      publicApi: gateway.openPublic({ cityId: city.id, ip, requestId }),
      visitorApi: null,
      isSignedIn: false,
      requestId,
      isDemo,
      settings,
      pictureLength,
      logFault: (err, message) => logFault({ err, requestId }, message),
    });
    const rendered = await readPage(answer, security);
    const { tags } = answer;
    const kept = cache ? await toCachedPage(rendered, { tags, freshUntil: now() + FRESH_MS }) : null;
    if (!cache || !kept) return { rendered };
    cache.set(cacheKey(key, city.id), kept, since);
    return { kept };
  }

  return {
    find: (key, cityId) => cache?.get(cacheKey(key, cityId)),
    get: async (ask) => {
      const kept = cache?.get(cacheKey(ask.key, ask.city.id));
      return kept && !isStale(kept) ? { kept } : renderOnce(ask);
    },
    renew: (ask) => {
      renderOnce(ask).catch((error: unknown) => onError(error, ask.url.pathname));
    },
    isStale,
  };
}

/** The build is not part of the key: the cache ends with the process of the build. */
function cacheKey(key: string, cityId: number): string {
  return `${cityId} ${key}`;
}
