import { expect, test } from 'vitest';
import { pagePathOf, sharedAddress } from './page-address.ts';

const addressOf = (asked: string, key: string) =>
  sharedAddress(new URL(asked, 'https://shop.example'), key).href;

test('a shared page is rendered with only the parameters of its key', () => {
  expect(addressOf('/catalog/?q=1&evil=2', '/catalog/?q=1')).toBe('https://shop.example/catalog/?q=1');
  expect(addressOf('/news/_.data?_routes=root&x=1', '/news/#root')).toBe(
    'https://shop.example/news/_.data?_routes=root',
  );
  expect(addressOf('/news/_.data?_routes=*', '/news/#')).toBe('https://shop.example/news/_.data');
});

test.each([
  ['/news/', '/news/'],
  ['/news/_.data', '/news/'],
  ['/_root.data', '/'],
  ['/_.data', '/'],
  ['/news/a.data/', '/news/a.data/'],
])('the page of %s is %s', (path, page) => expect(pagePathOf(path)).toBe(page));
