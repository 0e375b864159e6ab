import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { ProviderRefused, ProviderUnavailable } from '#src/domains/buying/payment/provider.ts';
import { createLog } from '#src/platform/log.ts';
import { patiently } from '#src/platform/outside/patience.ts';
import { createTroubles } from '#src/platform/outside/troubles.ts';
import { askProvider, type ProviderAnswer } from './ask-provider.ts';
import { createProviderBreaker } from './provider-breaker.ts';

const BANK = PROVIDERS.yookassa;
const asked = { provider: BANK, pauseMs: 1, timeoutMs: 60 };
const parse = (body: unknown) => body;

/** Never answers, until its attempt ends. */
const silence = async (signal: AbortSignal): Promise<ProviderAnswer> => {
  await sleep(60_000, undefined, { signal });
  return { status: 200, body: {} };
};

test('all attempts together take no longer than a shopper waits; a job makes all of them', async () => {
  let attempts = 0;
  const counted = (signal: AbortSignal) => {
    attempts += 1;
    return silence(signal);
  };
  const hurried = { ...asked, budgetMs: 90 };
  await expect(askProvider(hurried, counted, parse)).rejects.toThrow(ProviderUnavailable);
  expect(attempts).toBe(2);
  attempts = 0;
  await expect(patiently(() => askProvider(hurried, counted, parse))).rejects.toThrow(ProviderUnavailable);
  expect(attempts).toBe(3);
});

test('a provider that has not answered three times is left alone for a few seconds; a job asks it all the same', async () => {
  let at = 0;
  let attempts = 0;
  let status = 500;
  const troubles = createTroubles(createLog('silent'));
  const breaker = createProviderBreaker(BANK, { troubles, clock: () => at });
  const ask = () =>
    askProvider(
      { ...asked, breaker },
      async () => {
        attempts += 1;
        return { status, body: 'paid' };
      },
      parse,
    );
  for (let count = 0; count < 3; count += 1) await expect(ask()).rejects.toThrow(ProviderUnavailable);
  expect([attempts, troubles.list().length]).toEqual([9, 1]);
  await expect(ask()).rejects.toThrow(ProviderUnavailable);
  expect(attempts).toBe(9);
  status = 200;
  expect(await patiently(ask)).toBe('paid');
  at += BANK.breaker.pauseMs;
  expect(await ask()).toBe('paid');
  expect(troubles.list()).toEqual([]);
  expect(await ask()).toBe('paid');
});

test('a refusal is an answer: it opens no breaker', async () => {
  const troubles = createTroubles(createLog('silent'));
  const breaker = createProviderBreaker(BANK, { troubles });
  const refuse = async (): Promise<ProviderAnswer> => ({ status: 400, body: {} });
  for (let count = 0; count < 5; count += 1)
    await expect(askProvider({ ...asked, breaker }, refuse, parse)).rejects.toThrow(ProviderRefused);
  expect(troubles.list()).toEqual([]);
});
