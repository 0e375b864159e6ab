import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { isPhone } from '../support/steps.ts';

const SHELL_CALLS = ['/api/fuser', '/api/location/detect/', '/api/visitor'];

test('on a first visit the page requests a token, a city and the user, in this order', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SHELL_CALLS.includes(pathname)) asked.push(pathname);
  });
  await shop.visit('/');
  await expect.poll(() => asked).toEqual(SHELL_CALLS);
  asked.length = 0;
  await shop.visit('/check_user/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await shop.visit('/delivery/');
  await expect.poll(() => asked).toEqual(SHELL_CALLS.slice(1));
});

test(
  'the city question is repeated until answered, finds any city by name, and the answer is kept for a month',
  { tag: '@both' },
  async ({ page, shop, context }) => {
    await shop.visit('/delivery/');
    const strip = page.getByRole('banner');
    const question = cityQuestion(page);
    await expect(question).toContainText('Ваш город — Москва?');
    await question.getByRole('button', { name: 'Выбрать другой' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ваш город' });
    await dialog.getByRole('textbox', { name: 'Найти город' }).fill('суздал');
    const loaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: /^Суздаль/ }).click();
    // Until its styles arrive the page shows both variants of the city's name.
    await loaded;
    await expect(cityIn(strip, 'Суздаль')).toBeVisible();
    await expect(page.getByText(/Ваш город —/)).toHaveCount(0);

    const city = (await context.cookies()).find(({ name }) => name === 'city');
    const days = ((city?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30.01);
  },
);

test('after «yes» the question does not return', async ({ page, shop }) => {
  await shop.visit('/delivery/');
  const strip = page.getByRole('banner');
  await cityQuestion(page).getByRole('button', { name: 'Да', exact: true }).click();
  await expect(page.getByText(/Ваш город —/)).toHaveCount(0);
  await page.reload();
  await expect(cityIn(strip, 'Москва')).toBeVisible();
  await expect(page.getByText(/Ваш город —/)).toHaveCount(0);
});

const KINDS_OF_PAGES = [
  '/',
  '/catalog/',
  '/catalog/brillianty/',
  '/cart/',
  '/stores/moskva/',
  '/guide/',
  '/delivery/',
  '/news/',
  '/search/?q=кольцо',
  '/franchising/',
];

/** Left edges in px of the logo and of the page's leftmost visible text. */
function leftEdges(page: Page): Promise<{ header: number; content: number }> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let content = Infinity;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node.textContent?.trim() === '' || !node.parentElement?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, left } = range.getBoundingClientRect();
      // Narrower than two pixels: for screen readers only.
      if (width > 2) content = Math.min(content, left);
    }
    const logo = document.querySelector('header a[href="/"]');
    return { header: Math.round(logo?.getBoundingClientRect().left ?? NaN), content: Math.round(content) };
  });
}

test('at 1920 header and content begin at the same edge on every kind of page', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const product = (await shop.listing('section=koltsa')).cards[0];
  for (const path of [...KINDS_OF_PAGES, product?.url ?? '']) {
    await shop.visit(path);
    expect(await leftEdges(page), path).toEqual({ header: 280, content: 280 });
  }
});

test('the field for letters is described as wrong only while it is', async ({ page, shop }) => {
  await shop.visit('/delivery/');
  const field = page.getByRole('contentinfo').getByRole('textbox', { name: 'Почта для писем' });
  await expect(field).toHaveAccessibleDescription('');
  await field.pressSequentially('a@');
  await field.blur();
  await expect(field).toHaveAccessibleDescription('Ошибка ввода данных');
});

test('what gets the focus by code has no frame, what Tab reaches has one', async ({ page, shop }) => {
  await shop.visit('/delivery/');
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await heading.evaluate((element) => {
    element.tabIndex = -1;
    element.focus();
  });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
});

test('the theme follows the address without a reload, forward and back', async ({ page, shop }) => {
  await shop.visit('/');
  const html = page.locator('html');
  await html.evaluate((element) => element.setAttribute('data-kept', 'yes'));
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.locator('main a[href="/royal/ruby/"]').first().click();
  await expect(page).toHaveURL('/royal/ruby/');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-kept', 'yes');
});

test.describe('a 404 page', () => {
  // The page answers 404, which the browser logs.
  test.use({ expectedComplaints: [/status of 404/] });

  test('names three reasons and five links', async ({ page, shop }) => {
    await shop.visit('/net-takoy-stranitsy/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ошибка 404');
    await expect(main).toContainText('Введённый адрес недоступен');
    const reasons = main.getByRole('listitem').filter({ hasText: /устарела|переехала|опечатка/ });
    await expect(reasons).toHaveCount(3);
    const links = main.getByRole('navigation', { name: 'Куда пойти' }).getByRole('link');
    await expect(links).toHaveText(['Главная', 'Каталог', 'Ювелирный гид', 'Магазины', 'История комании']);
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual(['/', '/catalog/', '/guide/', '/stores/', '/history/']);
  });

  for (const way of ['Enter', 'the button'] as const) {
    test(`searches by ${way}`, async ({ page, shop }) => {
      await shop.visit('/net-takoy-stranitsy/');
      const main = page.getByRole('main');
      await main.getByPlaceholder('Введите запрос').fill('рубин');
      if (way === 'Enter') await main.getByPlaceholder('Введите запрос').press('Enter');
      else await main.getByRole('button', { name: 'Найти' }).click();
      await expect(page).toHaveURL(`/search/?q=${encodeURIComponent('рубин')}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('«рубин»');
    });
  }
});

/** The city question: in the strip, on a phone at the bottom. */
function cityQuestion(page: Page): Locator {
  return isPhone(page) ? page.getByRole('region', { name: 'Ваш город' }) : page.getByRole('banner');
}

/** The city's name in the strip; on a phone it is the accessible name of the pin. */
function cityIn(strip: Locator, name: string): Locator {
  const pin = strip.getByRole('link', { name: `Ваш город: ${name}` });
  return strip.getByRole('button', { name, exact: true }).or(pin).filter({ visible: true });
}

test.describe('when the data of a page fails as a whole', () => {
  test.use({ expectedComplaints: [/status of (404|500)|Internal Server Error/] });

  test('header and footer of its frame stay', async ({ page, shop }) => {
    const fail = () => page.route('**/*.data*', (route) => route.fulfill({ status: 500, body: 'no' }));
    await shop.visit('/delivery/');
    const sections = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' });
    const names = await sections.getByRole('link').allTextContents();
    await fail();
    await page.getByRole('banner').getByRole('link', { name: 'Гарантия' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Страница' })).toBeVisible();
    await expect(sections.getByRole('link')).toHaveText(names);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.unroute('**/*.data*');
    await shop.visit('/partners/');
    await fail();
    await page.getByRole('banner').getByRole('link', { name: 'Франшиза' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Страница' })).toBeVisible();
    await expect(page.locator('header[data-layout="partners"]')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
