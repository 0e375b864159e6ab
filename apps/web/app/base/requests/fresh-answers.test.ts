import { afterEach, expect, test, vi } from 'vitest';
import { freshAnswers } from './fresh-answers.ts';

afterEach(() => vi.useRealTimers());

test('an answer is asked for once while it is fresh, for each key', async () => {
  vi.useFakeTimers();
  const load = vi.fn((key: number) => Promise.resolve(`answer ${key}`));
  const answers = freshAnswers(load, 1000);
  expect(answers.known(1)).toBeUndefined();
  expect(await Promise.all([answers.ask(1), answers.ask(1), answers.ask(2)])).toEqual([
    'answer 1',
    'answer 1',
    'answer 2',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  await answers.ask(1);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a failed call is made again and leaves the last answer known', async () => {
  vi.useFakeTimers();
  const load = vi.fn<(key: string) => Promise<number>>().mockResolvedValueOnce(1);
  const answers = freshAnswers(load, 1000);
  await answers.ask('a');
  vi.advanceTimersByTime(1000);
  load.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(2);
  await expect(answers.ask('a')).rejects.toThrow('away');
  expect(answers.known('a')).toBe(1);
  expect(await answers.ask('a')).toBe(2);
  expect(answers.known('a')).toBe(2);
});
