import type { IncomingMessage, ServerResponse } from 'node:http';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import type { BodyLimitOf, IsShared } from '@yahont/api/compose.ts';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { BodyKind, Limits } from '#src/limits/limits.ts';
import { callQueue } from './call-queue.ts';
import { bodyRules, LONG_BYTES } from './bodies/body-rules.ts';
import { headersOf, makeRequest, withBody, type BodyRules, type Pace } from './bodies/read-request.ts';
import { wireFor, type KeptAnswer, type KeptAnswers } from './kept-answers.ts';
import { isGone, type Arrival } from './request-facts.ts';
import { callPolicy } from './headers/security-headers.ts';
import { pathOf } from './request-address.ts';
import { sendResponse, type Sending } from './send-response.ts';

export type CallDeps = {
  gateway: Gateway;
  cities: Cities;
  publicOrigin: string;
  limits: Limits;
  /** The longest body that a call accepts, from its contract. */
  bodyLimit: BodyLimitOf;
  /** Whether the answer of a call may be kept, from its contract. */
  isShared: IsShared;
  kept: KeptAnswers;
  /** The minimum pace of bodies; tests set shorter times. */
  paces?: Readonly<Record<BodyKind, Pace>> | undefined;
  /**
   * Whether this `Authorization` belongs to the mail relay, which may send letters: their attachments make
   * them long. Null when no letters are received.
   */
  isRelay?: ((authorization: string) => boolean) | null | undefined;
};

type CallServing = CallDeps & { common: Record<string, string> };

/** Passes a call to the API and returns its answer. `common`: headers of every answer. */
export async function serveCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  arrival: Arrival,
  deps: CallServing,
): Promise<void> {
  const { limits, isRelay = null, bodyLimit, paces } = deps;
  const { ip, method, path } = arrival;
  limits.take(ip);
  const isLetter = isRelay !== null && path === INBOUND_MAIL.path;
  if (isLetter && !isRelay(incoming.headers.authorization ?? '')) {
    // The API will refuse it, so its body is not read.
    return passOn(incoming, outgoing, { arrival, body: null }, deps);
  }
  const { bytes, hasFiles } = isLetter
    ? { bytes: INBOUND_MAIL.doorBytes, hasFiles: true }
    : bodyLimit(method, path);
  const kind = hasFiles || bytes > LONG_BYTES ? 'files' : 'plain';
  const rules: BodyRules = bodyRules(limits, { ip, kind, limitBytes: bytes, paces });
  return withBody(incoming, rules, async (body) => {
    const pass = () => passOn(incoming, outgoing, { arrival, body }, deps);
    return kind === 'files' ? limits.uploads(ip, pass, () => isGone(outgoing)) : pass();
  });
}

type Passed = { arrival: Arrival; body: Buffer | null };

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { arrival, body }: Passed,
  deps: CallServing,
): Promise<void> {
  const { gateway, cities, publicOrigin, limits, common, isShared, kept } = deps;
  const { method, path, head, ip, requestId } = arrival;
  const { city } = await cities.resolve(head.cookie, ip);
  const url = pathOf(incoming.url ?? '/');
  const sending = { method, acceptEncoding: head.acceptEncoding };
  const own = { ...common, 'x-request-id': requestId, 'cache-control': 'no-store' };
  const key = isShared(method, path) ? keyOf(url, incoming, { city, gateway }) : null;
  const known = key === null ? undefined : kept.find(key);
  if (known !== undefined) return sendKept(outgoing, known, { ...sending, headers: own });
  const keep = key === null ? null : kept.begin(key);
  const request = makeRequest(publicOrigin + url, { method, headers: headersOf(incoming), body });
  const call = () => gateway.call(request, { cookie: head.cookie, cityId: city.id, ip, requestId });
  const { response, cookies } = await inTurnOf(call, path, { ip, limits, outgoing });
  if (keep !== null && response.status === 200 && cookies.length === 0) {
    const named = Object.fromEntries(response.headers);
    const answer = keep(
      { ...named, ...callPolicy(response.headers) },
      Buffer.from(await response.arrayBuffer()),
    );
    return sendKept(outgoing, answer, { ...sending, headers: own });
  }
  const isStorable = response.headers.has('cache-control') && cookies.length === 0;
  await sendResponse(outgoing, response, {
    ...sending,
    headers: {
      ...common,
      ...callPolicy(response.headers),
      'x-request-id': requestId,
      ...(isStorable ? {} : { 'cache-control': 'no-store' }),
    },
    cookies,
  });
}

type Asked = { city: City; gateway: Gateway };

/** What a shared answer depends on: the address and the city, which any client may name in a header. */
function keyOf(url: string, { headers }: IncomingMessage, { city, gateway }: Asked): string {
  const named = headers['user-location-id'];
  if (named !== undefined) return `${String(named)} ${url}`;
  return `${gateway.isForVisitor(headers) ? city.id : ''} ${url}`;
}

async function sendKept(outgoing: ServerResponse, answer: KeptAnswer, sending: Sending): Promise<void> {
  const { body, headers } = await wireFor(answer, sending.acceptEncoding);
  outgoing.writeHead(200, {
    ...sending.headers,
    ...answer.headers,
    ...headers,
    'content-length': body.length,
  });
  outgoing.end(body);
}

type CallTurn = Pick<CallDeps, 'limits'> & { ip: string; outgoing: ServerResponse };

/** Runs a call in the queue of its kind, if it has one. */
function inTurnOf<T>(call: () => Promise<T>, path: string, { ip, limits, outgoing }: CallTurn): Promise<T> {
  const isLeft = () => isGone(outgoing);
  switch (callQueue(path)) {
    case 'shared':
      return limits.shared(ip, (turn) => turn.wait(call()), isLeft);
    case 'drawn':
      return limits.drawn(ip, call, isLeft);
    case null:
      return call();
  }
}
