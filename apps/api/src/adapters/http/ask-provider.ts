import { setTimeout as pause } from 'node:timers/promises';
import type { ProviderDeadlines } from '@yahont/values/deadlines.ts';
import { ProviderRefused, ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { isPatient } from '#src/platform/outside/patience.ts';
import type { ProviderBreaker } from './provider-breaker.ts';

export type ProviderAnswer = { status: number; body: unknown };

export type ProviderCall = {
  /** Its name, its attempts and how long they take. */
  provider: ProviderDeadlines;
  /** Before the second attempt, milliseconds; each later pause is twice as long. */
  pauseMs?: number | undefined;
  /** Instead of the provider's own `tryMs` and `budgetMs`; for tests. */
  timeoutMs?: number | undefined;
  budgetMs?: number | undefined;
  /** Without a breaker the provider is always asked. */
  breaker?: ProviderBreaker | undefined;
};

/**
 * Makes an idempotent call until its result is known. After a server error, a timeout or a truncated
 * answer the result is unknown, so the same request is sent again. Throws `ProviderRefused`, or
 * `ProviderUnavailable` when every attempt fails.
 * @param send gets the signal that ends its attempt
 */
export function askProvider<T>(
  { breaker = (work) => work(), ...asked }: ProviderCall,
  send: (signal: AbortSignal) => Promise<ProviderAnswer>,
  parse: (body: unknown) => T,
): Promise<T> {
  return breaker(() => ask(asked, send, parse));
}

async function ask<T>(
  {
    provider,
    pauseMs = 300,
    timeoutMs = provider.tryMs,
    budgetMs = provider.budgetMs,
  }: Omit<ProviderCall, 'breaker'>,
  send: (signal: AbortSignal) => Promise<ProviderAnswer>,
  parse: (body: unknown) => T,
): Promise<T> {
  const limits = isPatient() ? [] : [AbortSignal.timeout(budgetMs)];
  const isOver = (): boolean => limits.some(({ aborted }) => aborted);
  let cause: unknown;
  for (let attempt = 0; attempt < provider.tries && !isOver(); attempt += 1) {
    if (attempt > 0) await pause(pauseMs * 2 ** (attempt - 1));
    try {
      const answer = await send(AbortSignal.any([AbortSignal.timeout(timeoutMs), ...limits]));
      if (answer.status >= 200 && answer.status < 300) return parse(answer.body);
      if (answer.status !== 429 && answer.status < 500)
        throw new ProviderRefused(provider.name, answer.status, JSON.stringify(answer.body));
      cause = new Error(`${provider.name} answered ${answer.status}`);
    } catch (error) {
      if (error instanceof ProviderRefused) throw error;
      cause = error;
    }
  }
  throw new ProviderUnavailable(provider.name, cause);
}
