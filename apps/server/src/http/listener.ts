import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#src/shop-api.ts';
import type { Cities } from '#src/city/visitor-city.ts';
import type { BuiltFiles } from '#src/files/serve-built.ts';
import type { FoundFile } from '#src/files/index-folder.ts';
import { serveRanges } from '#src/files/serve-ranges.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import { errorPage, tooLargePage } from '#src/pages/error-page.ts';
import type { Arrival, Pages } from '#src/pages/serve-pages.ts';
import { parsePictureAddress } from '#src/pictures/picture-address.ts';
import type { Pictures } from '#src/pictures/pictures.ts';
import { servePicture } from '#src/pictures/serve-picture.ts';
import { clientIp } from './client-ip.ts';
import { canonicalAddress } from './page-rules.ts';
import { problemResponse } from './problem.ts';
import { BodyTooLarge, headersOf, makeRequest, readBody } from './read-request.ts';
import { readHead } from './request-head.ts';
import { requestIdOf } from './request-id.ts';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import type { SecuritySettings } from './security-headers.ts';
import { sendResponse } from './send-response.ts';

/** Longest body of a call, bytes; the API itself takes less. */
const CALL_LIMIT = 1024 * 1024;
/** An answer that took longer is worth a line in the log. */
const SLOW_MS = 1000;

export type ListenerParts = {
  pages: Pages;
  gateway: Gateway;
  cities: Cities;
  pictures: Pictures;
  built: BuiltFiles;
  films: ReadonlyMap<string, FoundFile>;
  buildId: () => Promise<string>;
  publicOrigin: string;
  trustedProxies: number;
  security: SecuritySettings;
  log: Log;
};

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * Everything that reaches the shop: kept pages first and without ceremony, then calls, pictures, films, files,
 * page rules, pages. Kept pages are not logged; other answers are at `debug`, slow ones at `info`, failures at
 * `error`.
 */
