import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { Office } from '../../support/office.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Shop, Sku } from '../../support/shop.ts';
import {
  acceptTerms,
  chooseCourier,
  fillContact,
  isPhone,
  placeOrderButton,
  startCheckout,
} from '../../support/steps.ts';

const HOURS = /с\s14:00\sдо\s18:00/;

test('the chosen hours of the courier are on the order', async ({ page, shop }) => {
  await startCheckout({ page, shop });
  await chooseCourier(page);
  await page.getByRole('combobox', { name: 'Время' }).selectOption({ value: '14:00' });
  await page.getByRole('radio', { name: /^При получении/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  await expect(page.getByRole('complementary', { name: 'Коротко о заказе' })).toContainText(HOURS);
});

test(
  'hours that were taken meanwhile are refused beside their field, and all that was typed stays',
  { tag: '@both' },
  async ({ page, shop, baseURL }) => {
    await startCheckout({ page, shop });
    await chooseCourier(page);
    const day = page.getByRole('combobox', { name: 'День доставки' });
    // A late day for each width, so that no other test takes it.
    const date =
      (await day
        .getByRole('option')
        .nth(isPhone(page) ? -2 : -1)
        .getAttribute('value')) ?? '';
    await day.selectOption({ value: date });
    const hours = page.getByRole('combobox', { name: 'Время' });
    await hours.selectOption({ value: '18:00' });
    await page.getByRole('radio', { name: /^При получении/ }).check();
    await acceptTerms(page);
    await new Office(baseURL ?? '').whileBusy({ date, from: '18:00' }, async () => {
      await placeOrderButton(page).click();
      await expect(page.getByText('Это время уже заняли. Выберите другое.')).toBeVisible();
      await expect(hours).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('textbox', { name: /^Дом/ })).toHaveValue('17');

      await hours.selectOption({ value: '14:00' });
      await placeOrderButton(page).click();
      await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
    });
  },
);

test('near pieces that were bought meanwhile move the day of the courier, and all that was typed stays', async ({
  page,
  shop,
  newVisitor,
}) => {
  const scout = await newVisitor();
  await scout.shop.signIn();
  const { sku, near } = await withFewNear(scout.shop);
  const line = { skuId: sku.id, quantity: 1 };
  await shop.post('/api/cart/lines', line);
  await shop.signIn();
  await shop.visit('/personal/order/make/');
  await fillContact(page, 'second@example.ru');
  await chooseCourier(page);
  const day = page.getByRole('combobox', { name: 'День доставки' });
  await expect(day).toHaveValue(sku.courierDate);
  await acceptTerms(page);

  const first = await newVisitor();
  await first.shop.post('/api/cart/lines', { ...line, quantity: near });
  await first.shop.signIn();
  await first.shop.visit('/personal/order/make/');
  await fillContact(first.page, '');
  await chooseCourier(first.page);
  await acceptTerms(first.page);
  await placeOrderButton(first.page).click();
  await expect(first.page).toHaveURL(/\/cart\/pay\/|\/personal\/order\/done\//);

  await placeOrderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /срок\sизменился/ })).toBeVisible();
  await expect(day).not.toHaveValue(sku.courierDate);
  await expect(page.getByRole('textbox', { name: /^Дом/ })).toHaveValue('17');
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/cart\/pay\/|\/personal\/order\/done\//);
});

/** Maximum of nearby items, which another visitor buys all at once. */
const NEAR_MAX = 3;

/** A size with a few items nearby and others far away: one more in the cart changes the courier's day. */
async function withFewNear(shop: Shop): Promise<{ sku: Sku; near: number }> {
  const { cards } = await shop.listing(`section=koltsa&price=-100000&sort=price-desc`);
  for (const { id } of cards) {
    const { skus } = await shop.productById(id);
    const sku = skus.find(({ available, inCity }) => inCity < NEAR_MAX && available > inCity + 1);
    if (sku === undefined) continue;
    for (let near = 0; near <= NEAR_MAX && near < sku.available; near += 1) {
      await shop.post('/api/cart/lines', { skuId: sku.id, quantity: 1 });
      const { courier } = await shop.get<CheckoutOptions>('/api/checkout');
      if (near > 0 && (courier.dates[0] ?? '') > sku.courierDate) return { sku, near };
    }
  }
  throw new Error('no ring of the listing has a few pieces near and others far');
}
