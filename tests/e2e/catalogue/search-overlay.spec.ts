import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { isPhone } from '../support/steps.ts';
import { RULES } from '../support/axe.ts';

const overlay = (page: Page): Locator => page.getByRole('dialog', { name: 'Поиск по магазину' });
const field = (page: Page): Locator => overlay(page).getByRole('combobox', { name: 'Что найти' });
const list = (page: Page): Locator => overlay(page).getByRole('listbox', { name: 'Подсказки поиска' });
const group = (page: Page, name: string): Locator => list(page).getByRole('group', { name });
/** The element that opens the search: the field of the header, or its icon on a phone. */
const opener = (page: Page): Locator =>
  isPhone(page)
    ? page.getByRole('banner').getByRole('link', { name: 'Поиск' })
    : page.getByRole('banner').getByRole('searchbox');

/** The overlay is loaded when the browser is idle; until then the field and the icon lead to the results page. */
async function open(page: Page): Promise<void> {
  let isThere = false;
  page.on('response', (response) => {
    isThere ||= /\/assets\/search-overlay-.*\.js$/.test(response.url());
  });
  await expect
    .poll(async () => {
      await page.mouse.move(5, 400);
      await opener(page).hover();
      return isThere;
    })
    .toBe(true);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

test('numbers read as filters are named above the products', async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  await open(page);
  await field(page).fill('кольцо 585 17,5');
  const found = group(page, 'Украшения');
  await expect(found.getByText('Размер 17,5', { exact: true })).toBeVisible();
  await expect(found.getByText('585', { exact: true })).toBeVisible();
  await expect(overlay(page).getByRole('status')).toContainText('Размер 17,5');
});

test('a query about loose stones suggests some, which arrows reach, and all of them', async ({
  page,
  shop,
}) => {
  await shop.visit('/garantiya/');
  await open(page);
  await field(page).fill('кушон до 500 тысяч');
  const stones = group(page, 'Бриллианты без оправы').getByRole('option');
  await expect(stones).toHaveCount(4);
  await expect(stones.first().locator('[data-type="catalog-diamond-row"]')).toContainText(/Кушон.*₽/s);
  await expect(stones.last()).toHaveAttribute('href', '/catalog/diamonds/?shape=cushion&price=-500000');
  const { violations } = await new AxeBuilder({ page }).include('[role="dialog"]').withTags(RULES).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const before = await list(page)
    .getByRole('option')
    .evaluateAll((all) => all.findIndex((one) => one.id.startsWith('found-stone-')));
  for (let step = 0; step <= before; step += 1) await field(page).press('ArrowDown');
  await expect(stones.first()).toHaveAttribute('aria-selected', 'true');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/catalog\/diamonds\/[^/?]+\/$/);
});

test('a question and a vacancy are suggested as what they are', async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  await open(page);
  const found = group(page, 'Страницы и ответы').getByRole('option');
  await field(page).fill('монтировщик');
  await expect(found).toContainText([/Кострома.*вакансия/]);
  await field(page).fill('флуоресценция');
  await expect(found).toContainText([/светится.*вопрос/]);
  await expect(found).toHaveAttribute('href', /^\/questions\/#/);
});

test(
  'typing finds sections and products with pictures, and arrows move to them',
  { tag: '@both' },
  async ({ page, shop }) => {
    await shop.visit('/garantiya/');
    await open(page);
    await field(page).pressSequentially('кольцо с сапф');
    await expect(group(page, 'Украшения').getByRole('option').first()).toContainText('сапфир');
    await expect(group(page, 'Украшения').locator('img').first()).toBeVisible();
    await expect(group(page, 'Разделы').getByRole('option').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page })
      .include('[role="dialog"]')
      .withTags(RULES)
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

    const first = list(page).getByRole('option').first();
    await field(page).press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await expect(field(page)).toBeFocused();
    await field(page).press('ArrowUp');
    await expect(list(page).locator('[aria-selected="true"]')).toHaveCount(0);
    await field(page).press('ArrowDown');
    const path = (await first.getAttribute('href')) ?? '';
    await field(page).press('Enter');
    await expect(page).toHaveURL(path);
    await expect(overlay(page)).toHaveCount(0);
  },
);

