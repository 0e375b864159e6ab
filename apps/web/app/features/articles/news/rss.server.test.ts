import { expect, test } from 'vitest';
import type { ArticleCard } from '@yahont/contracts/content/articles.ts';
import { newsRss, rfc822 } from './rss.server.ts';

const CARD: ArticleCard = {
  kind: 'news',
  url: '/news/tri-slova/',
  h1: 'Кольцо «Три слова» & <друзья>',
  lead: 'Первая строка\u0000 лида',
  picture: { hash: 'abc', alt: '', width: 1000, height: 1000, background: 'light', placeholder: '' },
  publishedOn: '2026-11-20',
  sectionName: '',
  minutes: 2,
  action: null,
};
const ORIGIN = 'https://shop.example';

test('a day is the midnight of Moscow in RFC 822', () => {
  expect(rfc822('2026-11-20')).toBe('Fri, 20 Nov 2026 00:00:00 +0300');
  expect(new Date(rfc822('2026-11-20')).toISOString()).toBe('2026-11-19T21:00:00.000Z');
});

test('a piece has its address, day, words and picture', () => {
  const feed = newsRss({ items: [CARD], origin: ORIGIN });
  expect(feed).toContain('<guid isPermaLink="true">https://shop.example/news/tri-slova/</guid>');
  expect(feed).toContain('<title>Кольцо «Три слова» &amp; &lt;друзья&gt;</title>');
  expect(feed).toContain('<description>Первая строка лида</description>');
  expect(feed).toContain('url="https://shop.example/pictures/abc/1000.jpeg" length="0" type="image/jpeg"');
  expect(feed).toContain('<atom:link href="https://shop.example/news/rss.xml" rel="self"');
});

test('without a picture there is no enclosure; without news no date', () => {
  expect(newsRss({ items: [{ ...CARD, picture: null }], origin: ORIGIN })).not.toContain('<enclosure');
  expect(newsRss({ items: [], origin: ORIGIN })).not.toMatch(/<item>|lastBuildDate/);
});

test('thirty pieces at most', () => {
  const items = Array.from({ length: 40 }, () => CARD);
  expect(newsRss({ items, origin: ORIGIN }).match(/<item>/g)).toHaveLength(30);
});
