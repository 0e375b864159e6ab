import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderList } from '@yahont/contracts/orders/order-list.ts';
import { expectAccessible } from '../../support/axe.ts';
import { Office } from '../../support/office.ts';
import { expect, test } from '../../support/shop-test.ts';
import { hasPlenty, plentyOf, type Shop } from '../../support/shop.ts';
import { acceptTerms, chooseCourier, fillContact, payWith, placeOrderButton } from '../../support/steps.ts';

type Early = NonNullable<CheckoutOptions['courier']['early']>;

/**
 * Fills the cart with a ring that can be delivered at once and one that must be engraved first; returns the
 * offer for the earlier delivery.
 */
async function fillCartInParts(shop: Shop): Promise<Early> {
  const isEngraved = (product: Parameters<typeof hasPlenty>[0]) =>
    product.engraving !== null && hasPlenty(product);
  const engraved = await shop.findProduct('section=koltsa', isEngraved);
  const plain = await shop.findProduct('section=koltsa', (one) => one.id !== engraved.id && hasPlenty(one));
  const engraving = { text: 'Навсегда', face: 'italic' };
  await shop.post('/api/cart/lines', { skuId: plentyOf(engraved).id, quantity: 1, engraving });
  await shop.post('/api/cart/lines', { skuId: plentyOf(plain).id, quantity: 1 });
  const { courier } = await shop.get<CheckoutOptions>('/api/checkout');
  if (courier.early === null) throw new Error('everything comes together');
  return courier.early;
}

test('a courier brings what is ready on a visit of its own, and the rest on another one', async ({
  page,
  shop,
  baseURL,
}) => {
  await shop.signIn();
  const { dates } = await fillCartInParts(shop);
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await chooseCourier(page);
  const earlier = page.getByRole('checkbox', { name: /^Привезти готовые изделия раньше/ });
  const day = page.getByRole('combobox', { name: 'День первой доставки' });
  const hours = page.getByRole('combobox', { name: 'Время первой доставки' });
  await expect(day).toBeHidden();
  await earlier.check();
  await expect(page.getByText(/^Уже\sв\sгороде: .*Привезём/)).toBeVisible();
  // A separate day for each width, so that no other test takes it.
  const date = dates[0] ?? '';
  await day.selectOption({ value: date });
  await hours.selectOption({ value: '18:00' });
  await page.getByRole('radio', { name: /^Картой/ }).check();
  await expect(placeOrderButton(page)).toHaveText(/^Оформить\sдва\sзаказа/);
  await expectAccessible(page, 'checkout with two visits');

  await page.reload();
  await expect(earlier).toBeChecked();
  await expect(day).toHaveValue(date);
  await expect(hours).toHaveValue('18:00');
  await acceptTerms(page);
  await new Office(baseURL ?? '').whileBusy({ date, from: '18:00' }, async () => {
    await placeOrderButton(page).click();
    await expect(page.getByText('Это время уже заняли. Выберите другое.')).toBeVisible();
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('combobox', { name: 'Время', exact: true })).not.toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await hours.selectOption({ value: '14:00' });
    await placeOrderButton(page).click();
    await payWith(page, 'оплата проходит');
    await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  });

  const { items } = await shop.get<OrderList>('/api/orders');
  const [second, first] = items;
  expect(items).toHaveLength(2);
  expect(first?.delivery).toMatchObject({ date, hours: { from: '14:00' } });
  expect(String(second?.delivery.date) > date).toBe(true);
  const summary = page.getByRole('complementary', { name: 'Коротко о заказе' });
  await expect(summary).toContainText(/с\s14:00\sдо\s18:00/);
  await expect(page.getByRole('region', { name: /^Остальное/ })).toContainText(second?.number ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('day and hours appear with their tick, and both orders are placed', async ({ page, shop }) => {
    await shop.signIn();
    await fillCartInParts(shop);
    await page.goto('/personal/order/make/');
    await fillContact(page, '');
    await chooseCourier(page);
    await page.getByRole('checkbox', { name: /^Привезти готовые изделия раньше/ }).check();
    await expect(page.getByRole('combobox', { name: 'Время первой доставки' })).toBeVisible();
    await page.getByRole('radio', { name: /^Картой/ }).check();
    await acceptTerms(page);
    await placeOrderButton(page).click();
    await page.waitForURL('**/cart/pay/**');
    expect((await shop.get<OrderList>('/api/orders')).items).toHaveLength(2);
  });
});
