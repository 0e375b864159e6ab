import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiFetch, BodyLimitOf } from '@yahont/api/compose.ts';
import { CALL_BODY_BYTES } from '@yahont/contracts/wire/limits.ts';
import type { BodyKind, Limits } from '#src/limits/limits.ts';
import type { Arrival } from './request-facts.ts';
import { bodyRules, LONG_BYTES } from './bodies/body-rules.ts';
import { headersOf, makeRequest, withBody, type Pace } from './bodies/read-request.ts';
import { callPolicy } from './headers/security-headers.ts';
import { pathOf } from './request-address.ts';
import { sendResponse } from './send-response.ts';

/** Headers of a staff call that are passed on; everything else is dropped, above all cookies. */
const TAKEN = ['authorization', 'accept', 'content-type', 'content-length', 'if-match', 'idempotency-key'];

const USUAL_LIMIT = { bytes: CALL_BODY_BYTES };

export type OfficeCallDeps = {
  api: ApiFetch;
  publicOrigin: string;
  limits: Limits;
  bodyLimit: BodyLimitOf;
  paces?: Readonly<Record<BodyKind, Pace>> | undefined;
};

/**
 * Passes a call of staff to the API. Only the staff token in `Authorization` identifies the caller, so that
 * no page of another site can call in a browser's name. Answers are never cached or indexed.
 */
export async function serveOfficeCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, path, head, ip, requestId }: Arrival,
  {
    api,
    publicOrigin,
    limits,
    bodyLimit,
    paces,
    common,
  }: OfficeCallDeps & { common: Record<string, string> },
): Promise<void> {
  limits.take(ip);
  const given = headersOf(incoming);
  const headers = new Headers();
  for (const name of TAKEN) {
    const value = given.get(name);
    if (value !== null) headers.set(name, value);
  }
  // Without a token the API refuses the call, whatever its body is.
  const { bytes } = headers.has('authorization') ? bodyLimit(method, path) : USUAL_LIMIT;
  const kind = bytes > LONG_BYTES ? 'files' : 'plain';
  const rules = bodyRules(limits, { ip, kind, limitBytes: bytes, paces });
  const response = await withBody(incoming, rules, (body) => {
    const request = makeRequest(publicOrigin + pathOf(incoming.url ?? '/'), { method, headers, body });
    return api(request, { ip, requestId });
  });
  await sendResponse(outgoing, response, {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: {
      ...common,
      ...callPolicy(response.headers),
      'x-request-id': requestId,
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    },
    cookies: [],
  });
}
