import { BROWSER } from '@yahont/values/deadlines.ts';
import { SESSION_LOST } from '#app/lib/navigation/session-lost.ts';
import { askToSignIn, isSignInAsked } from '#app/base/requests/sign-in-again.ts';
import { noticeSignIn } from '#app/lib/visitor/sign-in-state.ts';
import { holdLostRequest, waitsForSignIn, type LostReason } from '#app/base/requests/lost-request.ts';
import { isWorthAnotherTry, withRetry } from '#app/base/requests/retry.ts';

/**
 * Keeps the open page when the router's own request for page data fails. A GET gets the one retry of API
 * calls (SPEC 9.1). After that, a request without an answer, or a form on which the server failed, stays
 * pending instead of replacing the page with an error. A form whose session has ended waits for the sign-in
 * over the page, as do requests made in the meantime.
 */
export function guardPageData(): void {
  const fetch = window.fetch.bind(window);
  // Only the router calls fetch with a URL object.
  window.fetch = (input, init = {}) =>
    input instanceof URL && input.pathname.endsWith('.data')
      ? answerOf((signal) => fetch(input, { ...init, signal }), init)
      : fetch(input, init);
}

type Attempt = (signal: AbortSignal | null) => Promise<Response>;

async function answerOf(attempt: Attempt, { method = 'GET', signal = null }: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await answerOrReason(attempt, method, signal);
    if (typeof answer !== 'string') return answer;
    // Reloads a page that was requested before the shopper signed in again.
    if (answer === 'signed-out' && method === 'GET' && !isSignInAwaited()) continue;
    await holdLostRequest(method, answer, signal);
  }
}

async function answerOrReason(
  attempt: Attempt,
  method: string,
  signal: AbortSignal | null,
): Promise<Response | LostReason> {
  const isForm = method !== 'GET';
  const isAwaited = isSignInAwaited();
  try {
    const response = await withRetry(method, () => attempt(isForm ? withTimeout(signal) : signal));
    if (isForm && isWorthAnotherTry(response.status)) return 'failed';
    if (response.headers.has(SESSION_LOST) && (isForm || isAwaited || isSignInAwaited())) {
      if (isForm) askToSignIn();
      noticeSignIn();
      return 'signed-out';
    }
    if (response.body === null) return response;
    // The connection may also break within the body.
    return new Response(await response.arrayBuffer(), response);
  } catch (error) {
    if (signal?.aborted) throw error;
    return 'no-answer';
  }
}

function isSignInAwaited(): boolean {
  return isSignInAsked() || waitsForSignIn();
}

function withTimeout(signal: AbortSignal | null): AbortSignal {
  const timeout = AbortSignal.timeout(BROWSER.form);
  return signal === null ? timeout : AbortSignal.any([signal, timeout]);
}
