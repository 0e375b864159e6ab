import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { WebModule } from '@yahont/web/server-types';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import { TOKEN_COOKIES } from '#src/gateway/visitor-cookies.ts';
import { withoutCookies } from '#src/http/cookies.ts';
import { encodingFor } from '#src/http/encoding.ts';
import { problemResponse } from '#src/http/problem.ts';
import { headersOf, makeRequest, readBody } from '#src/http/read-request.ts';
import type { RequestHead } from '#src/http/request-head.ts';
import { isSameOrigin, isUnsafe } from '#src/http/same-origin.ts';
import { sendResponse } from '#src/http/send-response.ts';
import { wireOf } from './page-cache.ts';
import type { CachedPage, Wire } from './page-cache.ts';
import { sharedAddress } from './page-address.ts';
import type { PublicPages } from './public-pages.ts';
import { readPage } from './render-page.ts';
import type { SecuritySettings } from '#src/http/security-headers.ts';

const FORM_LIMIT = 256 * 1024;
/** Addresses whose keys are remembered, and the longest worth remembering. */
const KNOWN_ADDRESSES = 20_000;
const KNOWN_ADDRESS_LENGTH = 512;

export type PagesDeps = {
  /** The storefront; while developing a new one for each request. */
  web: () => Promise<WebModule>;
  pages: PublicPages;
  gateway: Gateway;
  cities: Cities;
  publicOrigin: string;
  security: SecuritySettings;
};

/** A request with what the front door found out about it. */
export type Arrival = { head: RequestHead; ip: string; requestId: string };

export type Pages = {
  /** Answers at once when the page is kept for this address and city. Touches nothing else and makes no Request. */
  serveKept: (incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival) => boolean;
  serve: (incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival) => Promise<void>;
};

export function createPages({
  web: loadWeb,
  pages,
  gateway,
  cities,
  publicOrigin,
  security,
}: PagesDeps): Pages {
  const keys = new LRUCache<string, string>({ max: KNOWN_ADDRESSES });

  function serveKept(incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival): boolean {
    const key = keys.get(incoming.url ?? '');
    if (key === undefined) return false;
    const city = cities.known(arrival.head.cookie, arrival.ip);
    if (city === null) return false;
    const page = pages.find(key, city.id);
    if (page === undefined || pages.isStale(page)) return false;
    return sendKept(outgoing, page, arrival, incoming.method === 'HEAD');
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival): Promise<void> {
    const web = await loadWeb();
    const url = new URL(incoming.url ?? '/', publicOrigin);
    const key = isUnsafe(incoming.method ?? 'GET') ? null : web.publicKey(url);
    return key === null
      ? servePrivate({ web, url, incoming, outgoing, arrival })
      : serveShared({ web, url, key, incoming, outgoing, arrival });
  }

  type Serving = {
    web: WebModule;
    url: URL;
    incoming: IncomingMessage;
    outgoing: ServerResponse;
    arrival: Arrival;
  };

  async function serveShared({
    web,
    url,
    key,
    incoming,
    outgoing,
    arrival,
  }: Serving & { key: string }): Promise<void> {
    const { head, ip, requestId } = arrival;
    const { city } = await cities.resolve(head.cookie, ip);
    const ask = { web, key, url: sharedAddress(url, key), city, ip, requestId };
    const isHead = incoming.method === 'HEAD';

    const aged = pages.find(key, city.id);
    if (aged) {
      if (pages.isStale(aged)) pages.renew(ask);
      return sendKeptSlowly(outgoing, aged, arrival, isHead);
    }
    const answer = await pages.get(ask);
    if ('kept' in answer) {
      const address = incoming.url ?? '';
      if (address.length <= KNOWN_ADDRESS_LENGTH) keys.set(address, key);
      return sendKeptSlowly(outgoing, answer.kept, arrival, isHead);
    }
    const { status, headers, cookies, body } = answer.rendered;
    await sendResponse(outgoing, new Response(bodyOf(status, body), { status }), {
      method: incoming.method ?? 'GET',
      acceptEncoding: head.acceptEncoding,
      headers: { 'cache-control': 'no-store', ...headers, 'x-request-id': requestId },
      cookies,
    });
  }

  async function servePrivate({ web, url, incoming, outgoing, arrival }: Serving): Promise<void> {
    const { head, ip, requestId } = arrival;
    const method = incoming.method ?? 'GET';
    const sending = { method, acceptEncoding: head.acceptEncoding, headers: { 'x-request-id': requestId } };
    const headers = headersOf(incoming);
    if (isUnsafe(method) && !isSameOrigin(headers, publicOrigin)) {
      const problem = { status: 403, code: 'cross-origin', title: 'Запрос с чужого сайта' };
      return sendResponse(outgoing, problemResponse(problem, requestId), sending);
    }
    // The door has decided. The router would compare again, and refuse a shop opened as 127.0.0.1 for localhost.
    if (isUnsafe(method)) headers.set('origin', url.origin);
    const body = await readBody(incoming, FORM_LIMIT);
    const { city, isGuessed } = await cities.resolve(head.cookie, ip);
    const call = { cityId: city.id, ip, requestId };
    const visitor = gateway.open({ ...call, cookie: head.cookie });
    const isSignedIn = await visitor.isSignedIn();

    // Pages may read cookies of the interface, never those that hold a token.
    const cookie = withoutCookies(head.cookie, TOKEN_COOKIES);
    if (cookie === undefined) headers.delete('cookie');
    else headers.set('cookie', cookie);

    const { response } = await web.render({
      // HEAD is rendered as GET, so that both have the same headers.
      request: makeRequest(url.href, { method: method === 'HEAD' ? 'GET' : method, headers, body }),
      city,
      isCityGuessed: isGuessed,
      publicApi: gateway.openPublic(call),
      visitorApi: visitor.api,
      isSignedIn,
      requestId,
    });
    const page = await readPage(response, security);
    await sendResponse(outgoing, new Response(bodyOf(page.status, page.body), { status: page.status }), {
      ...sending,
      // Neither a page of his nor where he was sent may be remembered for the next one at the same screen.
      headers: { ...page.headers, 'cache-control': 'no-store', 'x-request-id': requestId },
      cookies: [...page.cookies, ...visitor.cookies()],
    });
  }

  return { serveKept, serve };
}

