import { randomInt } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { maskedPath } from '@yahont/values/text/masked-path.ts';
import type { Log } from '#src/start/shop-api.ts';
import { ClientLeft, Overload } from '#src/limits/overload.ts';
import {
  errorPage,
  foreignPage,
  overloadPage,
  slowPage,
  tooLargePage,
  unreadablePage,
  unsupportedPage,
} from '#src/pages/error-page.ts';
import { RefusedForm } from '#src/pages/receive-form.ts';
import type { Arrival } from './request-facts.ts';
import { problemResponse } from './problem.ts';
import { BodyTooLarge, BodyTooSlow } from './bodies/read-request.ts';
import { callPolicy, commonHeaders, pageHeaders, type SecuritySettings } from './headers/security-headers.ts';
import { sendResponse } from './send-response.ts';

/**
 * Answers a request that threw: a call with a problem, any other request with a page. Closes an answer that has already
 * begun.
 */
export async function answerFailure(
  outgoing: ServerResponse,
  { error, arrival }: { error: unknown; arrival: Arrival },
  { security, log }: { security: SecuritySettings; log: Log },
): Promise<void> {
  const { method, path, head, requestId } = arrival;
  const refusal = refusalOf(error);
  if (refusal === null && !isClientGone(error)) {
    log.error({ requestId, err: error, method, path: maskedPath(path) }, 'request failed');
  }
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const isCall = path.startsWith('/api/') || path.startsWith('/office/api/');
  const failure = refusal ?? FAILURE;
  if (error instanceof Overload && !isCall && (method === 'GET' || method === 'HEAD')) {
    refuseRead(outgoing, error, { arrival, security });
    return;
  }
  const response = isCall
    ? problemResponse(failure, requestId)
    : new Response(failure.page(requestId), {
        status: failure.status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
  await sendResponse(outgoing, response, {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: {
      ...commonHeaders(security),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      connection: 'close',
      ...(error instanceof Overload ? { 'retry-after': String(error.retryAfterSeconds) } : {}),
      ...(isCall ? callPolicy(response.headers) : pageHeaders(security, [])),
    },
  });
}

/** Visitors who were refused together come back spread over so many seconds after `Retry-After`. */
const SPREAD_SECONDS = 3;

/**
 * Under a flood this is most of the work, so it is done at once, and the connection stays open. The page loads itself again;
 * not for one who asked too much (429): that would be more of it.
 */
function refuseRead(
  outgoing: ServerResponse,
  { status, retryAfterSeconds }: Overload,
  { arrival: { method, requestId }, security }: { arrival: Arrival; security: SecuritySettings },
): void {
  const wait = retryAfterSeconds + randomInt(SPREAD_SECONDS + 1);
  const body = Buffer.from(status === 429 ? overloadPage() : overloadPage(wait));
  outgoing.writeHead(status, {
    ...commonHeaders(security),
    ...pageHeaders(security, []),
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'retry-after': String(retryAfterSeconds),
    'x-request-id': requestId,
  });
  outgoing.end(method === 'HEAD' ? undefined : body);
}

type Failure = { status: number; code: string; title: string; page: (requestId: string) => string };

const FAILURE: Failure = { status: 500, code: 'internal', title: 'Внутренняя ошибка', page: errorPage };

const REFUSED_FORMS: Readonly<Record<RefusedForm['status'], Failure>> = {
  400: { status: 400, code: 'malformed-form', title: 'Форма не прочитана', page: unreadablePage },
  403: { status: 403, code: 'cross-origin', title: 'Запрос с чужого сайта', page: foreignPage },
  415: { status: 415, code: 'form-expected', title: 'Ожидалась форма', page: unsupportedPage },
};

/** Why the request itself is refused; null when the failure is ours. */
function refusalOf(error: unknown): Failure | null {
  if (error instanceof BodyTooLarge)
    return { status: 413, code: 'body-too-large', title: 'Слишком длинный запрос', page: tooLargePage };
  if (error instanceof BodyTooSlow)
    return { status: 408, code: 'body-too-slow', title: 'Запрос шёл слишком долго', page: slowPage };
  if (error instanceof RefusedForm) return REFUSED_FORMS[error.status];
  if (!(error instanceof Overload)) return null;
  return error.status === 429
    ? { status: 429, code: 'too-many-requests', title: 'Слишком много запросов', page: () => overloadPage() }
    : { status: 503, code: 'overloaded', title: 'Сервис временно недоступен', page: () => overloadPage() };
}

function isClientGone(error: unknown): boolean {
  if (error instanceof ClientLeft) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE';
}
