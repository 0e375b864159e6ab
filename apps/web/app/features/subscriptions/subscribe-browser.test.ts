import { afterEach, expect, test, vi } from 'vitest';
import { subscribeBrowser } from './subscribe-browser.ts';

const never = new Promise(() => {});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function visit(permission: () => Promise<string>): void {
  vi.stubGlobal('Notification', { requestPermission: permission });
  vi.stubGlobal('navigator', { serviceWorker: { ready: never } });
}

test('a browser without the worker of the shop is not waited for', async () => {
  vi.useFakeTimers();
  visit(() => Promise.resolve('granted'));
  const answer = subscribeBrowser('key');
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(answer).resolves.toBe('failed');
});

test('a permission that is not given is told from a failure', async () => {
  visit(() => Promise.resolve('denied'));
  await expect(subscribeBrowser('key')).resolves.toBe('denied');
  visit(() => Promise.reject(new Error('not here')));
  await expect(subscribeBrowser('key')).resolves.toBe('failed');
});
