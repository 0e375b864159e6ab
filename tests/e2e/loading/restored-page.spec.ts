import type { Page } from '@playwright/test';
import { expect, test } from '../support/shop-test.ts';
import { cartLink, fillContact, choosePickup, acceptTerms, placeOrderButton } from '../support/steps.ts';

/** Simulates a browser that restores a page from memory (back-forward cache); Playwright keeps none. */
async function restore(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}

test('a cart that the browser kept shows what it holds now, and so do the counts of the header', async ({
  page,
  shop,
}) => {
  const { product, sku } = await shop.fillCart();
  await shop.visit('/cart/');
  const number = page.getByRole('group', { name: /^Количество/ }).getByRole('status');
  await expect(number).toHaveText('1');
  await expect(cartLink(page)).toHaveAccessibleName(/^1/);
  await shop.post('/api/cart/lines', { skuId: sku.id, quantity: 1 });
  await restore(page);
  await expect(number).toHaveText('2');
  await expect(cartLink(page)).toHaveAccessibleName(/^2/);

  await shop.visit('/favorites/');
  await expect(page.getByRole('link', { name: product.name })).toHaveCount(0);
  await page.request.put(`/api/favourites/${product.id}`, {
    headers: { origin: new URL(page.url()).origin },
  });
  await restore(page);
  await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible();
});

test('an order and an empty cart are fresh on pages that the browser kept', async ({
  page,
  shop,
  context,
}) => {
  await shop.fillCart();
  await shop.signIn();
  const kept = await context.newPage();
  await kept.goto('/cart/');
  await expect(kept.getByRole('group', { name: /^Количество/ })).toBeVisible();
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await choosePickup(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await restore(kept);
  await expect(kept.getByRole('group', { name: /^Количество/ })).toHaveCount(0);

  const id = /(\d+)\/$/.exec(page.url())?.[1];
  await shop.visit(`/personal/order/${id}/`);
  await expect(page.getByRole('link', { name: 'Отменить заказ' })).toBeVisible();
  await shop.post(`/api/orders/${id}/cancel`, {});
  await restore(page);
  await expect(page.getByRole('link', { name: 'Отменить заказ' })).toHaveCount(0);
});
