import { setTimeout as pause } from 'node:timers/promises';
import { ProviderRefused, ProviderUnavailable } from '#src/domains/payment/provider.ts';

export type ProviderAnswer = { status: number; body: unknown };

const TRIES = 3;

/**
 * Makes an idempotent call until its result is known. After a server error, a timeout or half an answer the result is unknown, so
 * the same request is sent again. Throws `ProviderRefused`, or `ProviderUnavailable` when every attempt fails.
 * @param pauseMs before the second attempt, milliseconds; each later pause is twice as long
 */
export async function askProvider<T>(
  { provider, pauseMs = 300 }: { provider: string; pauseMs?: number | undefined },
  send: () => Promise<ProviderAnswer>,
  parse: (body: unknown) => T,
): Promise<T> {
  let cause: unknown;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (attempt > 0) await pause(pauseMs * 2 ** (attempt - 1));
    try {
      const answer = await send();
      if (answer.status >= 200 && answer.status < 300) return parse(answer.body);
      if (answer.status !== 429 && answer.status < 500)
        throw new ProviderRefused(provider, answer.status, JSON.stringify(answer.body));
      cause = new Error(`${provider} answered ${answer.status}`);
    } catch (error) {
      if (error instanceof ProviderRefused) throw error;
      cause = error;
    }
  }
  throw new ProviderUnavailable(provider, cause);
}
