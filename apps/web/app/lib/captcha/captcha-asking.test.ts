import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAsking } from './captcha-asking.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function ask() {
  const told: string[] = [];
  const asking = startAsking({
    onQuestion: (isVisible) => told.push(isVisible ? 'question' : 'no question'),
    onAgain: () => told.push('again'),
  });
  asking.token.then(
    (token) => told.push(`token ${token}`),
    (error: Error) => told.push(error.message),
  );
  return { ...asking, told };
}

test('most visitors see no question: the token arrives at once', async () => {
  const { hear, told } = ask();
  hear({ type: 'success', token: 'one' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['token one']);
});

test('a question may take minutes; the token arrives before or after it is hidden', async () => {
  for (const order of ['before', 'after']) {
    const { hear, told } = ask();
    hear({ type: 'challenge-visible' });
    await vi.advanceTimersByTimeAsync(180_000);
    if (order === 'after') hear({ type: 'challenge-hidden' });
    await vi.advanceTimersByTimeAsync(300);
    hear({ type: 'success', token: 'two' });
    if (order === 'before') hear({ type: 'challenge-hidden' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(told).toEqual(['question', 'no question', 'token two']);
  }
});

test('a question closed without an answer cancels the request', async () => {
  const { hear, told } = ask();
  hear({ type: 'challenge-visible' });
  hear({ type: 'challenge-hidden' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toEqual(['question', 'no question', 'captcha: cancelled']);
});

test.each(['network-error', 'javascript-error'] as const)(
  'a %s means that the captcha is unavailable',
  async (type) => {
    const { hear, told } = ask();
    hear({ type });
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual(['captcha: unavailable']);
  },
);

test('an expired token is requested again, at most twice', async () => {
  const { hear, told } = ask();
  hear({ type: 'token-expired' });
  hear({ type: 'token-expired' });
  expect(told).toEqual(['again', 'again']);
  hear({ type: 'token-expired' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['again', 'again', 'captcha: unavailable']);
});

test('a token that expires after it was returned changes nothing', async () => {
  const { hear, told } = ask();
  hear({ type: 'success', token: 'used' });
  hear({ type: 'token-expired' });
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual(['token used']);
});

test('a silent captcha times out after 20 seconds', async () => {
  const { told } = ask();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['captcha: unavailable']);
});
