import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { latestBuild } from './latest-build.ts';
import { watchBuilds } from './watch-builds.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page of build `a`, and a server whose build can change. */
function openPage() {
  const world = { served: 'a' as string | null, isVisible: true };
  const ask = vi.fn(() => Promise.resolve(world.served));
  const onChange = vi.fn();
  const watch = watchBuilds('a', onChange, { ask, isVisible: () => world.isVisible, now: Date.now });
  return { world, ask, onChange, watch };
}

test('an open page asks every five minutes and reports another build once', async () => {
  const { world, ask, onChange } = openPage();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onChange).not.toHaveBeenCalled();
  world.served = 'b';
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(onChange).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a background tab does not ask, and asks at once when it comes to the front', async () => {
  const { world, ask, onChange, watch } = openPage();
  world.isVisible = false;
  world.served = 'b';
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  world.isVisible = true;
  watch.look();
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a tab that comes to the front repeatedly asks at most once a minute', async () => {
  const { ask, watch } = openPage();
  for (let second = 0; second < 90; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    watch.look();
  }
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a server without an answer is not a new build', async () => {
  const { world, onChange } = openPage();
  world.served = null;
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(onChange).not.toHaveBeenCalled();
});

test('a closed page stops asking', async () => {
  const { ask, onChange, watch } = openPage();
  watch.stop();
  watch.look();
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

test('the manifest is requested with the time as its query', async () => {
  vi.setSystemTime(1_767_225_600_000);
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ id: 'b1' }));
  });
  expect(await latestBuild()).toBe('b1');
  expect(asked).toEqual(['/builds/latest.json?1767225600000']);
});

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a refusal', () => Promise.resolve(new Response('', { status: 502 }))],
  ['something else', () => Promise.resolve(Response.json({ name: 'b1' }))],
  ['no JSON', () => Promise.resolve(new Response('<html>'))],
])('SPEC 8: %s for the manifest is logged and harms nothing', async (_what, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', answer);
  expect(await latestBuild()).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toBe('Ошибка получения манифеста сборки');
});
