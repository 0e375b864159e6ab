import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';
import { Overload } from './overload.ts';
import { createStandingQueue } from './standing-queue.ts';
import { createWorkQueue } from './work-queue.ts';

const SETTINGS = { waitMs: 2000, standingMs: 250, standingWaitMs: 100, quietMs: 0 };

test('a burst may wait for long, and a queue that never empties lets nobody', () => {
  let now = 0;
  const queue = createStandingQueue(SETTINGS, () => now);
  queue.note(5);
  now = 250;
  expect(queue.limitMs()).toBe(2000);
  now = 251;
  expect(queue.limitMs()).toBe(100);
  queue.note(0);
  expect(queue.limitMs()).toBe(2000);
  now = 1000;
  queue.note(1);
  now = 1200;
  expect(queue.limitMs(), 'it was empty meanwhile').toBe(2000);
});

test('how long a task would wait is known from the pace of those before', () => {
  let now = 0;
  const queue = createStandingQueue(SETTINGS, () => now);
  queue.note(40);
  expect(queue.expectedMs(40)).toBe(0);
  for (let turn = 0; turn < 50; turn += 1) {
    now += 20;
    queue.begun();
  }
  expect(queue.expectedMs(40)).toBeCloseTo(800);
});

test('one long pause is forgotten: at once when the queue empties, and soon while it does not', () => {
  let now = 0;
  const queue = createStandingQueue(SETTINGS, () => now);
  queue.note(1);
  now += 2500;
  queue.begun();
  expect(queue.expectedMs(1)).toBe(2500);
  queue.note(0);
  expect(queue.expectedMs(1)).toBe(0);

  queue.note(1);
  now += 2500;
  for (let turn = 0; turn < 50; turn += 1) {
    queue.begun();
    now += 20;
  }
  expect(queue.expectedMs(1)).toBeLessThan(50);
});

test('the first turns of a queue count alike', () => {
  let now = 0;
  const queue = createStandingQueue(SETTINGS, () => now);
  queue.note(40);
  now += 60;
  // With two places the turns come in pairs.
  queue.begun();
  queue.begun();
  expect(queue.expectedMs(40)).toBe(40 * 30);
});

test('one network that waits makes no overload', () => {
  let now = 0;
  const queue = createStandingQueue(SETTINGS, () => now);
  queue.note(1);
  now = 10_000;
  queue.note(5);
  expect(queue.limitMs()).toBe(2000);
});

test('a short pause does not end an overload', () => {
  let now = 0;
  const queue = createStandingQueue({ ...SETTINGS, quietMs: 200 }, () => now);
  queue.note(5);
  now = 251;
  expect(queue.limitMs()).toBe(100);
  queue.note(0);
  now = 450;
  expect(queue.limitMs()).toBe(100);
  queue.note(5);
  now = 500;
  expect(queue.limitMs()).toBe(100);
  queue.note(1);
  now = 700;
  expect(queue.limitMs()).toBe(2000);
  queue.note(5);
  expect(queue.limitMs()).toBe(2000);
});

test('under a load that stays above capacity those who are served wait shortly, and all others are told', async () => {
  const inTurn = createWorkQueue({
    width: 1,
    mostOfOne: 100,
    mostOfAll: 1000,
    waitMs: 2000,
    standing: { standingMs: 100, standingWaitMs: 60, quietMs: 0 },
  });
  const waits: number[] = [];
  let refused = 0;
  const endsAt = performance.now() + 1500;
  let number = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      number += 1;
      const askedAt = performance.now();
      try {
        await inTurn(networksOf(`10.0.${number % 250}.${Math.floor(number / 250) % 250}`), async () => {
          if (askedAt > endsAt - 1000) waits.push(performance.now() - askedAt);
          await delay(5);
        });
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
        refused += 1;
        await delay(50);
      }
    }
  };
  await Promise.all(Array.from({ length: 100 }, visitor));
  expect(waits.length).toBeGreaterThan(5);
  expect(refused).toBeGreaterThan(100);
  // With a wait of two seconds all hundred would wait in the queue, half a second each.
  expect(Math.max(...waits)).toBeLessThan(400);
});
