import { afterEach, expect, test, vi } from 'vitest';
import { consentCookie, consentIn, whileAgreed } from './consent.ts';

afterEach(() => vi.unstubAllGlobals());

test('the cookie has two values, and anything else counts as no answer', () => {
  expect(consentIn('city=216; accept_cookie=true')).toBe(true);
  expect(consentIn('accept_cookie=false; city=216')).toBe(false);
  expect(consentIn('not_accept_cookie=true')).toBeNull();
  expect(consentIn('accept_cookie=1')).toBeNull();
  expect(consentIn('')).toBeNull();
});

test('either answer is remembered for a year', () => {
  expect(consentCookie(true, false)).toBe('accept_cookie=true; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(consentCookie(false, true)).toBe(
    'accept_cookie=false; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  );
});

test.each(['visibilitychange', 'focus', 'pageshow'])(
  'an answer given or changed in another tab is noticed on %s',
  (sign) => {
    const page = { cookie: '' };
    const window = new EventTarget();
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', window);
    const end = vi.fn();
    const begin = vi.fn(() => end);
    whileAgreed(begin);
    const answer = (cookie: string) => {
      page.cookie = cookie;
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      return [begin.mock.calls.length, end.mock.calls.length];
    };
    expect(answer('')).toEqual([0, 0]);
    expect(answer('accept_cookie=true')).toEqual([1, 0]);
    expect(answer('accept_cookie=false')).toEqual([1, 1]);
    expect(answer('accept_cookie=true')).toEqual([2, 1]);
  },
);
