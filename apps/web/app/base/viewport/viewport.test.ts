import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakpointOf, isDesktop } from './breakpoints.ts';
import { keepViewport } from './keep-viewport.ts';
import { breakpointOfRequest, viewportCookie } from './viewport-cookie.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

test.each([
  [200, 'mobile'],
  [320, 'mobile'],
  [374, 'mobile'],
  [375, 'mobileMedium'],
  [424, 'mobileMedium'],
  [425, 'mobileWide'],
  [767, 'mobileWide'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
  [1279, 'desktop'],
  [1280, 'desktopMedium'],
  [1599, 'desktopMedium'],
  [1600, 'desktopWide'],
  [3840, 'desktopWide'],
])('%d pixels are %s', (width, name) => {
  expect(breakpointOf(width)).toBe(name);
});

test('a desktop starts at 1024', () => {
  expect(isDesktop('tablet')).toBe(false);
  expect(isDesktop('desktop')).toBe(true);
  expect(isDesktop('desktopWide')).toBe(true);
});

test('the cookie lives 365 days, on all paths, strict and secure', () => {
  expect(viewportCookie('tablet')).toBe('viewport=tablet; Max-Age=31536000; Path=/; SameSite=Strict; Secure');
});

test.each([
  [
    'the cookie before what the browser says',
    { cookie: 'a=1; viewport=tablet', 'user-agent': DESKTOP },
    'tablet',
  ],
  [
    'the cookie of a desktop on a phone',
    { cookie: 'viewport=desktopWide', 'user-agent': PHONE },
    'desktopWide',
  ],
  ['a cookie of another name', { cookie: 'myviewport=mobile' }, 'desktop'],
  ['a cookie of an unknown value', { cookie: 'viewport=huge' }, 'desktop'],
  ['the hint of the client', { 'sec-ch-ua-mobile': '?1' }, 'mobile'],
  ['the user agent', { 'user-agent': PHONE }, 'mobile'],
  ['a desktop browser', { 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?0' }, 'desktop'],
  ['nothing at all', {}, 'desktop'],
])('the server reads %s', (_what, headers, name) => {
  expect(breakpointOfRequest(new Headers(Object.entries(headers)))).toBe(name);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the cookie is written at once and 50 ms after the last resize', () => {
  const view = Object.assign(new EventTarget(), { innerWidth: 1440 });
  const written: string[] = [];
  const stop = keepViewport(view, (line) => written.push(line.split(';')[0] ?? ''));
  expect(written).toEqual(['viewport=desktopMedium']);

  view.innerWidth = 800;
  view.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(40);
  view.innerWidth = 400;
  view.dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(49);
  expect(written).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(written.slice(1)).toEqual(['viewport=mobileMedium']);

  view.dispatchEvent(new Event('resize'));
  stop();
  vi.advanceTimersByTime(1000);
  expect(written).toHaveLength(2);
});
