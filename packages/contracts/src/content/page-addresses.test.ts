import { expect, test } from 'vitest';
import { isPageAddress } from './page-addresses.ts';

test.each([
  ['/company/dom/', true],
  ['/3Kbonus/', true],
  ['/newsroom/', true],
  ['/news/zima/', false],
  ['/Catalog/', false],
  ['/', false],
  ['/company', false],
  ['/о-нас/', false],
  ['/a//b/', false],
  ['/a.html/', false],
  [`/${'a'.repeat(200)}/`, false],
])('staff may make a page at %s: %s', (address, expected) => {
  expect(isPageAddress(address)).toBe(expected);
});
