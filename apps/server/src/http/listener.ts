import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Log } from '#src/start/shop-api.ts';
import type { BuiltFiles } from '#src/files/serve-built.ts';
import type { FoundFile } from '#src/files/index-folder.ts';
import { serveRanges } from '#src/files/serve-ranges.ts';
import { isOfOffice } from '#src/office/load-office.ts';
import type { OfficePages } from '#src/office/serve-office.ts';
import type { Pages } from '#src/pages/serve-pages.ts';
import { parsePictureAddress } from '#src/pictures/picture-address.ts';
import type { Pictures } from '#src/pictures/pictures.ts';
import { servePicture } from '#src/pictures/serve-picture.ts';
import type { Sitemaps } from '#src/sitemap/serve-sitemap.ts';
import { NO_DOOR_METER, type DoorMeter } from '#src/metrics/door-meter.ts';
import { tracedRequest, type RequestTraces } from '#src/traces/traced-request.ts';
import { maskedPath } from '@yahont/values/text/masked-path.ts';
import { answerFailure } from './answer-failure.ts';
import { arrivalOf, type Arrival } from './request-facts.ts';
import { canonicalAddress } from './page-rules.ts';
import { pathOf } from './request-address.ts';
import { commonHeaders, type SecuritySettings } from './headers/security-headers.ts';
import { serveCall, type CallDeps } from './serve-call.ts';
import { serveOfficeCall, type OfficeCallDeps } from './serve-office-call.ts';

/** Methods that calls and pages know; `new Request` would refuse TRACE and CONNECT. */
const CALL_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const PAGE_METHODS: readonly string[] = ['GET', 'HEAD', 'POST'];
/** Pages of the office are drawn by the browser and take no forms. */
const OFFICE_METHODS: readonly string[] = ['GET', 'HEAD'];

const HOUR_MS = 60 * 60 * 1000;

/** Slower answers are logged. */
const SLOW_MS = 1000;

export type ListenerParts = CallDeps &
  OfficeCallDeps & {
    pages: Pages;
    office: OfficePages;
    sitemaps: Sitemaps;
    pictures: Pictures;
    built: BuiltFiles;
    films: ReadonlyMap<string, FoundFile>;
    buildId: () => Promise<string>;
    trustedProxies: number;
    security: SecuritySettings;
    log: Log;
    /** Takes the duration of each request; by default nobody does. */
    meter?: DoorMeter | undefined;
    /** Writes down traces; by default nobody does. Cached pages are not traced. */
    traces?: RequestTraces | null | undefined;
    /** Unix milliseconds. */
    now?: () => number;
  };

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Routes every request: cached pages first and without any other work, then calls, the office, pictures, films, files, page
 * rules, pages. Cached pages are not logged; other answers are logged at `debug`, slow ones at `info`, failures at `error`.
 */
