import { expect, test } from 'vitest';
import { publicKey } from './public-key.ts';

const ROUTES = new Set(['root', 'routes/home/home', 'routes/layouts/default']);
const SEO = new Set(['/engraving/?a=1&b=2']);
const keyOf = (address: string) =>
  publicKey(new URL(address, 'https://shop.example'), {
    routeIds: ROUTES,
    hasSeoQuery: (asked) => SEO.has(asked),
  });

test('the key of a page is its path and the parameters that change it', () => {
  expect(keyOf('/news/?utm_source=mail')).toBe('/news/');
  expect(keyOf('/catalog/koltsa/?utm_source=mail&metal=platinum')).toBe('/catalog/koltsa/?metal=platinum');
});

test.each([
  '/cart/',
  '/Cart/',
  '/personal/orders/',
  '/favorites/',
  '/dev/outbox/',
  '/check_user/',
  '/news',
  '/news/?MailTrackingId=1',
])('%s is not cached', (address) => {
  expect(keyOf(address)).toBeNull();
});

test('data for all routes of a page differs from data for some', () => {
  const all = keyOf('/news/_.data');
  expect(all).toBe('/news/#');
  expect(keyOf('/news/_.data?_routes=root')).toBe('/news/#root');
  expect(keyOf('/news/_.data?_routes=root,routes/home/home')).toBe('/news/#root,routes/home/home');
  for (const routes of ['*', '', 'evil', 'root,evil', 'root,']) {
    expect(keyOf(`/news/_.data?_routes=${encodeURIComponent(routes)}`), routes).toBeNull();
  }
});

test('data for an address without its trailing slash is not the data of the page: the redirect comes first', () => {
  expect(keyOf('/garantiya.data?x=1')).toBeNull();
  expect(keyOf('/news.data')).toBeNull();
  expect(keyOf('/garantiya/_.data?x=1')).toBe('/garantiya/#');
  expect(keyOf('/_.data')).toBe('/#');
  expect(keyOf('/cart.data')).toBeNull();
});

test('a query with SEO data makes a page of its own, in one spelling', () => {
  expect(keyOf('/engraving/?b=2&a=1')).toBe('/engraving/?a=1&b=2');
  expect(keyOf('/engraving/_.data?b=2&a=1&_routes=root')).toBe('/engraving/?a=1&b=2#root');
  expect(keyOf('/engraving/?a=1')).toBe('/engraving/');
});

test('values that the API refuses do not make a page of their own', () => {
  expect(keyOf(`/catalog/koltsa/?metal=${'x'.repeat(61)}&metal=platinum`)).toBe(
    '/catalog/koltsa/?metal=platinum',
  );
  expect(keyOf(`/search/?q=${'a'.repeat(201)}`)).toBe(`/search/?q=${'a'.repeat(200)}`);
  expect(keyOf('/search/?q=%00')).toBe('/search/');
});
