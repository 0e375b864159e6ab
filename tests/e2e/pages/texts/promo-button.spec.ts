import type { Locator } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/shop-test.ts';

test('@both a promo code of an action is put on the cart by its button', async ({ page, shop }) => {
  await shop.fillCart();
  await shop.visit('/actions/pervyy-zakaz/');
  const offer = page.getByRole('region', { name: 'Промокод ПЕРВЫЙ' });
  await expect(offer).toContainText('Скидка 5 % на любую сумму');
  await codeArrives(offer);
  await offer.getByRole('button', { name: 'Применить' }).click();
  await expect(offer.getByText('Промокод применён: сумма корзины уже меньше.')).toBeVisible();
  await expectAccessible(page, 'an applied promo code');
  const { promoCode, totals } = await shop.cart();
  expect(promoCode).toBe('ПЕРВЫЙ');
  expect(totals.promoDiscount).toBeGreaterThan(0);
  await offer.getByRole('link', { name: 'Открыть корзину' }).click();
  await expect(page.getByRole('button', { name: 'Убрать промокод ПЕРВЫЙ' })).toBeVisible();
});

test('a second code takes the place of the first, which says so no more', async ({ page, shop }) => {
  const dear = await shop.findProduct(
    'section=koltsa',
    ({ price }) => price > 3_000_000 && price < 10_000_000,
  );
  const sku = dear.skus.find(({ available }) => available > 0);
  await shop.post('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
  await shop.visit('/discount/promokod/');
  const [first, second] = ['На первый заказ ПЕРВЫЙ', 'С открытки ЯХОНТ10'].map((name) =>
    page.getByRole('region', { name }),
  );
  if (!first || !second) throw new Error('the page has two codes');
  for (const offer of [first, second]) {
    await codeArrives(offer);
    await offer.getByRole('button', { name: 'Применить' }).click();
    await expect(offer.getByRole('status')).toHaveText('Промокод применён: сумма корзины уже меньше.');
  }
  await expect(first.getByRole('status')).toHaveText('');
  await expect(first.getByRole('button', { name: 'Применить' })).toBeVisible();
  expect((await shop.cart()).promoCode).toBe('ЯХОНТ10');
});

test.describe('a refused code', () => {
  test.use({ expectedComplaints: [/status of 409/] });

  test('an empty cart gets none, and the reason is said beside the button', async ({ page, shop }) => {
    await shop.visit('/qr-promo/');
    const offer = page.getByRole('region', { name: 'Промокод ЯХОНТ10' });
    await codeArrives(offer);
    await offer.getByRole('button', { name: 'Применить' }).click();
    await expect(offer.getByRole('status')).toHaveText(
      'В корзине пока нет украшений, на которые действует промокод.',
    );
    expect((await shop.cart()).promoCode).toBeNull();
  });
});

test('a code that is over has no button', async ({ page, shop }) => {
  await shop.visit('/actions/letniy-kod/');
  const offer = page.getByRole('region', { name: 'Промокод ЛЕТО' });
  await expect(offer.getByText(/^Срок действия закончился/)).toBeVisible();
  await expect(offer.getByRole('button')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cart answers: with the code, or why there is none', async ({ page, shop }) => {
    await page.goto('/discount/promokod/');
    const offer = page.getByRole('region', { name: 'На первый заказ ПЕРВЫЙ' });
    await offer.getByRole('button', { name: 'Применить' }).click();
    await expect(page).toHaveURL('/cart/');
    await expect(page.getByRole('alert')).toHaveText(
      'В корзине пока нет украшений, на которые действует промокод.',
    );
    await shop.fillCart();
    await page.goto('/discount/promokod/');
    await offer.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByRole('button', { name: 'Убрать промокод ПЕРВЫЙ' })).toBeVisible();
  });
});

/**
 * Waits for the code: before that, the form is sent to the cart as without JavaScript, and only the code can
 * copy.
 */
async function codeArrives(offer: Locator): Promise<void> {
  // The code replaces the element to scroll to.
  await expect(async () => {
    await offer.scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(offer.getByRole('button', { name: 'Скопировать' })).toBeVisible({ timeout: 1000 });
  }).toPass();
}
