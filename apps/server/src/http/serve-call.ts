import type { IncomingMessage, ServerResponse } from 'node:http';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { Limits } from '#src/limits/limits.ts';
import type { Arrival } from './request-facts.ts';
import { headersOf, makeRequest, readBody } from './read-request.ts';
import { pathOf } from './request-address.ts';
import { sendResponse } from './send-response.ts';

/** Longest body of a call, bytes; the API itself accepts less. */
const CALL_LIMIT = 1024 * 1024;

export type CallDeps = {
  gateway: Gateway;
  cities: Cities;
  publicOrigin: string;
  limits: Limits;
  /** Whether a mail relay may bring letters, which are as long as their attachments make them. */
  takesLetters?: boolean | undefined;
};

/** Calls that search the catalogue in memory. */
const SEARCHES = /^\/api\/(?:catalogue|search)\b/;

type Served = CallDeps & { common: Record<string, string> };

/** Passes a call to the API and returns its answer. `common`: headers of every answer. */
export async function serveCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  arrival: Arrival,
  deps: Served,
): Promise<void> {
  const { limits, takesLetters = false } = deps;
  limits.take(arrival.ip);
  const pass = (limitBytes: number) => passOn(incoming, outgoing, arrival, { ...deps, limitBytes });
  const isLetter = takesLetters && arrival.path === INBOUND_MAIL.path;
  return isLetter ? limits.uploads(arrival.ip, () => pass(INBOUND_MAIL.doorBytes)) : pass(CALL_LIMIT);
}

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, path, head, ip, requestId }: Arrival,
  { gateway, cities, publicOrigin, limits, common, limitBytes }: Served & { limitBytes: number },
): Promise<void> {
  const body = await readBody(incoming, limitBytes);
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
