import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApiFetch, BodyLimitOf } from '@yahont/api/compose.ts';
import { OFFICE_IDLE_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import { CALL_BODY_BYTES } from '@yahont/contracts/wire/limits.ts';
import type { BodyKind, Limits } from '#src/limits/limits.ts';
import type { Arrival } from './request-facts.ts';
import { bodyRules, LONG_BYTES } from './bodies/body-rules.ts';
import { headersOf, makeRequest, withBody, type Pace } from './bodies/read-request.ts';
import { callPolicy } from './headers/security-headers.ts';
import { pathOf } from './request-address.ts';
import { officeToken, takeOfficeToken } from './office-cookie.ts';
import { isUnsafe, type SameOrigin } from './same-origin.ts';
import { sendBytes, sendResponse } from './send-response.ts';

/** Headers of a staff call that are passed on; everything else is dropped, above all cookies. */
const TAKEN = [
  'authorization',
  'accept',
  'content-type',
  'content-length',
  'if-match',
  'idempotency-key',
  'user-agent',
  OFFICE_IDLE_HEADER,
];

const USUAL_LIMIT = { bytes: CALL_BODY_BYTES };

export type OfficeCallDeps = {
  api: ApiFetch;
  publicOrigin: string;
  isSameOrigin: SameOrigin;
  limits: Limits;
  bodyLimit: BodyLimitOf;
  paces?: Readonly<Record<BodyKind, Pace>> | undefined;
};

/**
 * Passes a call of staff to the API. Programs send a token in `Authorization`; for a browser the token of its cookie
 * is put there, and whatever it changes must come from a page of this origin. The API sees no cookie, the browser no
 * token. Answers are never cached or indexed.
 */
export async function serveOfficeCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { method, path, head, ip, requestId }: Arrival,
  {
    api,
    publicOrigin,
    isSameOrigin,
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
  const isSecure = publicOrigin.startsWith('https:');
  const own = {
    ...common,
    'x-request-id': requestId,
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  };
  if (!headers.has('authorization')) {
    const token = officeToken(head.cookie, isSecure);
    if (isUnsafe(method) && (token !== null || isFromBrowser(given)) && !isSameOrigin(given)) {
      const problem = { status: 403, code: 'cross-origin', title: 'Запрос с чужого сайта' };
      const sending = { method, acceptEncoding: head.acceptEncoding, headers: own };
      const body = Buffer.from(JSON.stringify({ ...problem, requestId }));
      const type = { 'content-type': 'application/problem+json' };
      return sendBytes(outgoing, { status: 403, body }, { ...sending, headers: { ...own, ...type } });
    }
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
  }
  // Without a token the API refuses the call, whatever its body is.
  const { bytes } = headers.has('authorization') ? bodyLimit(method, path) : USUAL_LIMIT;
  const kind = bytes > LONG_BYTES ? 'files' : 'plain';
  const rules = bodyRules(limits, { ip, kind, limitBytes: bytes, paces });
  const answer = await withBody(incoming, rules, (body) => {
    const request = makeRequest(publicOrigin + pathOf(incoming.url ?? '/'), { method, headers, body });
    return api(request, { ip, requestId });
  });
  const { response, cookies } = takeOfficeToken(answer, isSecure);
  await sendResponse(outgoing, response, {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: { ...own, ...callPolicy(response.headers) },
    cookies,
  });
}

/** A browser names the page behind everything that it changes, also without a cookie: nobody is signed in by another site. */
function isFromBrowser(headers: Headers): boolean {
  return headers.has('origin') || headers.has('sec-fetch-site');
}
