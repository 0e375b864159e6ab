import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secondsLeft } from './callback-machine.ts';
import { callbackStore, createCallbackStore, now } from './callback-store.ts';
import { typed } from './typed-phone.ts';

/** A free shopper and a browser without storage. */
const FREE = { chance: () => 'now' as const, onOpen: () => {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a timer opens it, counts and closes it, also without any subscriber', () => {
  const { getState, send } = createCallbackStore(now(), FREE);
  vi.advanceTimersByTime(29_999);
  expect(getState().isOpen).toBe(false);
  vi.advanceTimersByTime(1);
  expect(getState().isOpen).toBe(true);
  send(typed('+7 (916) 204-18-33'));
  send({ type: 'submitted', now: now() });
  vi.advanceTimersByTime(27_000);
  expect(secondsLeft(getState())).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(getState().request.step).toBe('finished');
  vi.advanceTimersByTime(3000);
  expect(getState().isOpen).toBe(false);
  vi.advanceTimersByTime(400);
  expect(getState()).toMatchObject({ phone: '', request: { step: 'idle' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('a page loaded long ago opens it at once', () => {
  const { getState } = createCallbackStore(now() - 60_000, FREE);
  vi.advanceTimersByTime(0);
  expect(getState().isOpen).toBe(true);
});

test('a subscriber is notified every second until it unsubscribes', () => {
  const { getState, send, watch } = createCallbackStore(now(), FREE);
  send({ type: 'opened', now: now() });
  send(typed('+7 (916) 204-18-33'));
  send({ type: 'submitted', now: now() });
  const seen: number[] = [];
  const stop = watch(() => seen.push(secondsLeft(getState())));
  vi.advanceTimersByTime(3000);
  stop();
  vi.advanceTimersByTime(3000);
  expect(seen).toEqual([27, 26, 25]);
});

test('each opening is reported, by itself or by hand', () => {
  const onOpen = vi.fn();
  const { send } = createCallbackStore(now(), { ...FREE, onOpen });
  vi.advanceTimersByTime(30_000);
  expect(onOpen).toHaveBeenCalledTimes(1);
  send({ type: 'closed', now: now() });
  send({ type: 'opened', now: now() });
  expect(onOpen).toHaveBeenCalledTimes(2);
});

test('a document has one store', () => {
  expect(callbackStore(now())).toBe(callbackStore(now() + 1000));
});
