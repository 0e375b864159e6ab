import { expect, test } from 'vitest';
import { publicKey } from './public-key.ts';

const ROUTES = new Set(['root', 'routes/home/home', 'routes/layouts/default']);
const keyOf = (address: string) => publicKey(new URL(address, 'https://shop.example'), ROUTES);

test('a page is known by its path and the part of the query that changes it', () => {
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
])('%s is not kept', (address) => {
  expect(keyOf(address)).toBeNull();
});

test('data for all routes of a page cannot be named by a request for some', () => {
  const all = keyOf('/news/_.data');
  expect(all).toBe('/news/#');
  expect(keyOf('/news/_.data?_routes=root')).toBe('/news/#root');
  expect(keyOf('/news/_.data?_routes=root,routes/home/home')).toBe('/news/#root,routes/home/home');
  for (const routes of ['*', '', 'evil', 'root,evil', 'root,']) {
    expect(keyOf(`/news/_.data?_routes=${encodeURIComponent(routes)}`), routes).toBeNull();
  }
});
