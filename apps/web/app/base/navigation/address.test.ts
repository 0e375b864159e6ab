import { expect, test } from 'vitest';
import { pathWithin, readAddress } from './address.ts';

const HERE = 'https://shop.test/catalog/koltsa/?stone=ruby';

test.each([
  ['/stores/moskva/', '/stores/moskva/'],
  ['?sort=new', '/catalog/koltsa/?sort=new'],
  ['#reviews', '/catalog/koltsa/?stone=ruby#reviews'],
  ['https://shop.test/cart/', '/cart/'],
  ['HTTPS://SHOP.TEST/cart/', '/cart/'],
  ['  /cart/\n', '/cart/'],
  ['/search/?q=рубин', `/search/?q=${encodeURIComponent('рубин')}`],
])('%j is inside the shop', (given, to) => {
  expect(readAddress(given, HERE)).toEqual({ kind: 'inside', to });
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u001Fjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript\r:alert(1)',
  '\tj\na\rvascript:alert(1)',
  'javascript://shop.test/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'da\tta:text/html,x',
  'vbscript:msgbox(1)',
  ' VbScript:x',
  'blob:https://shop.test/0',
  'file:///etc/passwd',
  'https://',
  'http://[',
  '/.//evil.test/',
])('%j is refused', (given) => {
  expect(readAddress(given, HERE)).toEqual({ kind: 'refused' });
  expect(pathWithin(given)).toBeNull();
});

test.each([
  'https://evil.test/',
  '//evil.test/',
  '\\\\evil.test/',
  '/\\evil.test/',
  '\t//evil.test/',
  '/\t/evil.test/',
  'http://shop.test/',
  'https://shop.test:8443/',
  'https://shop.test@evil.test/',
])('%j is another site', (given) => {
  expect(readAddress(given, HERE).kind).toBe('outside');
  expect(pathWithin(given)).toBeNull();
});

test('a path of this shop is accepted, anything else is not', () => {
  expect(pathWithin('/personal/orders/?page=2#last')).toBe('/personal/orders/?page=2#last');
  expect(pathWithin('/a/../personal/')).toBe('/personal/');
  for (const other of ['', 'personal/', 'https://shop.invalid/', '?a', '#a'])
    expect(pathWithin(other)).toBeNull();
});
