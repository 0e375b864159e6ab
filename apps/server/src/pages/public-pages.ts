import { EVERYTHING } from '@yahont/api/compose.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { DOOR } from '@yahont/values/deadlines.ts';
import type { PageRequest, PublicSettings, WebModule } from '@yahont/web/server-types';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { TurnOf } from '#src/limits/limits.ts';
import { ClientLeft, Overload } from '#src/limits/overload.ts';
import type { Turn } from '#src/limits/turn.ts';
import type { SecuritySettings } from '#src/http/headers/security-headers.ts';
import type { CachedPage, PageCache } from './page-cache.ts';
import { readPage, toCachedPage, type RenderedPage } from './render-page.ts';

/** Pages show opening hours and delivery dates, so none is cached longer. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * How long a dropped page is shown after a failure before the next attempt: each attempt takes as long as the
 * timeouts of the database.
 */
const BROKEN_MS = DOOR.broken;

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
  inTurn: TurnOf;
};

/** A request for a shared page. */
export type PublicAsk = {
  web: WebModule;
  /** Everything that the page depends on besides the city, as the storefront computes it. */
  key: string;
  url: URL;
  city: City;
  ip: string;
  requestId: string;
  /** Whether the client has left; a page that nobody waits for is not rendered. */
  isGone: () => boolean;
};

type Running = { since: number; answer: Promise<PublicAnswer>; asks: PublicAsk[] };

/** Either a cached page, or a rendered one that must not be cached. */
export type PublicAnswer = { kept: CachedPage; isDropped?: boolean } | { rendered: RenderedPage };

export type PublicPages = {
  /** The cached page, if any; a stale one is included. */
  find: (key: string, cityId: number) => CachedPage | undefined;
  /** The cached page, otherwise rendered once for all simultaneous requests; a dropped one if that fails. */
  get: (ask: PublicAsk) => Promise<PublicAnswer>;
  /** Renders a stale page again for later requests. */
  renew: (ask: PublicAsk) => void;
  isStale: (page: CachedPage) => boolean;
  /** Something changed: what could not be rendered before is tried again at once. */
  retry: () => void;
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
  const renders = new Map<string, Running>();
  /** Until when a dropped page is shown without trying to render a new one, Unix milliseconds. */
  let brokenUntil = new WeakMap<CachedPage, number>();
  const isStale = (page: CachedPage): boolean => page.freshUntil <= now();

  function renderOnce(ask: PublicAsk): Promise<PublicAnswer> {
    if (!cache) return inTurn(ask.ip, (turn) => render(ask, 0, turn), ask.isGone);
    const key = cacheKey(ask.key, ask.city.id);
    const since = cache.mark();
    const running = renders.get(key);
    // A render that started before a change may show old data, so later requests do not share it.
    if (running && running.since === since) {
      running.asks.push(ask);
      return running.answer;
    }
    const asks = [ask];
    const answer = inTurn(
      ask.ip,
      (turn) => render(ask, since, turn),
      () => asks.every(({ isGone }) => isGone()),
    ).finally(() => {
      if (renders.get(key)?.answer === answer) renders.delete(key);
    });
    renders.set(key, { since, answer, asks });
    return answer;
  }

  /** While no new page can be rendered, a dropped one is better than none. */
  async function renderOrDropped(ask: PublicAsk): Promise<PublicAnswer> {
    const aged = cache?.getDropped(cacheKey(ask.key, ask.city.id));
    if (aged && (brokenUntil.get(aged) ?? 0) > now()) return { kept: aged, isDropped: true };
    if (!aged) return renderOnce(ask);
    const answer = await renderOnce(ask).catch((error: unknown) => {
      if (error instanceof ClientLeft) throw error;
      return noteFailure(error, ask, onError);
    });
    if (answer !== null && ('kept' in answer || answer.rendered.status < 500)) return answer;
    brokenUntil.set(aged, now() + BROKEN_MS);
    return { kept: aged, isDropped: true };
  }

  async function render(
    { web, key, url, city, ip, requestId }: PublicAsk,
    since: number,
    turn: Turn,
  ): Promise<PublicAnswer> {
    const publicApi = gateway.openPublic({ cityId: city.id, ip, requestId });
    const answer = await web.render({
      request: new Request(url, { headers: { accept: 'text/html,*/*' } }),
      sent: { method: 'GET', pathname: url.pathname, search: url.search },
      city,
      isCityGuessed: false,
      // A page that waits for the database lends its place to others.
      publicApi: (request) => turn.wait(publicApi(request)),
      visitorApi: null,
      isSignedIn: false,
      requestId,
      isDemo,
      settings,
      pictureLength: (path) => turn.wait(pictureLength(path)),
      logFault: (err, message) => logFault({ err, requestId }, message),
    });
    const rendered = await readPage(answer, security, web.scriptMark);
    const { tags } = answer;
    const kept = cache
      ? await toCachedPage(rendered, { tags: [...tags, EVERYTHING], freshUntil: now() + FRESH_MS })
      : null;
    if (!cache || !kept) return { rendered };
    cache.set(cacheKey(key, city.id), kept, since);
    return { kept };
  }

  return {
    find: (key, cityId) => cache?.get(cacheKey(key, cityId)),
    get: async (ask) => {
      const kept = cache?.get(cacheKey(ask.key, ask.city.id));
      return kept && !isStale(kept) ? { kept } : renderOrDropped(ask);
    },
    renew: (ask) => {
      renderOnce({ ...ask, isGone: () => false }).catch((error: unknown) => noteFailure(error, ask, onError));
    },
    isStale,
    retry: () => void (brokenUntil = new WeakMap()),
  };
}

/** When the shop is busy, the stale page is shown again, and nothing is wrong. */
function noteFailure(error: unknown, { url }: PublicAsk, onError: PublicPagesDeps['onError']): null {
  if (!(error instanceof Overload)) onError(error, url.pathname);
  return null;
}

/** The build is not part of the key: the cache ends with the process of the build. */
function cacheKey(key: string, cityId: number): string {
  return `${cityId} ${key}`;
}
