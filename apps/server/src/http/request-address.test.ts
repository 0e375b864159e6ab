import { expect, test } from 'vitest';
import { requestAddress, sentAddress } from './request-address.ts';

const ORIGIN = 'https://yahont.example';

test.each([
  ['/catalog/koltsa/?page=2', '/catalog/koltsa/?page=2'],
  ['/%D0%BA/?q=%D0%BA', '/%D0%BA/?q=%D0%BA'],
  ['/%zz/', '/%25zz/'],
  ['/a%', '/a%25'],
  ['/%E0%A4%A/', '/%25E0%25A4%25A/'],
  ['/%D0%BA%FF/', '/%25D0%25BA%25FF/'],
  ['//evil.example/', '//evil.example/'],
  ['/\\', '//'],
  ['http://evil.example/cart/?a=1', '/cart/?a=1'],
  ['*', '/'],
  ['/search/?q=%00', '/search/'],
  ['/search/?q=a%00b&metal=x&q=c', '/search/?metal=x&q=c'],
  ['/search/?%00=1', '/search/'],
])('%s is %s of the shop', (target, path) => {
  expect(requestAddress(target, ORIGIN).href).toBe(ORIGIN + path);
});

test.each([
  ['/catalog/%FF/', '/catalog/%FF/', ''],
  ['/a?a', '/a', '?a'],
  ['/a?b=1,2;3&c=%E0%A4%A&index&d=%00', '/a', '?b=1,2;3&c=%E0%A4%A&index&d=%00'],
  ['/a?q="<\'#h', '/a', '?q="<\''],
  ['/\\evil.example?a', '//evil.example', '?a'],
  ['/a?q=\u00d0\u00ba', '/a', '?q=%C3%90%C2%BA'],
  ['/a?', '/a', ''],
])('%s was sent as path %s and query %s', (target, pathname, search) => {
  expect(sentAddress(target, ORIGIN)).toEqual({ pathname, search });
});
