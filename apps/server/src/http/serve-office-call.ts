import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiFetch } from '@yahont/api/compose.ts';
import type { Limits } from '#src/limits/limits.ts';
import type { Arrival } from './request-facts.ts';
import { headersOf, makeRequest, readBody } from './read-request.ts';
import { pathOf } from './request-address.ts';
import { sendResponse } from './send-response.ts';

/** Longest body of a call, bytes; the API itself takes less. */
const CALL_LIMIT = 1024 * 1024;

/** What a call of staff may bring: everything else, cookies above all, stays outside. */
const TAKEN = ['authorization', 'accept', 'content-type', 'content-length', 'if-match', 'idempotency-key'];

export type OfficeCallDeps = { api: ApiFetch; publicOrigin: string; limits: Limits };

/**
 * Hands a call of staff to the API. The staff token in `Authorization` alone says who calls, so that no page of another
 * site can call in a browser's name. Answers are never kept, nor shown by a search engine.
 */
export async function serveOfficeCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, head, ip, requestId }: Arrival,
  { api, publicOrigin, limits, common }: OfficeCallDeps & { common: Record<string, string> },
): Promise<void> {
  limits.take(ip);
  const body = await readBody(incoming, CALL_LIMIT);
  const given = headersOf(incoming);
  const headers = new Headers();
  for (const name of TAKEN) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  const request = makeRequest(publicOrigin + pathOf(incoming.url ?? '/'), { method, headers, body });
  await sendResponse(outgoing, await api(request, { ip, requestId }), {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: {
      ...common,
      'x-request-id': requestId,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
    cookies: [],
  });
}
