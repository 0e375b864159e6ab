import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { Arrival } from './arrival.ts';
import { headersOf, makeRequest, readBody } from './read-request.ts';
import { sendResponse } from './send-response.ts';

/** Longest body of a call, bytes; the API itself takes less. */
const CALL_LIMIT = 1024 * 1024;

export type CallDeps = { gateway: Gateway; cities: Cities; publicOrigin: string };

/** Hands a call to the API and its answer back. `common`: headers of every answer. */
export async function serveCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, head, ip, requestId }: Arrival,
  { gateway, cities, publicOrigin, common }: CallDeps & { common: Record<string, string> },
): Promise<void> {
  const body = await readBody(incoming, CALL_LIMIT);
  const { city } = await cities.resolve(head.cookie, ip);
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
