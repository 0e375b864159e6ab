import type { Store } from '@yahont/contracts/stores/stores.ts';
import { expect, test } from '../support/shop-test.ts';

const STONES = ['diamond', 'emerald', 'fancy', 'ruby', 'sapphire', 'tanzanite'];
const ROYAL = ['/royal/', ...STONES.map((stone) => `/royal/${stone}/`)];

test('royal pages are dark from the first byte, each with its own heading', async ({ request }) => {
  const headings = new Set<string>();
  for (const path of ROYAL) {
    const response = await request.get(path);
    const html = await response.text();
    expect(response.status(), path).toBe(200);
    expect(html.slice(0, 200), path).toContain('data-theme="dark"');
    headings.add(/<h1[^>]*>([^<]+)</.exec(html)?.[1] ?? '');
  }
  expect(headings.size).toBe(ROYAL.length);
});

test('a stone links to its products, its footnotes and other stones; the dark theme stays', async ({
  page,
  shop,
}) => {
  await shop.visit('/royal/ruby/');
  const html = page.locator('html');
  const stones = page.getByRole('navigation', { name: 'Царские камни' });
  await expect(stones.getByRole('link', { name: 'Рубин' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Примечание 2', exact: true }).click();
  await expect(page.locator('#note-2')).toBeInViewport();
  await expect(page).toHaveURL(/#note-2$/);

  await stones.getByRole('link', { name: 'Сапфир' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Сапфир' })).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');

  const pieces = page.getByRole('link', { name: /^\d+ издели\S+ с\u00A0?\s?сапфиром$/ });
  const count = Number.parseInt((await pieces.textContent()) ?? '', 10);
  await pieces.click();
  await expect(page).toHaveURL(/\/catalog\/tsarskie-kamni\/sapfir\/$/);
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect((await shop.listing('section=tsarskie-kamni/sapfir')).total).toBe(count);
});

test('a store has a page with its address, phone, directions and structured data', async ({ page, shop }) => {
  await shop.visit('/stores/moskva/');
  const [store] = await shop.get<Store[]>('/api/stores?city=216');
  if (store === undefined) throw new Error('no shop in Moscow');
  await page.getByRole('main').getByRole('link', { name: store.name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/stores/moskva/${store.id}/$`));

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
  await expect(main).toContainText(store.address);
  await expect(main.getByRole('link', { name: store.phone })).toHaveAttribute('href', /^tel:\+7\d{10}$/);
  await expect(main.getByRole('link', { name: 'Построить маршрут' })).toHaveAttribute('target', '_blank');
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toContain('JewelryStore');
  await expect(
    main.getByRole('navigation', { name: 'Путь по сайту' }).getByRole('link', { name: 'Москва' }),
  ).toHaveAttribute('href', '/stores/moskva/');
});

test('unknown codes answer 404', async ({ request, shop }) => {
  const [store] = await shop.get<Store[]>('/api/stores?city=216');
  const paths = [
    `/stores/kazan/${store?.id}/`,
    '/stores/moskva/999999/',
    '/stores/moskva/99999999999/',
    '/stores/moskva/petrovka/',
    '/discount/vchera/',
    '/cis/atlantida/',
    '/catalog/diamonds/kvadratnyj/selection/',
  ];
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain(`<title>Page Not Found: ${path}</title>`);
  }
});

test('discounts without a code redirect permanently to their terms', async ({ request }) => {
  const response = await request.get('/discount/', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/discount/termin/');
  expect(response.headers()['cache-control']).not.toContain('no-store');
});

test('the guide to choosing a stone is not treated as a catalogue section', async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/round/selection/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Подбор бриллианта круглой огранки' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Украшения с такой огранкой' })).toBeVisible();
});

test('every link of the map leads to a page', async ({ page, request }) => {
  await page.goto('/sitemap/');
  const links = await page.getByRole('main').getByRole('link').all();
  const urls = new Set(await Promise.all(links.map((link) => link.getAttribute('href'))));
  expect(urls.size).toBeGreaterThan(80);
  const statuses = await inTens([...urls], async (url) => [url, (await request.get(url ?? '')).status()]);
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
});

test('the page that identifies a caller requests nothing about the visitor', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(fuser|location|user)/.test(pathname)) calls.push(pathname);
  });
  await page.goto('/check_user/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1, name: 'Проверка сотрудника' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Позвонить/ })).toHaveAttribute('href', 'tel:+78007001224');
  expect(calls).toEqual([]);
});

test('pages of the account are for signed-in visitors', async ({ page, shop, request }) => {
  const pages = [
    ['address', 'Адреса'],
    ['card', 'Бонусная карта'],
    ['purchases', 'Покупки'],
    ['subscriptions', 'Подписки'],
    ['support', 'Поддержка'],
  ] as const;
  for (const [code] of pages) {
    const response = await request.get(`/personal/${code}/`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location'], response.headers()['cache-control']]).toEqual([
      301,
      '/',
      'no-store',
    ]);
  }
  await shop.signIn();
  for (const [code, name] of pages) {
    await page.goto(`/personal/${code}/`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Путь по сайту' }).getByRole('link', { name }),
    ).toHaveAttribute('aria-current', 'page');
  }
});

/** Runs requests ten at a time; the answers are in the order of the requests. */
async function inTens<Ask, Answer>(
  asks: readonly Ask[],
  ask: (one: Ask) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let from = 0; from < asks.length; from += 10) {
    answers.push(...(await Promise.all(asks.slice(from, from + 10).map(ask))));
  }
  return answers;
}

test('a light picture on a dark page is a rounded card that does not glare', async ({ page, shop }) => {
  for (const address of ['/history/', '/catalog/tsarskie-kamni/fantaziynye/koltso-pion-rozovoe-zoloto/']) {
    await shop.visit(address);
    const picture = page.getByRole('main').locator('img[data-background="light"]').first();
    await expect(picture).toHaveCSS('filter', 'brightness(0.9)');
    expect(
      await picture.evaluate((img) => {
        const card = img.closest('[data-theme="light"]');
        return card === null ? '' : getComputedStyle(card).borderRadius;
      }),
      address,
    ).toBe('12px');
  }
});
