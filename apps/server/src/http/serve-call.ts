import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { Limits } from '#src/limits/limits.ts';
import type { Arrival } from './request-facts.ts';
import { headersOf, makeRequest, readBody } from './read-request.ts';
import { pathOf } from './request-address.ts';
import { sendResponse } from './send-response.ts';

/** Longest body of a call, bytes; the API itself accepts less. */
const CALL_LIMIT = 1024 * 1024;

export type CallDeps = { gateway: Gateway; cities: Cities; publicOrigin: string; limits: Limits };

/** Calls that search the catalogue in memory. */
const SEARCHES = /^\/api\/(?:catalogue|search)\b/;

/** Passes a call to the API and returns its answer. `common`: headers of every answer. */
export async function serveCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, path, head, ip, requestId }: Arrival,
  { gateway, cities, publicOrigin, limits, common }: CallDeps & { common: Record<string, string> },
): Promise<void> {
  limits.take(ip);
  const body = await readBody(incoming, CALL_LIMIT);
  const { city } = await cities.resolve(head.cookie, ip);
  const request = makeRequest(publicOrigin + pathOf(incoming.url ?? '/'), {
    method,
    headers: headersOf(incoming),
    body,
  });
  const call = () => gateway.call(request, { cookie: head.cookie, cityId: city.id, ip, requestId });
  const { response, cookies } = await (SEARCHES.test(path) ? limits.shared(ip, call) : call());
  const isStorable = response.headers.has('cache-control') && cookies.length === 0;
  await sendResponse(outgoing, response, {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: {
      ...common,
      'x-request-id': requestId,
      ...(isStorable ? {} : { 'cache-control': 'no-store' }),
    },
    cookies,
  });
}
