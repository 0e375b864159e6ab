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
  changedOn: '2026-11-20',
  sectionName: '',
  minutes: 2,
  action: null,
};
const ORIGIN = 'https://shop.example';
const LENGTHS: Readonly<Record<string, number>> = { '/pictures/abc/1000.jpeg': 48_211 };

function feedOf({ items }: { items: ArticleCard[] }): Promise<string> {
  return newsRss({ items, origin: ORIGIN, lengthOf: async (path) => LENGTHS[path] ?? null });
}

test('a day is the midnight of Moscow in RFC 822', () => {
  expect(rfc822('2026-11-20')).toBe('Fri, 20 Nov 2026 00:00:00 +0300');
  expect(new Date(rfc822('2026-11-20')).toISOString()).toBe('2026-11-19T21:00:00.000Z');
});

test('a piece has its address, day, words and picture', async () => {
  const feed = await feedOf({ items: [CARD] });
  expect(feed).toContain('<guid isPermaLink="true">https://shop.example/news/tri-slova/</guid>');
  expect(feed).toContain('<title>Кольцо «Три слова» &amp; &lt;друзья&gt;</title>');
  expect(feed).toContain('<description>Первая строка лида</description>');
  expect(feed).toContain(
    'url="https://shop.example/pictures/abc/1000.jpeg" length="48211" type="image/jpeg"',
  );
  expect(feed).toContain('<atom:link href="https://shop.example/news/rss.xml" rel="self"');
});

test('a piece names its last change, and the feed the latest of all', async () => {
  const older = { ...CARD, publishedOn: '2026-11-02', changedOn: '2026-11-22' };
  const feed = await feedOf({ items: [CARD, older] });
  expect(feed).toContain('<pubDate>Mon, 02 Nov 2026 00:00:00 +0300</pubDate>');
  expect(feed).toContain('<atom:updated>2026-11-22T00:00:00+03:00</atom:updated>');
  expect(feed).toContain('<atom:updated>2026-11-20T00:00:00+03:00</atom:updated>');
  expect(feed).toContain('<lastBuildDate>Sun, 22 Nov 2026 00:00:00 +0300</lastBuildDate>');
});

test('without a picture there is no enclosure; without news no date', async () => {
  expect(await feedOf({ items: [{ ...CARD, picture: null }] })).not.toContain('<enclosure');
  expect(await feedOf({ items: [] })).not.toMatch(/<item>|lastBuildDate/);
});

test('a picture whose file is lost is left out, its piece is not', async () => {
  const lost = { ...CARD, picture: CARD.picture && { ...CARD.picture, hash: 'lost' } };
  const feed = await feedOf({ items: [lost] });
  expect(feed).toContain('<item>');
  expect(feed).not.toContain('<enclosure');
});

test('thirty pieces at most', async () => {
  const items = Array.from({ length: 40 }, () => CARD);
  expect((await feedOf({ items })).match(/<item>/g)).toHaveLength(30);
});
