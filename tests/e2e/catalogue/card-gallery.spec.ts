import type { Page, Route } from '@playwright/test';
import { TIERS } from '@yahont/contracts/catalogue/jewellery.ts';
import { CARD_TYPES } from '../../../apps/web/app/shop/cards/card-marks.ts';
import { expect, test } from '../support/shop-test.ts';

const RECOMMENDATIONS = '**/api/retail-rocket/recommendations/personal*';

test('the gallery shows every type, tier and state of cards, and fits every width', async ({
  page,
  shop,
}) => {
  await shop.visit('/dev/cards/');
  const shelves = page.locator('[data-shelf]');
  expect((await valuesOf(page, 'shelf')).toSorted()).toEqual(CARD_TYPES.toSorted());
  for (const type of CARD_TYPES) {
    const card = page.locator(`[data-shelf="${type}"] [data-type="${type}"]`);
    expect(await card.count(), type).toBeGreaterThan(0);
  }
  expect(new Set(await valuesOf(page, 'tier'))).toEqual(new Set(TIERS));
  expect(new Set(await valuesOf(page, 'state'))).toEqual(new Set(['offered', 'sold', 'in-store', 'loading']));
  for (const type of ['main', 'catalog', 'catalog-double', 'catalog-diamond', 'catalog-diamond-row']) {
    const shelf = shelves.and(page.locator(`[data-shelf="${type}"]`));
    await expect(shelf.getByText('Продано').last(), type).toBeVisible();
    await expect(shelf.locator('s').first(), `${type}: the old price`).toBeVisible();
  }
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
  }
});

test('a card in a store only, and a sold one, have no button that adds them', async ({ page, shop }) => {
  await shop.visit('/dev/cards/');
  const cards = page.locator('article[data-type="catalog"]');
  for (const state of ['sold', 'in-store']) {
    const card = cards.and(page.locator(`[data-state="${state}"]`)).first();
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: /^В корзину/ })).toHaveCount(0);
  }
  await expect(
    cards
      .and(page.locator('[data-state="offered"]'))
      .first()
      .getByRole('button', { name: /^В корзину/ }),
  ).toHaveCount(1);
});

test('cards of the listing are in use: a card, a double and a giant', async ({ page, shop }) => {
  await shop.visit('/catalog/');
  const main = page.getByRole('main');
  for (const type of ['catalog', 'catalog-double', 'catalog-giant']) {
    await expect(main.locator(`article[data-type="${type}"]`).first(), type).toBeAttached();
  }
});

test('cards of stones are in use: cells of their listing, rows of a search', async ({ page, shop }) => {
  await shop.visit('/catalog/diamonds/?view=cards');
  const cell = page.getByRole('main').locator('article[data-type="catalog-diamond"]').first();
  await expect(cell).toHaveAttribute('data-tier', 'diamond');
  await expect(cell.getByRole('link').first()).toHaveAttribute('href', /^\/catalog\/diamonds\/.+\/$/);
  await shop.visit('/search/?q=круг 0,7 карата 3/4');
  const rows = page.getByRole('region', { name: 'Бриллианты без оправы' });
  await expect(rows.locator('article[data-type="catalog-diamond-row"][data-tier="diamond"]')).toHaveCount(4);
  const all = rows.getByRole('link', { name: /^Все \d+/ });
  const count = /\d+/.exec((await all.innerText()).replaceAll(/\s(?=\d)/g, ''))?.[0] ?? '';
  await all.click();
  await expect(page).toHaveURL(/\?shape=round&carat=0\.63-0\.77&colour=3-3&clarity=4-4$/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`${count}\\s+кам`));
});

test('a royal page shows its products as royal cards of the type landing', async ({ page, shop }) => {
  await shop.visit('/royal/ruby/');
  const cards = page.getByRole('main').locator('article[data-type="landing"]');
  await expect(cards.first()).toHaveAttribute('data-tier', 'royal');
  await expect(cards.first().getByRole('link')).toContainText('№');
});

test('sections of the royal tier are royal cards', async ({ page, shop }) => {
  await shop.visit('/catalog/');
  const links = page.getByRole('navigation', { name: 'Подразделы' }).locator('[data-type="category"]');
  await expect(links.filter({ hasText: 'Царские камни' })).toHaveAttribute('data-tier', 'royal');
  await expect(links.filter({ hasText: /^Кольца/ })).toHaveAttribute('data-tier', 'common');
});

test.describe('on the 404 page', () => {
  test.use({ expectedComplaints: [/Failed to load resource: the server responded with a status of 404/] });

  test('placeholders keep the row of recommendations until cards of the type main replace them', async ({
    page,
  }) => {
    const held: Route[] = [];
    await page.route(RECOMMENDATIONS, (route) => {
      held.push(route);
    });
    await page.goto('/takoj-stranicy-net/');
    const row = page.getByRole('region', { name: 'Вам может понравиться' });
    const mocks = row.locator('[data-type="mockmain"]');
    await expect(mocks).toHaveCount(5);
    const first = await mocks.first().locator('> div').boundingBox();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    for (const route of held) await route.continue();
    const card = row.locator('article[data-type="main"]').first();
    await expect(card).toBeAttached();
    await expect(mocks).toHaveCount(0);
    expect(await card.locator('> div').first().boundingBox(), 'the picture is in its place').toEqual(first);
  });
});

/** Values of a data attribute of all elements that have it. */
function valuesOf(page: Page, name: string): Promise<string[]> {
  return page
    .locator(`[data-${name}]`)
    .evaluateAll((all, key) => all.map((one) => one.getAttribute(`data-${key}`) ?? ''), name);
}
