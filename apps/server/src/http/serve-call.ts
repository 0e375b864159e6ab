import type { IncomingMessage, ServerResponse } from 'node:http';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import type { BodyLimitOf } from '@yahont/api/compose.ts';
import type { Cities } from '#src/city/visitor-city.ts';
import type { Gateway } from '#src/gateway/gateway.ts';
import type { BodyKind, Limits } from '#src/limits/limits.ts';
import { callQueue } from './call-queue.ts';
import { bodyRules, LONG_BYTES } from './bodies/body-rules.ts';
import { headersOf, makeRequest, withBody, type BodyRules, type Pace } from './bodies/read-request.ts';
import { isGone, type Arrival } from './request-facts.ts';
import { callPolicy } from './headers/security-headers.ts';
import { pathOf } from './request-address.ts';
import { sendResponse } from './send-response.ts';

export type CallDeps = {
  gateway: Gateway;
  cities: Cities;
  publicOrigin: string;
  limits: Limits;
  /** The longest body that a call accepts, from its contract. */
  bodyLimit: BodyLimitOf;
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

async function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { arrival: { method, path, head, ip, requestId }, body }: { arrival: Arrival; body: Buffer | null },
  { gateway, cities, publicOrigin, limits, common }: CallServing,
): Promise<void> {
  const { city } = await cities.resolve(head.cookie, ip);
  const request = makeRequest(publicOrigin + pathOf(incoming.url ?? '/'), {
    method,
    headers: headersOf(incoming),
    body,
  });
  const call = () => gateway.call(request, { cookie: head.cookie, cityId: city.id, ip, requestId });
  const { response, cookies } = await inTurnOf(call, path, { ip, limits, outgoing });
  const isStorable = response.headers.has('cache-control') && cookies.length === 0;
  await sendResponse(outgoing, response, {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: {
      ...common,
      ...callPolicy(response.headers),
      'x-request-id': requestId,
      ...(isStorable ? {} : { 'cache-control': 'no-store' }),
    },
    cookies,
  });
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
