import { expect, test } from 'vitest';
import { ownSpelling } from './spelling.ts';

test.each([
  ['cart', '/Cart/', '/cart/'],
  ['cart', '/CART?a=B', '/cart?a=B'],
  ['cart/pay', '/Cart/Pay/', '/cart/pay/'],
  ['news/:code', '/News/Osen/', '/news/Osen/'],
  ['3Kbonus', '/3kbonus/', '/3Kbonus/'],
  ['personal', '/Personal/', '/personal/'],
])('%s, requested as %s, is %s', (pattern, asked, own) => {
  expect(ownSpelling(pattern, new URL(asked, 'https://shop.example'))).toBe(own);
});

test.each([
  ['', '/'],
  ['*', '/Nowhere/'],
  ['catalog/*', '/catalog/Koltsa/'],
  ['stores/:city?', '/stores/'],
  ['stores/:city?', '/stores/Moskva/'],
  ['news/:code', '/news/osen'],
])('%s has its own spelling in %s', (pattern, asked) => {
  expect(ownSpelling(pattern, new URL(asked, 'https://shop.example'))).toBeNull();
});
