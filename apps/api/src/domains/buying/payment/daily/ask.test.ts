import { expect, test } from 'vitest';
import { createLog } from '#src/platform/log.ts';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { askWithin } from './ask.ts';

const log = createLog('silent');
const away = () => Promise.reject(new ProviderUnavailable('dolyame', new Error('timeout')));
const here = () => Promise.resolve('yes');

test('four questions in a row without an answer are the last ones', async () => {
  const ask = askWithin({ log }, 'dolyame');
  for (let count = 0; count < 4; count += 1) expect(await ask(away)).toBe(null);
  expect(await ask(here)).toBe(null);
});

test('an answer between them lets us go on', async () => {
  const ask = askWithin({ log }, 'dolyame');
  for (let count = 0; count < 3; count += 1) await ask(away);
  expect(await ask(here)).toEqual({ answer: 'yes' });
  for (let count = 0; count < 3; count += 1) await ask(away);
  expect(await ask(here)).toEqual({ answer: 'yes' });
});

test('a refusal is no answer, and a fault of our own is not hidden', async () => {
  const ask = askWithin({ log }, 'dolyame');
  expect(await ask(() => Promise.reject(new ProviderRefused('dolyame', 401, '')))).toBe(null);
  await expect(ask(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
});

test('a day has two thousand questions at most', async () => {
  const ask = askWithin({ log }, 'dolyame');
  let answered = 0;
  for (let count = 0; count < 2100; count += 1) if ((await ask(here)) !== null) answered += 1;
  expect(answered).toBe(2000);
});
