import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QueryClient } from './query-client.ts';
import type { QueryFn } from './query.ts';

const KEY = ['visitor'];
const ONCE = { retries: false };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A part of a page whose calls are answered by hand, the oldest first. */
function part(client: QueryClient, { key = KEY, staleTime = 1000, refetchOnWindowFocus = true } = {}) {
  const calls: { answer: (data: unknown) => void; fail: () => void; signal: () => AbortSignal }[] = [];
  const ask: QueryFn<unknown> = (context) =>
    new Promise((resolve, reject) => {
      calls.push({
        answer: resolve,
        fail: () => reject(new Error('no answer')),
        signal: () => context.signal,
      });
    });
  let told = 0;
  const leave = client.subscribe(key, () => (told += 1));
  return {
    calls,
    look: (how = ONCE) => client.observe(key, { ask, staleTime, refetchOnWindowFocus }, how),
    leave,
    told: () => told,
    data: () => client.getQueryData(key),
    isError: () => client.stateOf(key).isError,
    settle: () => vi.advanceTimersByTimeAsync(0),
  };
}

test('several parts that want the same share one call and its answer', async () => {
  const client = new QueryClient();
  const one = part(client);
  const two = part(client);
  one.look();
  two.look();
  one.calls[0]?.answer({ cartCount: 1 });
  await one.settle();
  expect([one.calls.length, two.calls.length, one.told(), two.told()]).toEqual([1, 0, 1, 1]);
  expect(two.data()).toEqual({ cartCount: 1 });
});

test('an answer is asked for again when it is stale', async () => {
  const client = new QueryClient();
  const one = part(client);
  one.look();
  one.calls[0]?.answer(1);
  await one.settle();
  one.look();
  client.noticeFocus();
  expect(one.calls).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  client.noticeFocus();
  expect(one.calls).toHaveLength(2);
  const mute = part(client, { key: ['mute'], refetchOnWindowFocus: false });
  mute.look();
  mute.calls[0]?.answer(1);
  await mute.settle();
  vi.advanceTimersByTime(1000);
  client.noticeFocus();
  expect(mute.calls).toHaveLength(1);
});

test('a failure keeps the data, and a part mounted later does not ask again', async () => {
  const client = new QueryClient();
  const one = part(client);
  const look = one.look();
  one.calls[0]?.fail();
  await one.settle();
  expect([one.data(), one.isError()]).toEqual([undefined, true]);
  one.look();
  expect(one.calls).toHaveLength(1);
  one.look({ retries: true });
  expect([one.calls.length, one.isError()]).toEqual([2, false]);
  one.calls[1]?.answer(5);
  await one.settle();
  void client.invalidateQueries({ queryKey: KEY });
  one.calls[2]?.fail();
  await one.settle();
  expect([one.data(), one.isError()]).toEqual([5, true]);
  look();
});

test('invalidating asks anew for what is shown and drops a call that may be older', async () => {
  const client = new QueryClient();
  const one = part(client);
  const look = one.look();
  // The first answer is waited for: there is nothing that it could overwrite.
  void client.invalidateQueries({ queryKey: KEY });
  expect(one.calls).toHaveLength(1);
  one.calls[0]?.answer('first');
  await one.settle();
  void client.invalidateQueries({ queryKey: KEY });
  const waits = client.invalidateQueries({ queryKey: KEY });
  one.calls[1]?.answer('older');
  await one.settle();
  expect(one.data()).toBe('first');
  one.calls[2]?.answer('newer');
  await waits;
  expect(one.data()).toBe('newer');
  look();
  await client.invalidateQueries({ queryKey: KEY });
  expect(one.calls).toHaveLength(3);
  one.look();
  expect(one.calls).toHaveLength(4);
});

test('what the shopper has just done is not overwritten by a cancelled call', async () => {
  const client = new QueryClient();
  const one = part(client);
  one.look();
  client.cancelQueries({ queryKey: KEY });
  client.setQueryData(KEY, [1]);
  client.setQueryData<number[]>(KEY, (ids) => ids && [...ids, 2]);
  client.setQueryData(KEY, () => undefined);
  one.calls[0]?.answer([]);
  await one.settle();
  expect(one.data()).toEqual([1, 2]);
});

test('resetting forgets the answer at once', async () => {
  const client = new QueryClient();
  const one = part(client);
  one.look();
  one.calls[0]?.answer('mine');
  await one.settle();
  void client.resetQueries({ queryKey: KEY });
  expect([one.data(), one.calls.length]).toEqual([undefined, 2]);
});

test('a call is aborted when nobody waits for it, if it can be', () => {
  const client = new QueryClient();
  const one = part(client);
  one.look();
  const other = part(client, { key: ['other'] });
  other.look();
  const signal = one.calls[0]?.signal();
  one.leave();
  other.leave();
  expect([signal?.aborted, other.calls[0]?.signal().aborted]).toEqual([true, false]);
});

test('without a connection nothing is asked until it is back', () => {
  const client = new QueryClient();
  const one = part(client);
  client.noticeConnection(false);
  one.look();
  client.noticeFocus();
  expect(one.calls).toHaveLength(0);
  client.noticeConnection(true);
  expect(one.calls).toHaveLength(1);
});

test('an answer that nobody shows is forgotten after five minutes', () => {
  const client = new QueryClient();
  const one = part(client);
  client.setQueryData(KEY, 1);
  one.leave();
  vi.advanceTimersByTime(4 * 60_000);
  const two = part(client);
  vi.advanceTimersByTime(2 * 60_000);
  expect(two.data()).toBe(1);
  two.leave();
  vi.advanceTimersByTime(5 * 60_000);
  expect(two.data()).toBeUndefined();
});
