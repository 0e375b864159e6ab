import { formatRoubles } from '@yahont/values/money.ts';
import { expect, test } from '../support/shop-test.ts';
import { acceptTerms, choosePickup, fillContact, shown } from '../support/steps.ts';

test('a ring above the limit of a card is paid by two payments, and the page says what is left and until when', async ({
  page,
  shop,
}) => {
  const product = await shop.findProduct(
    'sort=price-desc',
    ({ waysAboveCard, skus, seat, price }) =>
      waysAboveCard !== null &&
      seat === null &&
      price > 40_000_000 &&
      price < 100_000_000 &&
      skus.some(({ available }) => available > 0),
  );
  const sku = product.skus.find(({ available }) => available > 0);
  await shop.post('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, 'parts@example.ru');
  await choosePickup(page);
  await page.getByRole('radio', { name: /^Частями/ }).check();
  await acceptTerms(page);
  await shown(page.getByRole('button', { name: /част/ })).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Оплата частями' })).toBeVisible();
  const aside = page.getByRole('complementary', { name: 'За что платите' });
  await expect(aside).toContainText(formatRoubles(product.price));
  await page.screenshot({ path: test.info().outputPath('parts-first.png'), fullPage: true });

  const amount = page.getByLabel('Сумма части, ₽');
  await amount.fill('1');
  await page.getByRole('button', { name: /^Перейти к/ }).click();
  await expect(page.getByText(/^Одной\sчастью\s—\sот/)).toBeVisible();
  await amount.fill('300 000');
  await page.getByRole('button', { name: /^Перейти к/ }).click();
  await page.getByRole('link', { name: /оплата проходит/ }).click();
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await expect(aside).toContainText(/Картой,\s\d+\s[а-я]+, \d\d:\d\d/u);
  await expect(aside).toContainText(/Украшения\sотложены\sдля\sвас\sдо/);
  await page.screenshot({ path: test.info().outputPath('parts-second.png'), fullPage: true });

  await page.getByRole('radio', { name: /^Через СБП/ }).check();
  await page.getByRole('button', { name: /^Перейти к/ }).click();
  await shown(page.getByRole('button', { name: /^Оплатить|Учебный банк/ })).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\//);
});
