import { EVERYTHING, type Api } from '@yahont/api/compose.ts';
import type { Log } from './shop-api.ts';
import type { PublicSettings, WebModule } from '@yahont/web/server-types';
import { createCities } from '../city/visitor-city.ts';
import type { FoundFile } from '../files/index-folder.ts';
import type { KeptAssets } from '../files/kept-assets.ts';
import { createBuiltFiles } from '../files/serve-built.ts';
import { relayCheck } from '../http/bodies/relay.ts';
import { createGateway } from '../gateway/gateway.ts';
import { createKeptAnswers, type KeptAnswers } from '../http/kept-answers.ts';
import { createListener, type Listener } from '../http/listener.ts';
import { commonHeaders, type PageSources } from '../http/headers/security-headers.ts';
import type { EventLoop } from '../limits/event-loop.ts';
import { createLimits, type BodyKind } from '../limits/limits.ts';
import type { Pace } from '../http/bodies/read-request.ts';
import { sameOrigin } from '../http/same-origin.ts';
import { NO_DOOR_METER, type DoorMeter } from '../metrics/door-meter.ts';
import type { OfficeApp } from '../office/load-office.ts';
import { createOfficePages } from '../office/serve-office.ts';
import { createPageCache, type PageCache } from '../pages/page-cache.ts';
import { pagePathOf } from '../pages/page-address.ts';
import { createPublicPages, type LogFault, type PublicPages } from '../pages/public-pages.ts';
import { createPages, type Pages } from '../pages/serve-pages.ts';
import { createSitemaps, type Sitemaps } from '../sitemap/serve-sitemap.ts';
import type { RequestTraces } from '../traces/traced-request.ts';
import { createWires } from '../pages/wires.ts';
import { measureWith } from '../pictures/picture-length.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { createPictures } from '../pictures/pictures.ts';
import type { SharedSizes } from '../pictures/shared-sizes.ts';

/** Uncompressed pages may use this fraction of the page cache's size, in addition to it. */
const PLAIN_SHARE = 8;

export type FrontDoorParts = {
  api: Pick<
    Api,
    'fetch' | 'bodyLimit' | 'isShared' | 'isSignedIn' | 'hasSeoQuery' | 'hasSeoQueries' | 'cities' | 'changes'
  > & {
    processes: Pick<Api['processes'], 'number' | 'latestBuild'>;
  };
  /** The storefront; in development a new one for each request. */
  web: () => Promise<WebModule>;
  /** The office; without it its addresses do not exist. */
  office?: OfficeApp | null;
  log: Log;
  publicOrigin: string;
  /** Whether `publicOrigin` was set, so that no other origin counts as the shop's own. */
  isOriginSet?: boolean;
  /** Contact for reporting vulnerabilities; by default the feedback page. */
  securityContact?: string | undefined;
  trustedProxies: number;
  /** The secret that authenticates a mail relay; without it no letters are received. */
  relaySecret?: string | undefined;
  /** Longest wait in a queue, and longest time for rendering a shared page, milliseconds. */
  waitMs?: number | undefined;
  renderMs?: number | undefined;
  /** Measures the loop of this process. */
  loop?: EventLoop | undefined;
  /** The minimum pace of bodies. */
  paces?: Readonly<Record<BodyKind, Pace>> | undefined;
  /** Allows the styles of Vite's client. */
  isDevelopment: boolean;
  /** Origins of the payment pages. */
  formTargets: readonly string[];
  /** Origins of third parties that pages use. */
  sources?: PageSources;
  /** Whether pages for developers exist. */
  isDemo: boolean;
  /** As `resize` takes it. */
  avifEffort?: number | undefined;
  /** Third parties that pages use. */
  settings: PublicSettings;
  /** Null: every page is rendered. */
  pageCacheBytes: number | null;
  /** Files of the build and of the films by address. */
  builtFiles: ReadonlyMap<string, FoundFile>;
  films: ReadonlyMap<string, FoundFile>;
  /** Finds chunks of other builds; without it there are none. */
  keptAssets?: KeptAssets | null;
  pictures: PictureStore;
  /** Folder of the made picture sizes. */
  pictureCacheFolder: string;
  /** Made sizes that all machines share; without them each machine has its own. */
  sharedSizes?: SharedSizes | null;
  /** Takes what the door measures; by default nobody does. */
  meter?: DoorMeter | undefined;
  /** Writes down traces; by default nobody does. */
  traces?: RequestTraces | null | undefined;
  /** Unix milliseconds. */
  now?: () => number;
};

