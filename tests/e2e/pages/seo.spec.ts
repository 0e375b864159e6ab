import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';

const LINE = /Рассрочка 0\s%: до\s6\sежемесячных платежей без\sпереплаты, оператор\s— \S/;

type Seo = { title: string | null; description: string | null; h1: string | null; seoText: string | null };

/** The API's answer for an address. */
async function seoOf(request: APIRequestContext, url: string): Promise<Seo> {
  const response = await request.get(`/api/seo/page/?url=${encodeURIComponent(url)}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as Seo;
}

/** Tags of the head in the server's HTML. */
async function headOf(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  const html = await response.text();
  const tags = Array.from(html.matchAll(/<(?:meta|link)\s[^>]*>/g), ([tag]) => attributesOf(tag));
  const content = (key: 'name' | 'property', value: string) =>
    tags.filter((tag) => tag[key] === value).map((tag) => tag['content']);
  return {
    html,
    titles: Array.from(html.matchAll(/<title>([^<]*)<\/title>/g), ([, text = '']) => unescape(text)),
    named: (name: string) => content('name', name),
    property: (property: string) => content('property', property),
    canonical: tags.filter((tag) => tag['rel'] === 'canonical').map((tag) => tag['href']),
  };
}

/** Throws unless the address is absolute. */
function pathOf(address: string | undefined): string {
  return new URL(address ?? '').pathname;
}

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(tag.matchAll(/([\w-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, unescape(value)]),
  );
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

for (const path of ['/', '/delivery/', '/engraving/', '/solo-collection/', '/franchising/', '/3Kbonus/']) {
  test(`${path} has the head that is set for it`, async ({ request }) => {
    const seo = await seoOf(request, path);
    const head = await headOf(request, path);
    expect(head.titles).toEqual([seo.title]);
    expect(head.named('description')).toHaveLength(1);
    expect(head.named('description')[0]).toMatch(LINE);
    expect(head.named('description')[0]?.startsWith(seo.description ?? '')).toBe(true);
    expect(head.canonical.map(pathOf)).toEqual([path]);
    expect(head.property('og:url')).toEqual(head.canonical);
    expect(head.property('og:title')).toEqual([seo.title]);
    expect(head.property('og:description')).toEqual(head.named('description'));
    expect(head.named('robots')).toEqual([]);
  });
}

test('the catalogue and the stores write their own heads and ignore SEO data', async ({ request }) => {
  for (const path of ['/catalog/koltsa/', '/stores/moskva/']) {
    const head = await headOf(request, path);
    expect(head.titles[0], path).toMatch(/«Яхонт»/);
    expect(head.named('description')[0], path).toMatch(LINE);
    expect(head.canonical.map(pathOf)).toEqual([path]);
  }
});

test('pages about the visitor are hidden from search engines', async ({ request }) => {
  for (const path of ['/cart/', '/favorites/'])
    expect((await headOf(request, path)).named('robots'), path).toEqual(['noindex, nofollow']);
  expect((await headOf(request, '/search/?q=%D1%80%D1%83%D0%B1%D0%B8%D0%BD')).named('robots')).toEqual([
    'noindex, follow',
  ]);
});

test("the server's HTML has the heading and the text set for an address", async ({ request }) => {
  const seo = await seoOf(request, '/engraving/');
  const { html } = await headOf(request, '/engraving/');
  expect(html).toMatch(new RegExp(`<h1[^>]*>${seo.h1}</h1>`));
  for (const paragraph of (seo.seoText ?? '').split('\n\n')) expect(html).toContain(paragraph);
});

test('a query without its own data uses that of its path', async ({ request }) => {
  const plain = await seoOf(request, '/delivery/');
  expect(plain.title).not.toBeNull();
  expect(await seoOf(request, '/delivery?utm_source=a')).toEqual(plain);
  expect((await seoOf(request, '/nigde/')).title).toBeNull();
});

test('an address with a redirect is redirected by the server and in the browser', async ({
  page,
  request,
}) => {
  const address = `/search/?q=${encodeURIComponent('обручальные кольца')}`;
  const section = '/catalog/koltsa/obruchalnye/';
  const response = await request.get(address, { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe(section);

  await page.goto('/search/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('обручальные кольца');
  await field.press('Enter');
  await expect(page).toHaveURL(section);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Обручальные');
});

test('a client-side navigation updates head, heading and text', async ({ page, shop }) => {
  const solo = await seoOf(page.request, '/solo-collection/');
  const delivery = await seoOf(page.request, '/delivery/');
  await shop.visit('/solo-collection/');
  const text = page.getByRole('complementary', { name: 'Об этой странице' });
  await expect(text).toContainText((solo.seoText ?? '').split('\n\n')[1] ?? '-');
  await page.evaluate(() => {
    document.documentElement.dataset['kept'] = 'yes';
  });

  await page
    .getByRole('navigation', { name: 'О доме и покупках' })
    .locator('a[href="/delivery/"]')
    .first()
    .evaluate(click);
  await expect(page).toHaveURL('/delivery/');
  await expect(page).toHaveTitle(delivery.title ?? '-');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', LINE);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:.*\/delivery\/$/);
  await expect(text).toHaveCount(0);
  await expect(page.locator('html[data-kept="yes"]')).toHaveCount(1);

  await page.goBack();
  await expect(page).toHaveTitle(solo.title ?? '-');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(solo.h1 ?? '-');
  await expect(text).toBeVisible();
});

test('on a phone the text is collapsed, on a wide screen shown in full', async ({ page }) => {
  const { seoText } = await seoOf(page.request, '/');
  const last = (seoText ?? '').split('\n\n').at(-1) ?? '-';
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const paragraph = page.getByText(last);
  await expect(paragraph).toBeHidden();
  await page.getByText('Читать дальше').click();
  await expect(paragraph).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(paragraph).toBeVisible();
  await expect(page.getByText('Читать дальше')).toBeHidden();
});

/** Clicks without scrolling: the links of the footer are far below. */
function click(link: HTMLElement | SVGElement): void {
  if (link instanceof HTMLElement) link.click();
}
