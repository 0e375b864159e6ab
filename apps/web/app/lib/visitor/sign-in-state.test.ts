import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const NOW = 1_800_000_000;
let cookie = '';

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Test files share modules: the next one must not have the listeners of this one.
  vi.resetModules();
});

test('listeners are notified of each change once, and of nothing else', async () => {
  const { noticeSignIn, subscribeToSignIn } = await import('./sign-in-state.ts');
  const told = vi.fn();
  cookie = `city=216; refresh_expires=${NOW + 60}`;
  const stop = subscribeToSignIn(told);
  noticeSignIn();
  noticeSignIn();
  expect(told, 'what one finds is no change').not.toHaveBeenCalled();
  cookie = 'city=216';
  noticeSignIn();
  noticeSignIn();
  expect(told).toHaveBeenCalledTimes(1);
  cookie = `refresh_expires=${NOW + 60}`;
  noticeSignIn();
  expect(told).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  noticeSignIn();
  expect(told, 'the refresh token has ended by itself').toHaveBeenCalledTimes(3);
  stop();
  cookie = `refresh_expires=${NOW + 600}`;
  noticeSignIn();
  expect(told).toHaveBeenCalledTimes(3);
});

test('a page made for a signed-in visitor notices that the sign-in ended before its code ran', async () => {
  const { beginSignedIn, noticeSignIn, subscribeToSignIn } = await import('./sign-in-state.ts');
  const told = vi.fn();
  cookie = 'city=216';
  onTestFinished(subscribeToSignIn(told));
  beginSignedIn();
  noticeSignIn();
  expect(told).toHaveBeenCalledTimes(1);
  beginSignedIn();
  noticeSignIn();
  expect(told, 'later pages begin with what is known').toHaveBeenCalledTimes(1);
});
