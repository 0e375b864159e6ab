import { expect, test } from 'vitest';
import { addressKeys } from './address-keys.ts';

test.each([
  ['/', '/', '/'],
  ['/delivery', '/delivery/', '/delivery/'],
  ['/delivery/', '/delivery/', '/delivery/'],
  ['/delivery//?', '/delivery/', '/delivery/'],
  ['/delivery/#kurier', '/delivery/', '/delivery/'],
  ['/search/?q=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE', '/search/?q=кольцо', '/search/'],
  ['/search?q=кольцо', '/search/?q=кольцо', '/search/'],
  ['/search/?sort=price&q=a+b', '/search/?q=a b&sort=price', '/search/'],
  ['/3Kbonus', '/3Kbonus/', '/3Kbonus/'],
  ['/%FF', '/%FF/', '/%FF/'],
  ['', '/', '/'],
])('%s is looked up as %s, then as %s', (address, exact, path) => {
  expect(addressKeys(address)).toEqual({ exact, path });
});