/** Composes the front door from its parts. */
export function createFrontDoor(parts: FrontDoorParts): Listener {
  const { api, web, log, publicOrigin, now = Date.now, meter = NO_DOOR_METER } = parts;
  const security = securityOf(parts);
  const logFault: LogFault = (fields, message) => log.error(fields, message);
  const isSameOrigin = sameOrigin(publicOrigin, { isPublic: parts.isOriginSet ?? false });
  const gateway = createGateway({
    api: api.fetch,
    isSignedIn: api.isSignedIn,
    publicOrigin,
    isSameOrigin,
    log,
    now,
  });
  const cities = createCities(api);
  const { pictureCacheFolder: folder, sharedSizes, avifEffort } = parts;
  const pictures = createPictures(parts.pictures, folder, log, sharedSizes, avifEffort);
  const pictureLength = measureWith(pictures, log);
  const limits = createLimits({
    now,
    waitMs: parts.waitMs,
    renderMs: parts.renderMs,
    loop: parts.loop,
    processes: api.processes.number,
  });
  const wires = createWires((parts.pageCacheBytes ?? 0) / PLAIN_SHARE + 1, (page) => cache?.recount(page));
  const cache = parts.pageCacheBytes === null ? null : createPageCache(parts.pageCacheBytes, wires.forget);
  meter.watch({ cache: () => cache?.size() ?? { pages: 0, bytes: 0 }, queues: limits.queues });
  const publicPages = createPublicPages({
    inTurn: limits.shared,
    gateway,
    cache,
    isDemo: parts.isDemo,
    settings: parts.settings,
    pictureLength,
    logFault,
    security,
    now,
    onError: (err, path) => log.error({ err, path }, 'a page of the cache could not be rendered again'),
  });

  const common = commonHeaders(security);
  const sitemaps = createSitemaps({
    gateway,
    limits,
    wires,
    publicOrigin,
    securityContact: parts.securityContact ?? null,
    common,
    now,
  });
  const pages = createPages({
    web,
    pages: publicPages,
    wires,
    limits,
    hasSeoQuery: api.hasSeoQuery,
    hasSeoQueries: (path) => api.hasSeoQueries(pagePathOf(path)),
    isHearing: () => api.changes.state().isHearing,
    gateway,
    cities,
    publicOrigin,
    isSameOrigin,
    paces: parts.paces,
    security,
    isDemo: parts.isDemo,
    settings: parts.settings,
    pictureLength,
    logFault,
    meter,
  });
  const kept = createKeptAnswers(now);
  followChanges(parts, { cache, publicPages, kept, sitemaps, pages });

  return createListener({
    pages,
    office: createOfficePages(parts.office ?? null, { security, common }),
    sitemaps,
    limits,
    api: api.fetch,
    gateway,
    cities,
    pictures,
    built: createBuiltFiles(parts.builtFiles, common, parts.keptAssets),
    films: parts.films,
    buildId: async () => api.processes.latestBuild() ?? (await web()).buildId,
    publicOrigin,
    isSameOrigin,
    trustedProxies: parts.trustedProxies,
    meter,
    traces: parts.traces,
    now,
    isRelay: parts.relaySecret === undefined ? null : relayCheck(parts.relaySecret),
    bodyLimit: api.bodyLimit,
    isShared: api.isShared,
    kept,
    paces: parts.paces,
    security,
    log,
  });
}

type Followers = {
  cache: PageCache | null;
  publicPages: Pick<PublicPages, 'retry'>;
  kept: KeptAnswers;
  sitemaps: Sitemaps;
  pages: Pages;
};

/**
 * Drops what a change made old. The projections subscribed when the API was composed, so they are updated before a page
 * is rendered again.
 */
function followChanges(
  { api, keptAssets }: Pick<FrontDoorParts, 'api' | 'keptAssets'>,
  { cache, publicPages, kept, sitemaps, pages }: Followers,
): void {
  api.changes.subscribe((tags) => {
    cache?.drop(tags);
    publicPages.retry();
    if (!tags.every(isOfNoAnswer)) kept.drop();
    sitemaps.drop(tags);
    if (tags.includes('processes')) void keptAssets?.refresh();
    if (tags.includes('seo') || tags.includes(EVERYTHING)) pages.forgetKeys();
  });
}

/** Sign-outs and processes that come and go change no shared answer. */
function isOfNoAnswer(tag: string): boolean {
  return tag === 'processes' || tag.startsWith('session-ended:');
}

function securityOf({ publicOrigin, isDevelopment, formTargets, sources }: FrontDoorParts) {
  const isHttps = publicOrigin.startsWith('https:');
  return { isHttps, isDevelopment, formTargets, ...(sources === undefined ? {} : { sources }) };
}
