import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import type { OrderList } from '@yahont/contracts/orders/order-list.ts';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { expect, test } from '../support/shop-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { hasPlenty, plentyOf, type Shop } from '../support/shop.ts';
import {
  acceptTerms,
  chooseCourier,
  choosePickup,
  fillContact,
  payWith,
  placeOrderButton,
} from '../support/steps.ts';

type Place = CheckoutOptions['pickup'][number];

/**
 * Fills the cart with a ring that is in a store of the city and one that must be engraved first, so that it
 * comes later at any time of day; returns that store.
 */
async function fillCartInParts(shop: Shop): Promise<Place> {
  const engraved = await shop.findProduct(
    'section=koltsa',
    (product) => product.engraving !== null && hasPlenty(product),
  );
  const engraving = { text: 'Навсегда', face: 'italic' };
  await shop.post('/api/cart/lines', { skuId: plentyOf(engraved).id, quantity: 1, engraving });
  const { cards } = await shop.listing('section=koltsa');
  // A store may have only one item, and other journeys buy from the beginning of the listing.
  for (const { id } of cards.toReversed()) {
    const product = await shop.productById(id);
    if (id === engraved.id || !hasPlenty(product)) continue;
    await shop.post('/api/cart/lines', { skuId: plentyOf(product).id, quantity: 1 });
    const { pickup } = await shop.get<CheckoutOptions>('/api/checkout');
    const place = pickup.find(({ early }) => early !== null);
    if (place) return place;
  }
  throw new Error('no cart of the listing lies in parts');
}

test('what lies in the store is collected earlier, as an order of its own, and each is paid for by itself', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  const { store } = await fillCartInParts(shop);
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await choosePickup(page);
  const stores = page.getByRole('group', { name: 'Салон', exact: true });
  await stores.locator('label', { hasText: store.name }).click();
  const earlier = page.getByRole('checkbox', { name: /^Забрать готовые изделия раньше/ });
  await earlier.check();
  await expect(page.getByText(/^Уже\sв\sсалоне: .*Привезём/)).toBeVisible();
  // An instalment operator signs one contract, not two.
  await expect(page.getByRole('radio', { name: /^Рассрочка/ })).toBeDisabled();
  await page.getByRole('radio', { name: /^Картой/ }).check();
  await expectAccessible(page, 'checkout of two orders');

  await page.reload();
  await expect(earlier).toBeChecked();
  await acceptTerms(page);
  await expect(placeOrderButton(page)).toHaveText(/^Оформить\sдва\sзаказа/);
  const summary = await page.getByRole('complementary', { name: 'Ваш заказ' }).innerText();
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
  const { items } = await shop.get<OrderList>('/api/orders');
  expect(items).toHaveLength(2);
  const [second, first] = items;
  const sumOf = (name: string) => new RegExp(`${name}\\s+([\\d\\s]+₽)`).exec(summary)?.[1];
  expect(sumOf('Первый заказ')).toBe(formatRoubles(first?.total ?? ZERO));
  expect(sumOf('Второй заказ')).toBe(formatRoubles(second?.total ?? ZERO));
  await expect(page.getByText(/^Второй\sзаказ, №/)).toContainText(formatRoubles(second?.total ?? ZERO));
  await payWith(page, 'оплата проходит');
  await page.waitForURL(`**/personal/order/done/${first?.id}/`);

  const rest = page.getByRole('region', { name: /^Остальное/ });
  await expect(rest).toContainText(second?.number ?? '');
  await expectAccessible(page, 'the first of two orders');
  await rest.getByRole('button', { name: 'Оплатить' }).click();
  await payWith(page, 'оплата проходит');
  await page.waitForURL(`**/personal/order/done/${second?.id}/`);
  await expect(page.getByRole('region', { name: /^Что готово раньше/ })).toContainText(first?.number ?? '');

  await shop.visit(`/personal/order/${first?.id}/`);
  await expect(page.getByRole('region', { name: /^Остальное/ })).toContainText('оплачен');
});

/** Kopecks: the limit of one card payment. */
const CARD_MAX = 35_000_000;

/** Adds rings to the cart whose total exceeds one card payment but not two. */
async function fillAboveOneCard(shop: Shop): Promise<void> {
  const { cards } = await shop.listing('section=koltsa&sort=price-desc');
  for (const { id } of cards) {
    const product = await shop.productById(id);
    const sku = product.skus.find(({ available }) => available >= 3);
    if (sku === undefined || product.price > CARD_MAX || product.price <= CARD_MAX / 2) continue;
    await shop.post('/api/cart/lines', { skuId: sku.id, quantity: 2 });
    return;
  }
  throw new Error('no ring costs between half of the limit and all of it');
}

test('what one card payment does not carry is paid twice: two orders, brought on one visit', async ({
  page,
  shop,
}) => {
  await shop.signIn();
  await fillAboveOneCard(shop);
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await chooseCourier(page);
  const card = page.getByRole('radio', { name: /^Картой на сайте.*Двумя\sплатежами/ });
  await card.check();
  await expect(placeOrderButton(page)).toHaveText(/^Оформить\sдва\sзаказа/);
  // A bank transfer covers the whole sum.
  await page.getByRole('radio', { name: /^Через СБП/ }).check();
  await expect(placeOrderButton(page)).toHaveText(/^Оплатить/);
  await card.check();
  await expectAccessible(page, 'a card that pays twice');
  await acceptTerms(page);
  await placeOrderButton(page).click();

  await page.waitForURL('**/cart/pay/**');
  const { items } = await shop.get<OrderList>('/api/orders');
  const [second, first] = items;
  expect(items.map(({ total }) => total > 0 && total <= CARD_MAX)).toEqual([true, true]);
  await payWith(page, 'оплата проходит');
  await page.waitForURL(`**/personal/order/done/${first?.id}/`);
  const other = page.getByRole('region', { name: 'Второй заказ той же покупки' });
  await other.getByRole('button', { name: 'Оплатить' }).click();
  await payWith(page, 'оплата проходит');
  await page.waitForURL(`**/personal/order/done/${second?.id}/`);
  await expect(page.getByRole('region', { name: 'Первый заказ той же покупки' })).toContainText('оплачен');
});
