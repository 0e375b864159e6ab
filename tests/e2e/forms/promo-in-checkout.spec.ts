import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, choosePickup, placeOrderButton, startCheckout } from '../support/steps.ts';

test('a promo code that is typed in the checkout changes the sum in view, and keeps what was typed', async ({
  page,
  shop,
}) => {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^При получении/ }).check();
  const aside = page.getByRole('complementary', { name: 'Ваш заказ' });
  const code = aside.getByRole('textbox', { name: 'Промокод' });
  await code.fill('НЕТТАКОГО');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Такого промокода нет/);

  // A typed code that was not applied is not ignored.
  await code.fill('ПЕРВЫЙ');
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(code).toHaveAccessibleDescription(/Примените промокод/);
  await expect(page).toHaveURL('/personal/order/make/');

  await aside.getByRole('button', { name: 'Применить' }).click();
  const drop = aside.getByRole('button', { name: 'Убрать промокод ПЕРВЫЙ' });
  await expect(drop).toBeFocused();
  const { totals } = await shop.cart();
  expect(totals.promoDiscount).toBeGreaterThan(0);
  await expect(placeOrderButton(page)).toContainText(formatRoubles(kopecks(totals.goods)));
  await expect(page.getByRole('textbox', { name: 'Фамилия', exact: true })).toHaveValue('Вяземская');

  await drop.click();
  await expect(code).toBeFocused();
  expect((await shop.cart()).totals.promoDiscount).toBe(0);
  await code.fill('ПЕРВЫЙ');
  await code.press('Enter');
  await expect(drop).toBeVisible();
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
});
