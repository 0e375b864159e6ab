import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('answers come in the order of the things, a few at a time', async () => {
  let running = 0;
  let most = 0;
  const answers = await inParallel([30, 1, 20, 5], 2, async (pause) => {
    running += 1;
    most = Math.max(most, running);
    await delay(pause);
    running -= 1;
    return pause * 10;
  });
  expect(answers).toEqual([300, 10, 200, 50]);
  expect(most).toBe(2);
});

test('an error rejects, and nothing gives nothing', async () => {
  await expect(inParallel([1], 3, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await inParallel([], 3, () => Promise.resolve(1))).toEqual([]);
});
