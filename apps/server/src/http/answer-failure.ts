import type { ServerResponse } from 'node:http';
import type { Log } from '#src/shop-api.ts';
import { errorPage, tooLargePage } from '#src/pages/error-page.ts';
import type { Arrival } from './arrival.ts';
import { problemResponse } from './problem.ts';
import { BodyTooLarge } from './read-request.ts';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import type { SecuritySettings } from './security-headers.ts';
import { sendResponse } from './send-response.ts';

/** Answers a request that threw: a call with a problem, anything else with a page. Closes an answer that has begun. */
export async function answerFailure(
  outgoing: ServerResponse,
  { error, arrival }: { error: unknown; arrival: Arrival },
  { security, log }: { security: SecuritySettings; log: Log },
): Promise<void> {
  const { method, path, head, requestId } = arrival;
  const isTooLarge = error instanceof BodyTooLarge;
  if (!isTooLarge && !isClientGone(error)) {
    log.error({ requestId, err: error, method, path }, 'request failed');
  }
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const isCall = path.startsWith('/api/');
  const response = isCall ? failedCall(isTooLarge, requestId) : failedPage(isTooLarge, requestId);
  await sendResponse(outgoing, response, {
    method,
    acceptEncoding: head.acceptEncoding,
    headers: {
      ...commonHeaders(security),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      connection: 'close',
      ...(isCall ? {} : pageHeaders(security, [])),
    },
  });
}

function failedCall(isTooLarge: boolean, requestId: string): Response {
  const problem = isTooLarge
    ? { status: 413, code: 'body-too-large', title: 'Слишком длинный запрос' }
    : { status: 500, code: 'internal', title: 'Внутренняя ошибка' };
  return problemResponse(problem, requestId);
}

function failedPage(isTooLarge: boolean, requestId: string): Response {
  return new Response(isTooLarge ? tooLargePage() : errorPage(requestId), {
    status: isTooLarge ? 413 : 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

function isClientGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'ERR_STREAM_PREMATURE_CLOSE' || error.code === 'ECONNRESET' || error.code === 'EPIPE';
}