export function createListener(parts: ListenerParts): Listener {
  const { pages, gateway, cities, pictures, built, films, publicOrigin, trustedProxies, security, log } =
    parts;
  const common = commonHeaders(security);

  return (incoming, outgoing) => {
    const head = readHead(incoming.rawHeaders);
    const ip = clientIp(incoming.socket.remoteAddress, head.forwardedFor, trustedProxies);
    const requestId = requestIdOf(head.requestId);
    const { method } = incoming;
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && pages.serveKept(incoming, outgoing, { head, ip, requestId })) return;
    const arrival = { head, ip, requestId };
    const startedAt = performance.now();
    answer(incoming, outgoing, arrival)
      .catch((error: unknown) => fail(incoming, outgoing, { error, arrival }))
      .then(() => logAnswer(incoming, outgoing, { requestId, ms: performance.now() - startedAt }))
      .catch((error: unknown) => {
        // Nobody may wait for an answer that will not come. First, since the log may be what failed.
        outgoing.destroy();
        log.error({ requestId, err: error }, 'answer failed');
      });
  };

  async function answer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    arrival: Arrival,
  ): Promise<void> {
    const { head, requestId } = arrival;
    const { url = '/', method = 'GET' } = incoming;
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    if (path.startsWith('/api/')) return serveCall(incoming, outgoing, arrival);

    const isHead = method === 'HEAD';
    const isRead = isHead || method === 'GET';
    if (!isRead && method !== 'POST') {
      outgoing.writeHead(405, { ...common, allow: 'GET, HEAD, POST', 'x-request-id': requestId }).end();
      return;
    }
    if (isRead) {
      if (path === '/builds/latest.json') return serveBuildId(outgoing, isHead);
      const film = films.get(path);
      if (film) return serveRanges(film, { incoming, outgoing, headers: common });
      if (await built.serve(path, outgoing, { head, isHead })) return;
      const picture = parsePictureAddress(path);
      if (picture && (await servePicture(pictures, picture, { outgoing, isHead, headers: common }))) return;
      if (isFolderOfFiles(path)) {
        outgoing.writeHead(404, { ...common, 'content-length': 0, 'x-request-id': requestId }).end();
        return;
      }
      const canonical = canonicalAddress(url);
      if (canonical !== null) {
        outgoing
          .writeHead(301, { ...common, location: canonical, 'content-length': 0, 'x-request-id': requestId })
          .end();
        return;
      }
    }
    return pages.serve(incoming, outgoing, arrival);
  }

  async function serveCall(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { head, ip, requestId }: Arrival,
  ): Promise<void> {
    const body = await readBody(incoming, CALL_LIMIT);
    const { city } = await cities.resolve(head.cookie, ip);
    const method = incoming.method ?? 'GET';
    const request = makeRequest(new URL(incoming.url ?? '/', publicOrigin).href, {
      method,
      headers: headersOf(incoming),
      body,
    });
    const { response, cookies } = await gateway.call(request, {
      cookie: head.cookie,
      cityId: city.id,
      ip,
      requestId,
    });
    const isKeepable = response.headers.has('cache-control') && cookies.length === 0;
    await sendResponse(outgoing, response, {
      method,
      acceptEncoding: head.acceptEncoding,
      headers: {
        ...common,
        'x-request-id': requestId,
        ...(isKeepable ? {} : { 'cache-control': 'no-store' }),
      },
      cookies,
    });
  }

  async function serveBuildId(outgoing: ServerResponse, isHead: boolean): Promise<void> {
    const body = JSON.stringify({ id: await parts.buildId() });
    outgoing.writeHead(200, {
      ...common,
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'content-length': body.length,
    });
    outgoing.end(isHead ? undefined : body);
  }

  async function fail(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { error, arrival: { head, requestId } }: { error: unknown; arrival: Arrival },
  ): Promise<void> {
    const isTooLarge = error instanceof BodyTooLarge;
    if (!isTooLarge && !isClientGone(error)) {
      log.error({ requestId, err: error, method: incoming.method, path: pathOf(incoming) }, 'request failed');
    }
    if (outgoing.headersSent) {
      outgoing.destroy();
      return;
    }
    const status = isTooLarge ? 413 : 500;
    const headers = {
      ...common,
      'x-request-id': requestId,
      'cache-control': 'no-store',
      connection: 'close',
    };
    const sending = { method: incoming.method ?? 'GET', acceptEncoding: head.acceptEncoding, headers };
    if (pathOf(incoming).startsWith('/api/')) {
      const problem = isTooLarge
        ? { status, code: 'body-too-large', title: 'Слишком длинный запрос' }
        : { status, code: 'internal', title: 'Внутренняя ошибка' };
      return sendResponse(outgoing, problemResponse(problem, requestId), sending);
    }
    const html = isTooLarge ? tooLargePage() : errorPage(requestId);
    await sendResponse(
      outgoing,
      new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
      {
        ...sending,
        headers: { ...headers, ...pageHeaders(security, []) },
      },
    );
  }

  function logAnswer(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { requestId, ms }: { requestId: string; ms: number },
  ): void {
    const level = ms > SLOW_MS ? 'info' : 'debug';
    if (!log.isLevelEnabled(level)) return;
    // The path alone: a query may hold what somebody typed.
    log[level](
      {
        requestId,
        method: incoming.method,
        path: pathOf(incoming),
        status: outgoing.statusCode,
        ms: Math.round(ms * 10) / 10,
      },
      'answered',
    );
  }
}

/** A missing file there is not a page. */
function isFolderOfFiles(path: string): boolean {
  return (
    path.startsWith('/assets/') ||
    path.startsWith('/pictures/') ||
    path.startsWith('/films/') ||
    path === '/api'
  );
}

function pathOf(incoming: IncomingMessage): string {
  const url = incoming.url ?? '/';
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE';
}
