import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';
import { Overload } from './overload.ts';
import { createRate } from './rate.ts';
import { createWorkQueue } from './work-queue.ts';

test('an address has a burst and a rate, and another address has its own', () => {
  let now = 0;
  const take = createRate({ burst: 3, perSecond: 2, now: () => now });
  for (let request = 0; request < 3; request += 1) take('a');
  expect(() => take('a')).toThrow(Overload);
  take('b');
  now = 499;
  expect(() => take('a')).toThrow(expect.objectContaining({ status: 429, retryAfterSeconds: 1 }));
  now = 500;
  take('a');
  now = 60_000;
  for (let request = 0; request < 3; request += 1) take('a');
  expect(() => take('a')).toThrow(Overload);
});

test('tasks run a few at a time, and addresses take turns', async () => {
  const inTurn = createWorkQueue({ width: 2, mostOfOne: 10, mostOfAll: 100 });
  let running = 0;
  let most = 0;
  const done: string[] = [];
  const work = (network: string) =>
    inTurn(network, async () => {
      running += 1;
      most = Math.max(most, running);
      await delay(1);
      running -= 1;
      done.push(network);
    });
  await Promise.all([...Array.from({ length: 8 }, () => work('flood')), work('quiet')]);
  expect(most).toBe(2);
  expect(done.indexOf('quiet')).toBeLessThan(5);
});

test('an address with too many waiting tasks is refused, and so is everyone when the queue is full', async () => {
  const inTurn = createWorkQueue({ width: 1, mostOfOne: 2, mostOfAll: 3 });
  const ask = (network: string) =>
    inTurn(network, () => delay(1)).then(
      () => 200,
      (error: unknown) => (error instanceof Overload ? error.status : error),
    );
  const answers = await Promise.all(['a', 'a', 'a', 'a', 'b', 'b'].map(ask));
  expect(answers).toEqual([200, 200, 200, 429, 200, 503]);
  expect(await ask('a'), 'afterwards there is room again').toBe(200);
});

test('a failing task frees its place', async () => {
  const inTurn = createWorkQueue({ width: 1, mostOfOne: 2, mostOfAll: 2 });
  const failing = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('a', () => Promise.resolve('whole'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('whole');
});

test('local addresses have only the common limit', () => {
  const { take } = createLimits({ now: () => 0, networkOf: (ip) => ip, burst: 1 });
  for (const ip of ['127.0.0.1', '127.0.0.1', '::1', '::1']) take(ip);
  take('203.0.113.1');
  expect(() => take('203.0.113.1')).toThrow(Overload);
});
