import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import { SCALE_COOKIE, scaleOfCookie } from '@yahont/contracts/stones/scale-cookie.ts';
import type { WebModule } from '@yahont/web/server-types';
import { isGone, type Arrival } from '#src/http/request-facts.ts';
import { cookieLine, readCookie } from '#src/http/headers/cookies.ts';
import { requestAddress, sentAddress } from '#src/http/request-address.ts';
import { isUnsafe } from '#src/http/same-origin.ts';
import { sendBytes } from '#src/http/send-response.ts';
import { NO_DOOR_METER, type DoorMeter } from '#src/metrics/door-meter.ts';
import { sharedAddress } from './page-address.ts';
import type { PublicPages } from './public-pages.ts';
import type { RenderedPage } from './render-page.ts';
import { sendKept, sendKeptNow } from './send-kept.ts';
import { renderPrivate, type PrivateDeps } from './serve-private.ts';
import type { PageRequest } from './page-request.ts';
import { takesAttachments } from './attached-forms.ts';
import { receiveForm, type FormDeps } from './receive-form.ts';
import { createKnownAddresses } from './known-addresses.ts';
import { staleHeader, type Staleness } from './staleness.ts';
import type { Wires } from './wires.ts';

/** The route of a page until it is rendered. */
const PAGE_ROUTE = 'page';

/** Statuses of a redirect: 301 for a page, 202 for its data, as the router sends it. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 202]);

/** SPEC 4.4: the city is detected only without a cookie, so an unknown city is removed from it. */
const FORGET_CITY = cookieLine('city', '', { maxAgeSeconds: 0, visibility: 'readable', isSecure: false });

export type PagesDeps = PrivateDeps &
  FormDeps & {
    publicOrigin: string;
    /** The storefront; in development a new one for each request. */
    web: () => Promise<WebModule>;
    pages: PublicPages;
    wires: Wires;
    /** Whether SEO data is set for exactly this path and query. */
    hasSeoQuery: (address: string) => boolean;
    /** Whether SEO data is set for this path with any query. */
    hasSeoQueries: (path: string) => boolean;
    /** Whether this process hears of changes now. */
    isHearing: () => boolean;
    meter?: DoorMeter | undefined;
  };

export type Pages = {
  /** Answers at once when the page is cached for this address and city. Does nothing else and creates no Request. */
  serveKept: (incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival) => boolean;
  serve: (incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival) => Promise<void>;
  /** Clears the remembered keys after a change of which addresses show the same page. */
  forgetKeys: () => void;
};