export function createListener(parts: ListenerParts): Listener {
  const { pages, office, sitemaps, pictures, built, films, trustedProxies, security, log } = parts;
  const common = commonHeaders(security);
  const { now = Date.now, meter = NO_DOOR_METER, traces = null } = parts;
  const warnOfProxy = proxyWarning(log, now);
  const callDeps = { ...parts, common };

  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const arrival = arrivalOf(incoming, trustedProxies);
    if (arrival.head.hostCount > 1) return refuse(outgoing, { status: 400, requestId: arrival.requestId });
    if (trustedProxies === 0 && arrival.head.forwardedFor !== undefined) warnOfProxy();
    if (isRead(arrival.method) && pages.serveKept(incoming, outgoing, arrival)) {
      meter.answered(arrival, outgoing.statusCode, startedAt);
      return;
    }
    const work = () =>
      answer(incoming, outgoing, arrival).catch((error: unknown) =>
        answerFailure(outgoing, { error, arrival }, { security, log }),
      );
    (traces === null ? work() : tracedRequest(traces, { arrival, outgoing }, work))
      .then(() => {
        meter.answered(arrival, outgoing.statusCode, startedAt);
        logAnswer(log, arrival, { outgoing, ms: performance.now() - startedAt });
      })
      .catch((error: unknown) => {
        // Ends the request without an answer. Done before logging, because the log may be what failed.
        outgoing.destroy();
        log.error({ requestId: arrival.requestId, err: error }, 'answer failed');
      });
  };

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    arrival: Arrival,
  ): Promise<void> {
    const { method, path, head, requestId } = arrival;
    const isCall = path.startsWith('/api/') || path.startsWith('/office/api/');
    const methods = isCall ? CALL_METHODS : methodsOf(path);
    if (!methods.includes(method)) {
      refuse(outgoing, { status: 405, requestId, allow: methods.join(', ') });
      return;
    }
    if (isCall) arrival.route = path.startsWith('/api/') ? 'call' : 'office-call';
    if (path.startsWith('/api/')) return serveCall(incoming, outgoing, arrival, callDeps);
    if (path.startsWith('/office/api/')) return serveOfficeCall(incoming, outgoing, arrival, callDeps);
    if (method === 'POST') return pages.serve(incoming, outgoing, arrival);
    const isHead = method === 'HEAD';
    arrival.route = 'file';
    if (path === '/builds/latest.json')
      return sendBuildId(outgoing, { id: await parts.buildId(), isHead, common });
    const film = films.get(path);
    if (film) return serveRanges(film, { incoming, outgoing, headers: common });
    if (await office.serve(outgoing, arrival)) return;
    if (await built.serve(path, outgoing, { head, isHead })) return;
    if (await sitemaps.serve(outgoing, arrival)) return;
    const picture = parsePictureAddress(path);
    if (picture) arrival.route = 'picture';
    const take = (): void => parts.limits.take(arrival.ip);
    if (picture && (await servePicture(pictures, picture, { outgoing, isHead, headers: common, take })))
      return;
    if (isFolderOfFiles(path)) {
      // Another process may publish it in the next moment.
      const facts = { 'cache-control': 'no-store', 'content-length': 0, 'x-request-id': requestId };
      outgoing.writeHead(404, { ...common, ...facts }).end();
      return;
    }
    arrival.route = 'redirect';
    const canonical = canonicalAddress(pathOf(incoming.url ?? '/'));
    if (canonical !== null) {
      redirect(outgoing, { location: canonical, headers: { ...common, 'x-request-id': requestId } });
      return;
    }
    return pages.serve(incoming, outgoing, arrival);
  }

  function refuse(
    outgoing: ServerResponse,
    { status, requestId, allow }: { status: 400 | 405; requestId: string; allow?: string },
  ): void {
    outgoing
      .writeHead(status, {
        ...common,
        ...(allow === undefined ? {} : { allow }),
        'content-length': 0,
        'x-request-id': requestId,
        connection: 'close',
      })
      .end();
  }
}

function sendBuildId(
  outgoing: ServerResponse,
  { id, isHead, common }: { id: string; isHead: boolean; common: Record<string, string> },
): void {
  const body = JSON.stringify({ id });
  outgoing.writeHead(200, {
    ...common,
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-length': body.length,
  });
  outgoing.end(isHead ? undefined : body);
}

/** Warns at most once an hour. */
function proxyWarning(log: Log, now: () => number): () => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return () => {
    const at = now();
    if (at - warnedAt < HOUR_MS) return;
    warnedAt = at;
    log.warn(
      'X-Forwarded-For arrives and is not trusted: behind a proxy all shoppers count as one address until TRUST_PROXY says how many proxies stand in front',
    );
  };
}

function redirect(
  outgoing: ServerResponse,
  { location, headers }: { location: string; headers: OutgoingHttpHeaders },
): void {
  // Cached for a day, because a permanently cached redirect could never be changed.
  const own = { location, 'cache-control': 'public, max-age=86400', 'content-length': 0 };
  outgoing.writeHead(301, { ...headers, ...own }).end();
}

function methodsOf(path: string): readonly string[] {
  return isOfOffice(path) ? OFFICE_METHODS : PAGE_METHODS;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A missing file in these folders is not a page. */
function isFolderOfFiles(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    path.startsWith('/pictures/') ||
    path.startsWith('/films/') ||
    path === '/api'
  );
}

function logAnswer(
  log: Log,
  { requestId, method, path }: Arrival,
  { outgoing, ms }: { outgoing: ServerResponse; ms: number },
): void {
  const level = ms > SLOW_MS ? 'info' : 'debug';
  if (!log.isLevelEnabled(level)) return;
  // Only the path: a query may contain personal input.
  log[level](
    { requestId, method, path: maskedPath(path), status: outgoing.statusCode, ms: Math.round(ms * 10) / 10 },
    'answered',
  );
}
