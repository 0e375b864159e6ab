import { expect, test } from 'vitest';
import { withSlash } from './trailing-slash.ts';

test.each([
  ['/royal', '', '/royal/'],
  ['/catalog/koltsa', '?sort=new&utm_source=a', '/catalog/koltsa/?sort=new&utm_source=a'],
  ['/', '', null],
  ['/royal/', '?a=1', null],
  ['/robots.txt', '', null],
])('%s%s → %s', (pathname, search, expected) => {
  expect(withSlash({ pathname, search })).toBe(expected);
});