export function createPages(deps: PagesDeps): Pages {
  const { web: loadWeb, pages, wires, limits, cities, publicOrigin, meter = NO_DOOR_METER } = deps;
  const known = createKnownAddresses();
  const currentStaleness = (): Staleness | null => (deps.isHearing() ? null : 'unheard');

  function serveKept(incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival): boolean {
    const found = known.find(incoming.url ?? '/', arrival.path, scaleOf(arrival));
    if (found === null) return false;
    const city = cities.known(arrival.head.cookie, arrival.ip);
    if (city === null) return false;
    const page = pages.find(found.key, city.id);
    if (page === undefined || pages.isStale(page)) return false;
    if (found.isQueryDropped && REDIRECTS.has(page.status)) return false;
    const isSent = sendKeptNow(outgoing, page, { arrival, wires, staleness: currentStaleness() });
    if (isSent) meter.page('hit');
    return isSent;
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse, arrival: Arrival): Promise<void> {
    arrival.route = PAGE_ROUTE;
    if (cities.isUnknown(arrival.head.cookie)) outgoing.appendHeader('set-cookie', FORGET_CITY);
    const web = await loadWeb();
    const url = requestAddress(incoming.url ?? '/', publicOrigin);
    const sent = { method: arrival.method, ...sentAddress(incoming.url ?? '/', publicOrigin) };
    const request = { web, url, sent, incoming, outgoing, arrival };
    const visit = { hasSeoQuery: deps.hasSeoQuery, scale: scaleOf(arrival) };
    // A title with escapes that are not UTF-8 shows them as they were sent, so such a page is not shared.
    const isOwn = isUnsafe(arrival.method) || sent.pathname !== url.pathname;
    const key = isOwn ? null : web.publicKey(url, visit);
    return key === null ? serveOwn(request) : serveShared(request, key);
  }

  async function serveOwn(request: PageRequest): Promise<void> {
    const { outgoing } = request;
    const { ip, method } = request.arrival;
    limits.take(ip);
    const isUpload = isUnsafe(method) && takesAttachments(request.url.pathname);
    const inTurn = isUpload ? limits.uploads : limits.own;
    const page = await receiveForm(request, deps, (form) =>
      inTurn(
        ip,
        (turn) => renderPrivate(request, form, turn, deps),
        () => isGone(outgoing),
      ),
    );
    meter.page('own');
    await sendRendered(outgoing, page, request.arrival);
  }

  async function serveShared(request: PageRequest, key: string): Promise<void> {
    const { web, url, outgoing, arrival } = request;
    const { head, ip, requestId } = arrival;
    const { city } = await cities.resolve(head.cookie, ip);
    const ask = {
      web,
      key,
      url: sharedAddress(url, key),
      city,
      ip,
      requestId,
      isGone: () => isGone(outgoing),
    };
    const aged = pages.find(key, city.id);
    if (aged) {
      if (losesQuery(aged, url, ask)) return serveOwn(request);
      remember(request, key);
      const isStale = pages.isStale(aged);
      if (isStale) pages.renew(ask);
      meter.page(isStale ? 'stale' : 'hit');
      const staleness = isStale ? 'aged' : currentStaleness();
      return sendKept(outgoing, aged, { arrival, wires, staleness });
    }
    limits.take(ip);
    const answer = await pages.get(ask);
    if (losesQuery('kept' in answer ? answer.kept : answer.rendered, url, ask)) return serveOwn(request);
    if ('kept' in answer) {
      const isDropped = answer.isDropped === true;
      meter.page(isDropped ? 'stale' : 'made');
      remember(request, key);
      const staleness = isDropped ? 'dropped' : currentStaleness();
      return sendKept(outgoing, answer.kept, { arrival, wires, staleness });
    }
    meter.page('unkept');
    const stale = staleHeader(currentStaleness());
    await sendRendered(outgoing, answer.rendered, arrival, { 'cache-control': 'no-store', ...stale });
  }

  function remember({ web, incoming: { url = '/' }, arrival }: PageRequest, key: string): void {
    const { path } = arrival;
    // SEO data for one query makes a page of its own, whatever the query names.
    const reads = deps.hasSeoQueries(path) ? null : web.queryNames(path);
    known.remember({ url, path, scale: scaleOf(arrival), key, reads });
  }

  return { serveKept, serve, forgetKeys: known.clear };
}

/** A redirect must keep all parameters, even those that the page does not depend on. */
function losesQuery({ status }: { status: number }, asked: URL, shared: { url: URL }): boolean {
  return REDIRECTS.has(status) && shared.url.search !== asked.search;
}

/** Sends a page that is for this request alone. */
async function sendRendered(
  outgoing: ServerResponse,
  page: RenderedPage,
  arrival: Arrival,
  more: Record<string, string> = {},
): Promise<void> {
  arrival.route = page.route;
  await sendBytes(outgoing, page, {
    method: arrival.method,
    acceptEncoding: arrival.head.acceptEncoding,
    headers: { ...more, ...page.headers, 'x-request-id': arrival.requestId },
    cookies: page.cookies,
  });
}

/** The scale of stones that the visitor chose: a part of the key of pages about stones. */
function scaleOf({ head }: Arrival): StoneScale {
  return scaleOfCookie(readCookie(head.cookie, SCALE_COOKIE));
}
