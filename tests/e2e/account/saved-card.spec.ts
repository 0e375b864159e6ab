import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, choosePickup, payWith, placeOrderButton, startCheckout } from '../support/steps.ts';

test('a card is remembered when the shopper asks for it, pays the next order, and is forgotten on request', async ({
  page,
  shop,
}) => {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой/ }).check();
  const remember = page.getByRole('checkbox', { name: /^Запомнить карту/ });
  await expect(remember).not.toBeChecked();
  await remember.check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
  await payWith(page, 'оплата проходит');
  await page.waitForURL('**/personal/order/done/**');

  await shop.fillCart();
  await shop.visit('/personal/order/make/');
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой/ }).check();
  const saved = page
    .getByRole('group', { name: 'Какой картой заплатить' })
    .getByRole('radio', { name: /••••/ });
  await saved.check();
  await expect(remember).toBeHidden();
  await expectAccessible(page, 'the choice of a card');
  await acceptTerms(page);
  await placeOrderButton(page).click();
  // The bank asks for nothing: the payment has passed when the page of the order opens.
  await page.waitForURL('**/personal/order/done/**', { timeout: 30_000 });

  await shop.visit('/personal/detail/');
  await expectAccessible(page, 'saved cards');
  await page.getByRole('button', { name: /^Удалить карту/ }).click();
  await expect(page.getByText(/^Сохранённых\sкарт\sнет/)).toBeVisible();
});
