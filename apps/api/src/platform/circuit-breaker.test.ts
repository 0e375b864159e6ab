import { expect, test } from 'vitest';
import { createClock } from '#src/testing/clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';

function world() {
  const clock = createClock();
  let asked = 0;
  let isDown = true;
  const breaker = createCircuitBreaker({ name: 'a service', failures: 2, pauseMs: 1000 }, clock.now);
  return {
    clock,
    asked: () => asked,
    comeBack: () => {
      isDown = false;
    },
    ask: () =>
      breaker(async () => {
        asked += 1;
        if (isDown) throw new Error('down');
        return 'well';
      }).catch(() => 'failed'),
  };
}

test('after the configured number of failures no request is made during the pause', async () => {
  const { ask, asked, clock } = world();
  expect([await ask(), await ask(), await ask()]).toEqual(['failed', 'failed', null]);
  clock.advance(999);
  expect(await ask()).toBe(null);
  expect(asked()).toBe(2);
});

test('after the pause one request is tried, and a failure waits for the end of the next pause', async () => {
  const { ask, asked, clock } = world();
  await ask();
  await ask();
  clock.advance(1000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['failed', null, null]);
  clock.advance(999);
  expect(await ask()).toBe(null);
  expect(asked()).toBe(3);
});

test('a check that hangs does not put off the next one', async () => {
  const clock = createClock();
  const breaker = createCircuitBreaker({ name: 'a service', failures: 1, pauseMs: 1000 }, clock.now);
  const fail = () => Promise.reject(new Error('down'));
  await breaker(fail).catch(() => undefined);
  clock.advance(1000);
  const silent = Promise.withResolvers<string>();
  const hanging = breaker(() => silent.promise).catch(() => 'failed');
  clock.advance(900);
  silent.reject(new Error('too late'));
  expect(await hanging).toBe('failed');
  clock.advance(100);
  expect(await breaker(async () => 'well')).toBe('well');
});

test('a clock that goes back does not lengthen the pause', async () => {
  const { ask, clock, comeBack } = world();
  await ask();
  await ask();
  comeBack();
  clock.advance(-7_200_000);
  expect(await ask()).toBe('well');
});

test('an answer closes the breaker, and only consecutive failures count', async () => {
  const { ask, clock, comeBack } = world();
  await ask();
  await ask();
  comeBack();
  clock.advance(1000);
  expect([await ask(), await ask(), await ask()]).toEqual(['well', 'well', 'well']);
});
