import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/shop-test.ts';

const HEADING = 'Ваш размер кольца';

/** The sizes to choose from. */
const sizesOf = (page: Page) => page.getByRole('region', { name: HEADING }).getByRole('list').first();

test('@both a size shows what is discounted in it, and the visit keeps the size', async ({ page, shop }) => {
  await shop.visit('/discount/razmery/');
  const own = page.getByRole('region', { name: HEADING });
  const link = sizesOf(page).getByRole('link').first();
  const [, label = '', count = ''] = /^([\d,]+)\s+(\d+)$/.exec((await link.textContent()) ?? '') ?? [];
  await link.click();
  await expect(page).toHaveURL(/\/discount\/razmery\/\?size=[\d.]+$/);
  await expect(own.getByRole('status')).toContainText(`В размере ${label} в наличии ${count}`);
  const size = new URL(page.url()).searchParams.get('size') ?? '';
  const found = await shop.listing(`section=skidki&size=${size}`);
  expect(found.total).toBe(Number(count));
  await expect(own.getByRole('article')).toHaveCount(Math.min(found.total, 8));
  await expectAccessible(page, 'discounts in an own size');

  await shop.visit('/discount/razmery/');
  await own.getByRole('link', { name: new RegExp(`^Вы выбирали ${label}: показать`) }).click();
  await expect(page).toHaveURL(`/discount/razmery/?size=${size}`);
  await own.getByRole('link', { name: /^Все со скидкой/ }).click();
  await expect(page).toHaveURL(`/catalog/skidki/?size=${size}`);
});

test('a size that nobody sells is no size', async ({ page, shop }) => {
  await shop.visit('/discount/razmery/?size=99');
  await expect(page.getByRole('region', { name: HEADING }).getByRole('article')).toHaveCount(0);
  await expect(sizesOf(page).getByRole('link').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sizes are links', async ({ page }) => {
    await page.goto('/discount/razmery/');
    await sizesOf(page).getByRole('link').first().click();
    await expect(page.getByRole('region', { name: HEADING }).getByRole('article').first()).toBeVisible();
  });
});
