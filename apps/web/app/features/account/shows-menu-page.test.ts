import { expect, test } from 'vitest';
import { showsMenuPage } from './shows-menu-page.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

test('the cookie with the breakpoint wins', () => {
  expect(showsMenuPage(new Headers({ cookie: 'a=1; viewport=desktopWide', 'user-agent': PHONE }))).toBe(
    false,
  );
  expect(showsMenuPage(new Headers({ cookie: 'viewport=tablet', 'user-agent': DESKTOP }))).toBe(true);
});

test('without it the browser’s own header is used', () => {
  expect(showsMenuPage(new Headers({ 'sec-ch-ua-mobile': '?1' }))).toBe(true);
  expect(showsMenuPage(new Headers({ 'user-agent': PHONE }))).toBe(true);
  expect(showsMenuPage(new Headers({ 'user-agent': DESKTOP, 'sec-ch-ua-mobile': '?0' }))).toBe(false);
});

test('an unknown cookie value is ignored, and a desktop is the fallback', () => {
  expect(showsMenuPage(new Headers({ cookie: 'viewport=huge' }))).toBe(false);
});