test('Enter opens the results; the history keeps the query until it is cleared', async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  await open(page);
  await expect(group(page, 'Популярное').getByRole('option').first()).toBeVisible();
  await field(page).fill('серьги с жемчугом');
  await expect(group(page, 'Украшения')).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/search/?q=${encodeURIComponent('серьги с жемчугом')}`);
  await expect(overlay(page)).toHaveCount(0);

  await shop.visit('/delivery/');
  await open(page);
  await expect(group(page, 'Вы искали').getByRole('option')).toContainText(['серьги с жемчугом']);
  await overlay(page).getByRole('button', { name: 'Стереть историю' }).click();
  await expect(group(page, 'Вы искали')).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
});

test('Enter opens the product whose article number was typed', async ({ page, shop }) => {
  const { cards } = await shop.listing('section=koltsa');
  const product = await shop.productAt(cards[0]?.url ?? '');
  await page.route('**/api/search/suggestions?q=10-*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), url: product.url } });
  });
  await shop.visit('/garantiya/');
  await open(page);
  await field(page).fill(product.article);
  await expect(group(page, 'Украшения').getByRole('option').first()).toContainText(product.name);
  await field(page).press('Enter');
  await expect(page).toHaveURL(product.url);
});

test('Esc closes the overlay and returns the focus, and the typed text stays in the field', async ({
  page,
  shop,
}) => {
  await shop.visit('/garantiya/');
  await expect(async () => {
    await page.locator('body').press('/');
    await expect(field(page)).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field(page).fill('рубин');
  await field(page).press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect(opener(page)).toHaveValue('рубин');
  await opener(page).pressSequentially('а');
  await expect(field(page)).toHaveValue('рубина');
});

test('on a phone Back closes the overlay and the page stays', { tag: '@phone' }, async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  await open(page);
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL('/garantiya/');
});

test('suggestions for an older text are not shown for a newer one', async ({ page, shop }) => {
  await shop.visit('/garantiya/');
  await open(page);
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const older = encodeURIComponent('серьги');
  await page.route(`**/api/search/suggestions?q=${older}`, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const asked = page.waitForRequest(`**/api/search/suggestions?q=${older}`);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(older));
  await field(page).fill('серьги');
  await asked;
  await field(page).fill('цепь');
  await givenUp;
  release();
  await expect(group(page, 'Разделы').getByRole('option').first()).toContainText('Цеп');
});

test.describe('with failures', () => {
  test.use({ expectedComplaints: [/status of 500|net::ERR_FAILED/] });

  test('without suggestions a short note is shown, and Enter still searches', async ({ page, shop }) => {
    await shop.visit('/garantiya/');
    await page.route('**/api/search/suggestions?*', (route) => route.fulfill({ status: 500, json: {} }));
    await open(page);
    await field(page).fill('рубин');
    await expect(overlay(page).getByText('Подсказки не пришли, но поиск работает.')).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search/?q=${encodeURIComponent('рубин')}`);
  });

  test(
    'when the chunk of the overlay is lost the page stays and the results are still reachable',
    { tag: '@both' },
    async ({ page, shop }) => {
      await page.route(/\/assets\/search-overlay-.*\.js$/, (route) => route.abort());
      await shop.visit('/garantiya/');
      let isLost = false;
      page.on('requestfailed', (request) => {
        isLost ||= request.url().includes('search-overlay');
      });
      await expect
        .poll(async () => {
          await page.mouse.move(5, 400);
          await opener(page).hover();
          return isLost;
        })
        .toBe(true);
      await opener(page).click();
      if (!isPhone(page)) {
        await opener(page).pressSequentially('рубин');
        await opener(page).press('Enter');
      }
      await expect(page).toHaveURL(isPhone(page) ? '/search/' : `/search/?q=${encodeURIComponent('рубин')}`);
      await expect(page.getByRole('main')).toBeVisible();
    },
  );
});
