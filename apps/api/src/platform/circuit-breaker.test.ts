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

test('after the pause one request is tried, and a failure starts the next pause', async () => {
  const { ask, asked, clock } = world();
  await ask();
  await ask();
  clock.advance(1000);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['failed', null, null]);
  clock.advance(999);
  expect(await ask()).toBe(null);
  expect(asked()).toBe(3);
});

test('an answer closes the breaker, and only consecutive failures count', async () => {
  const { ask, clock, comeBack } = world();
  await ask();
  await ask();
  comeBack();
  clock.advance(1000);
  expect([await ask(), await ask(), await ask()]).toEqual(['well', 'well', 'well']);
});
