import { expect, test, vi } from 'vitest';
import { isLeft } from './idle.ts';
import { isIdle, touch } from './touches.ts';

test('a page is idle after a minute and is left after half an hour, unless another tab is used', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  touch(1_000_000);
  const after = (ms: number) => 1_000_000 + ms;
  expect([isIdle(after(59_999)), isIdle(after(60_000))]).toEqual([false, true]);
  expect([isLeft(after(30 * 60_000 - 1)), isLeft(after(30 * 60_000))]).toEqual([false, true]);
  kept.set('office-touched', String(after(20 * 60_000)));
  expect(isLeft(after(30 * 60_000))).toBe(false);
  vi.unstubAllGlobals();
});
