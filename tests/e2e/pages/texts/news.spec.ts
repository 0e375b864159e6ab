import { expect, test } from '../../support/shop-test.ts';
import { expectAccessible } from '../../support/axe.ts';

type Item = {
  title: string;
  link: string;
  guid: string;
  day: string;
  description: string;
  picture: string;
  length: string;
};
type News = { items: { url: string; h1: string }[] };

test('news have a page for the earlier ones, with an address of its own', async ({ page, shop }) => {
  const { items } = await shop.get<News>('/api/content/articles?kind=news');
  await shop.visit('/news/');
  await expectAccessible(page, 'news');
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    items[0]?.h1 ?? '',
  );
  const pages = Math.ceil((items.length - 1) / 10);
  test.skip(pages < 2, 'the demo has one page of news');
  await page.getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/\/news\/\?page=2$/);
  await expect(page).toHaveTitle(/^Новости ювелирного дома «Яхонт» — страница\s2$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/news\/\?page=2$/);
  await expect(page.locator('head link[rel="prev"]')).toHaveAttribute('href', /\/news\/$/);
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    items[11]?.h1 ?? '',
  );
});

test('a year shows only its news', async ({ page, shop }) => {
  await shop.visit('/news/');
  const years = page.getByRole('navigation', { name: 'Новости по годам' });
  const last = years.getByRole('link').last();
  const year = (await last.innerText()).trim();
  await last.click();
  await expect(page).toHaveURL(new RegExp(`/news/\\?year=${year}$`));
  await expect(last).toHaveAttribute('aria-current', 'page');
  for (const day of await page.locator('main time').all())
    await expect(day).toHaveAttribute('datetime', new RegExp(`^${year}`));
});

test.describe('pages that do not exist', () => {
  // The page answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  for (const path of ['/news/?page=999', '/news/?page=zero', '/news/?year=1999'])
    test(`${path} is 404`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
    });
});

test('the feed is RSS 2.0 that names every latest piece once', async ({ page, shop }) => {
  await shop.visit('/news/');
  const address = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  const response = await page.request.get(address ?? '');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const feed = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    const textOf = (parent: Element, tag: string) => parent.getElementsByTagName(tag)[0]?.textContent ?? '';
    const channel = parsed.querySelector('rss[version="2.0"] > channel');
    return {
      isWellFormed: parsed.querySelector('parsererror') === null && channel !== null,
      self: channel?.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0]?.getAttribute('href'),
      required: ['title', 'link', 'description'].map(
        (tag) => channel?.querySelector(`:scope > ${tag}`)?.textContent,
      ),
      items: [...parsed.querySelectorAll('item')].map((item) => ({
        title: textOf(item, 'title'),
        link: textOf(item, 'link'),
        guid: textOf(item, 'guid'),
        day: textOf(item, 'pubDate'),
        description: textOf(item, 'description'),
        picture: item.querySelector('enclosure')?.getAttribute('url') ?? '',
        length: item.querySelector('enclosure')?.getAttribute('length') ?? '',
      })),
    };
  }, xml);
  expect(feed.isWellFormed).toBe(true);
  expect(feed.self).toBe(address);
  for (const text of feed.required) expect(text).toBeTruthy();
  const { items } = await shop.get<News>('/api/content/articles?kind=news');
  expect(feed.items.map(({ title }) => title)).toEqual(items.slice(0, 30).map(({ h1 }) => h1));
  expect(new Set(feed.items.map(({ guid }) => guid)).size).toBe(feed.items.length);
  for (const item of feed.items) expectItem(item);
  const [first] = feed.items;
  expect((await page.request.get(first?.link ?? '')).status()).toBe(200);
  const picture = await page.request.get(first?.picture ?? '');
  expect(picture.headers()['content-type']).toBe('image/jpeg');
  expect(String((await picture.body()).length)).toBe(first?.length);
});

function expectItem({ link, guid, day, description }: Item): void {
  expect(link).toMatch(/^https?:\/\/[^/]+\/news\/[a-z0-9-]+\/$/);
  expect(guid).toBe(link);
  expect(day).toMatch(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} 00:00:00 \+0300$/);
  expect(Number.isNaN(Date.parse(day))).toBe(false);
  expect(description).not.toBe('');
}