/** Sends now what needs no more work; false when the encoding has yet to be made. */
function sendKept(
  outgoing: ServerResponse,
  page: CachedPage,
  { head, requestId }: Arrival,
  isHead: boolean,
): boolean {
  if (head.ifNoneMatch !== undefined && isKnown(page, head.ifNoneMatch)) {
    send304(outgoing, page, requestId);
    return true;
  }
  const encoding = encodingFor(head.acceptEncoding);
  const wire = encoding === 'br' ? page.brotli : page.gzip;
  if (wire === null || encoding === 'identity') return false;
  sendWire(outgoing, page.status, wire, { requestId, isHead });
  return true;
}

async function sendKeptSlowly(
  outgoing: ServerResponse,
  page: CachedPage,
  { head, requestId }: Arrival,
  isHead: boolean,
): Promise<void> {
  if (head.ifNoneMatch !== undefined && isKnown(page, head.ifNoneMatch))
    return send304(outgoing, page, requestId);
  sendWire(outgoing, page.status, await wireOf(page, encodingFor(head.acceptEncoding)), {
    requestId,
    isHead,
  });
}

function sendWire(
  outgoing: ServerResponse,
  status: number,
  wire: Wire,
  { requestId, isHead }: { requestId: string; isHead: boolean },
): void {
  // safe: node only reads the list
  const headers = wire.headers as string[];
  outgoing.writeHead(status, [...headers, 'x-request-id', requestId]);
  outgoing.end(isHead ? undefined : wire.body);
}

function send304(outgoing: ServerResponse, page: CachedPage, requestId: string): void {
  outgoing
    .writeHead(304, { etag: page.etag, vary: 'Accept-Encoding, Cookie', 'x-request-id': requestId })
    .end();
}

/** Only a page that was seen whole is known: a 404 has nothing to confirm. */
function isKnown(page: CachedPage, ifNoneMatch: string): boolean {
  return page.status === 200 && ifNoneMatch.includes(page.etag);
}

function bodyOf(status: number, body: Buffer): Uint8Array<ArrayBuffer> | null {
  const isEmpty = status === 204 || status === 304 || body.length === 0;
  return isEmpty ? null : new Uint8Array(body);
}
