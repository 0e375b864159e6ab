import { expect, test } from 'vitest';
import { addressOf, requestOf } from './request-of.ts';

const PATH = { path: '/api/rings/{id}/sizes/{size}' };

test('parameters are encoded and filled in', () => {
  expect(addressOf(PATH, { params: { id: 7, size: '17/18' } })).toBe('/api/rings/7/sizes/17%2F18');
  expect(addressOf(PATH, {})).toBe(PATH.path);
});

test('a query repeats the name for a list and omits undefined values', () => {
  const query = { metal: ['gold', 'silver'], name: 'Аврора & K', page: undefined };
  expect(addressOf({ path: '/api/rings' }, { query })).toBe(
    '/api/rings?metal=gold&metal=silver&name=%D0%90%D0%B2%D1%80%D0%BE%D1%80%D0%B0+%26+K',
  );
  expect(addressOf({ path: '/api/rings' }, { query: { page: undefined } })).toBe('/api/rings');
});

test('a body is sent as JSON, and the caller’s headers win', async () => {
  const request = requestOf(
    'http://shop.test',
    { method: 'PUT', path: '/api/rings/{id}' },
    { params: { id: 7 }, body: { name: 'Аврора' }, headers: { accept: 'text/plain', 'x-own': '1' } },
  );
  expect([request.method, request.url]).toEqual(['PUT', 'http://shop.test/api/rings/7']);
  expect(await request.json()).toEqual({ name: 'Аврора' });
  expect(Object.fromEntries(request.headers)).toEqual({
    accept: 'text/plain',
    'content-type': 'application/json',
    'x-own': '1',
  });
});

test('a request without a body has no content type', () => {
  const request = requestOf('http://shop.test', { method: 'GET', path: '/api/rings' }, {});
  expect(request.body).toBeNull();
  expect(Object.fromEntries(request.headers)).toEqual({ accept: 'application/json' });
});
