import { setTimeout as pause } from 'node:timers/promises';
import { ProviderRefused, ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { isPatient } from '#src/platform/outside/patience.ts';
import type { ProviderBreaker } from './provider-breaker.ts';

export type ProviderAnswer = { status: number; body: unknown };

const TRIES = 3;

/** How long all attempts together may take while a shopper waits, milliseconds. A job has no such limit. */
const BUDGET_MS = 7_000;

export type ProviderCall = {
  provider: string;
  /** Before the second attempt, milliseconds; each later pause is twice as long. */
  pauseMs?: number | undefined;
  /** How long one attempt may take, milliseconds. */
  timeoutMs: number;
  /** `BUDGET_MS` by default; for tests. */
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
  { provider, pauseMs = 300, timeoutMs, budgetMs = BUDGET_MS }: Omit<ProviderCall, 'breaker'>,
  send: (signal: AbortSignal) => Promise<ProviderAnswer>,
  parse: (body: unknown) => T,
): Promise<T> {
  const limits = isPatient() ? [] : [AbortSignal.timeout(budgetMs)];
  const isOver = (): boolean => limits.some(({ aborted }) => aborted);
  let cause: unknown;
  for (let attempt = 0; attempt < TRIES && !isOver(); attempt += 1) {
    if (attempt > 0) await pause(pauseMs * 2 ** (attempt - 1));
    try {
      const answer = await send(AbortSignal.any([AbortSignal.timeout(timeoutMs), ...limits]));
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
