import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { acceptTerms, choosePickup, payWith, placeOrderButton, startCheckout } from '../support/steps.ts';

type Here = { page: Page; shop: Shop };

test('a card is remembered when the shopper asks for it, pays the next order, and is forgotten on request', async ({
  page,
  shop,
}) => {
  await orderAndRemember({ page, shop });
  await payWith(page, 'оплата проходит');
  await page.waitForURL('**/personal/order/done/**');

  await chooseSaved({ page, shop });
  await expect(rememberBox(page)).toBeHidden();
  await expectAccessible(page, 'the choice of a card');
  await acceptTerms(page);
  await placeOrderButton(page).click();
  // The bank requires no confirmation: the payment is complete when the order page opens.
  await page.waitForURL('**/personal/order/done/**');

  await shop.visit('/personal/detail/');
  await expectAccessible(page, 'saved cards');
  await page.getByRole('button', { name: /^Удалить карту/ }).click();
  await expect(page.getByText(/^Сохранённых\sкарт\sнет/)).toBeVisible();
});

test('a shopper who cannot confirm a saved card pays with another one, also without JavaScript', async ({
  page,
  shop,
  browser,
}) => {
  await orderAndRemember({ page, shop });
  await payWith(page, 'банк спросит код');
  await confirmCode(page);

  await orderBySavedCard({ page, shop });
  await expect(codeField(page)).toBeVisible();
  await expectAccessible(page, 'a code or another card');
  await anotherCard(page).click();
  await expect(page.getByRole('textbox', { name: 'Номер карты' })).toBeVisible();
  await expect(anotherCard(page)).toBeHidden();
  await payWith(page, 'оплата проходит');
  await page.waitForURL('**/personal/order/done/**');

  await orderBySavedCard({ page, shop });
  await expect(codeField(page)).toBeVisible();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(page.url());
  await anotherCard(bare).click();
  await payWith(bare, 'оплата проходит');
  await bare.waitForURL('**/personal/order/done/**');
  await plain.close();
  // The code of the first page is no longer valid, and the order is paid once.
  await page.reload();
  await page.waitForURL('**/personal/order/done/**');
});

/** Places an order by card and asks to save the card. */
async function orderAndRemember({ page, shop }: Here): Promise<void> {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой/ }).check();
  await expect(rememberBox(page)).not.toBeChecked();
  await rememberBox(page).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
}

/** Fills a cart again and chooses the saved card for it. */
async function chooseSaved({ page, shop }: Here): Promise<void> {
  await shop.fillCart();
  await shop.visit('/personal/order/make/');
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Картой/ }).check();
  const cards = page.getByRole('group', { name: 'Какой картой заплатить' });
  await cards.getByRole('radio', { name: /••••/ }).check();
}

async function orderBySavedCard({ page, shop }: Here): Promise<void> {
  await chooseSaved({ page, shop });
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
}

async function confirmCode(page: Page): Promise<void> {
  await codeField(page).fill('1234');
  await page.getByRole('button', { name: /^Подтвердить/ }).click();
  await page.waitForURL('**/personal/order/done/**');
}

function rememberBox(page: Page) {
  return page.getByRole('checkbox', { name: /^Запомнить карту/ });
}

function codeField(page: Page) {
  return page.getByRole('textbox', { name: 'Код подтверждения' });
}

function anotherCard(page: Page) {
  return page.getByRole('button', { name: 'Оплатить другой картой' });
}
