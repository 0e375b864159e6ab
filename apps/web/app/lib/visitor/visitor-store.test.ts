import type { VisitorSummary } from '@yahont/contracts/visitors/visitors.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createVisitorStore } from './visitor-store.ts';

afterEach(() => {
  vi.useRealTimers();
});

const withCart = (cartCount: number): VisitorSummary => ({
  user: null,
  cartCount,
  favouriteIds: [],
  favouriteStoneIds: [],
  compared: { stones: [], products: [] },
});

/** A store whose calls are answered by the test, in order. */
function answeredByHand() {
  const calls: PromiseWithResolvers<VisitorSummary>[] = [];
  const store = createVisitorStore(() => {
    const call = Promise.withResolvers<VisitorSummary>();
    calls.push(call);
    return call.promise;
  });
  const answer = async (cartCount: number) => {
    calls.at(-1)?.resolve(withCart(cartCount));
    await wait();
  };
  const fail = async () => {
    calls.at(-1)?.reject(new Error('offline'));
    await wait();
  };
  return { store, calls, answer, fail };
}

test('nothing is loaded before the start; a silent page stops it', async () => {
  const { store, calls, answer } = answeredByHand();
  await store.reload();
  expect([calls.length, store.read()]).toEqual([0, { summary: undefined, isAsked: false }]);
  store.start();
  await answer(2);
  expect(store.read()).toEqual({ summary: withCart(2), isAsked: true });
  store.stop();
  await store.reload();
  expect(calls).toHaveLength(1);
  store.start();
  expect(calls, 'what was asked for meanwhile').toHaveLength(2);
});

test('a reload during a call waits for an answer that was requested after it', async () => {
  const { store, calls, answer } = answeredByHand();
  store.start();
  let isShown = false;
  const shown = store.reload().then(() => (isShown = true));
  expect(calls, 'one call at a time').toHaveLength(1);
  await answer(1);
  expect([calls.length, isShown, store.read().summary]).toEqual([2, false, undefined]);
  await answer(2);
  await shown;
  expect(store.read().summary).toEqual(withCart(2));
});

test('an answer that was requested before a change does not undo it, and is soon requested again', async () => {
  const { store, calls, answer } = answeredByHand();
  store.start();
  await answer(1);
  void store.reload();
  store.change((summary) => ({ ...summary, cartCount: 5 }));
  await answer(1);
  expect(store.read().summary).toEqual(withCart(5));
  store.refresh();
  expect(calls).toHaveLength(3);
});

test('listeners are notified of an answer and of a change, until they leave', async () => {
  const { store, answer } = answeredByHand();
  let notified = 0;
  const leave = store.subscribe(() => (notified += 1));
  store.change(() => withCart(9));
  expect([notified, store.read().summary], 'nothing to change yet').toEqual([0, undefined]);
  store.start();
  await answer(1);
  store.change((summary) => ({ ...summary, cartCount: 2 }));
  leave();
  store.change((summary) => ({ ...summary, cartCount: 3 }));
  expect(notified).toBe(2);
});

test('an answer is fresh for a minute', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  const { store, calls, answer } = answeredByHand();
  store.start();
  await answer(1);
  vi.setSystemTime(59_999);
  store.refresh();
  expect(calls).toHaveLength(1);
  vi.setSystemTime(60_000);
  store.refresh();
  expect(calls).toHaveLength(2);
});

test('a failed call is made again only when the tab comes to the front; what is known stays', async () => {
  const { store, calls, answer, fail } = answeredByHand();
  store.start();
  await fail();
  expect(store.read()).toEqual({ summary: undefined, isAsked: true });
  store.refresh();
  expect(calls).toHaveLength(1);
  store.refresh({ retry: true });
  await answer(4);
  void store.reload();
  await fail();
  expect(store.read().summary).toEqual(withCart(4));
});

test('another visitor sees nothing of the last one, even when the last answer comes late', async () => {
  const { store, answer } = answeredByHand();
  store.start();
  await answer(1);
  void store.reload();
  store.reset();
  expect(store.read()).toEqual({ summary: undefined, isAsked: false });
  await answer(1);
  expect(store.read().summary).toBeUndefined();
  await answer(0);
  expect(store.read()).toEqual({ summary: withCart(0), isAsked: true });
});
