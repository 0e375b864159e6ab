import { expect, test } from '../support/shop-test.ts';

const LISTS = [
  { path: '/news/', heading: 'Новости', below: /^\/news\/[a-z0-9-]+\/$/ },
  { path: '/actions/', heading: 'Акции', below: /^\/actions\/[a-z0-9-]+\/$/ },
  { path: '/guide/', heading: 'Ювелирный гид', below: /^\/guide\/[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\/$/ },
];

for (const { path, heading, below } of LISTS) {
  test(`${path}: from the list to an article and back to the same position`, async ({
    page,
    shop,
    baseURL,
  }) => {
    // On a phone the city question would cover the card, and a click would scroll the page.
    await page.context().addCookies([{ name: 'city', value: '216', url: baseURL ?? '' }]);
    await shop.visit(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const card = page
      .locator('main li a')
      .filter({ has: page.locator('picture') })
      .nth(1);
    // Scrolls the card into view, as a click would.
    await card.click({ trial: true });
    const title = (await card.getByRole('heading').innerText()).trim();
    const scrolled = await page.evaluate(() => window.scrollY);
    await card.click();

    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const url = new URL(page.url());
    expect(url.pathname).toMatch(below);
    await expect(page.getByRole('navigation', { name: 'Путь по сайту' }).getByRole('link')).toContainText([
      'Главная',
      heading,
    ]);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${url.pathname}$`),
    );
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join('\n');
    expect(data).toMatch(/"@type":"(News)?Article"/);

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -2);
  });
}

test('breadcrumbs of a nested element lead to its parent and its section', async ({
  page,
  shop,
  baseURL,
}) => {
  // On a phone the city question would cover the end of breadcrumbs as long as these.
  await page.context().addCookies([{ name: 'city', value: '216', url: baseURL ?? '' }]);
  await shop.visit('/guide/kamni/brilliant/ogranka/');
  const way = page.getByRole('navigation', { name: 'Путь по сайту' });
  await way.getByRole('link', { name: /^Бриллиант/ }).click();
  await expect(page).toHaveURL(/\/guide\/kamni\/brilliant\/$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Бриллиант/ })).toBeVisible();
  await way.getByRole('link', { name: 'Камни' }).click();
  await expect(page).toHaveURL(/\/guide\/kamni\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Камни' })).toBeVisible();
});

test('an ended action says so and hides its code', async ({ page, shop }) => {
  await shop.visit('/actions/');
  await page.getByRole('link', { name: 'Летний код' }).click();
  const terms = page.getByRole('complementary', { name: 'Условия' });
  await expect(terms).toContainText('Акция завершилась');
  await expect(terms).not.toContainText('Промокод');
});

test('an article has at most 66 characters a line', async ({ page, shop }) => {
  await shop.visit('/guide/kamni/izumrud/');
  const paragraph = page.locator('article section p').first();
  const wide = await paragraph.evaluate((element) => {
    const zero = document.createElement('span');
    zero.textContent = '0'.repeat(66);
    zero.style.whiteSpace = 'nowrap';
    zero.style.position = 'absolute';
    element.append(zero);
    const limit = zero.getBoundingClientRect().width;
    zero.remove();
    return element.getBoundingClientRect().width - limit;
  });
  expect(wide).toBeLessThanOrEqual(1);
});

test.describe('unknown codes', () => {
  // The page answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  for (const path of [
    '/news/net-takoy/',
    '/actions/net-takoy/',
    '/guide/net-takogo/',
    '/guide/kamni/net-takogo/',
    '/guide/kamni/brilliant/net-takogo/',
  ]) {
    test(`${path} fails validation: 404 with its title`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle(`Page Not Found: ${path}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Ошибка 404' })).toBeVisible();
    });
  }
});

test('a partner in another country sees the goods that are sent there, and how they travel', async ({
  page,
  shop,
}) => {
  await shop.visit('/cis/kz/');
  await expect(page.getByRole('table', { name: /Поставка\sиз\sКостромы/ })).toContainText(/до\sАлматы/);
  const goods = page.getByRole('region', { name: 'Жёлтое золото для витрины' });
  await expect(goods.getByRole('link', { name: /золот/ }).first()).toBeVisible();
});
