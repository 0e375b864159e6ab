import type { Page } from '@playwright/test';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/shop-test.ts';
import type { Shop } from '../../support/shop.ts';
import {
  acceptTerms,
  choosePickup,
  fillContact,
  isPhone,
  orderIdIn,
  payWith,
  placeOrderButton,
  startCheckout,
} from '../../support/steps.ts';

type Here = { page: Page; shop: Shop };

const orderIn = (page: Page) => Number(new URL(page.url()).searchParams.get('order'));
const way = (page: Page, name: RegExp) => page.getByRole('radio', { name });

/** Orders a ring for pickup, as far as its payment page. */
async function orderByCard({ page, shop }: Here): Promise<number> {
  await startCheckout({ page, shop });
  await choosePickup(page);
  await way(page, /^Картой на сайте/).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
  return orderIn(page);
}

/** Confirms a payment by SBP: on a phone, in the first of the listed banks. */
async function payInBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: isPhone(page) ? /^Учебный/ : /^Оплатить/ }).click();
}

async function refuse(page: Page): Promise<void> {
  await payWith(page, 'на карте не хватает денег');
  await page.waitForURL('**/cart/otherwise/**');
  await expect(page.getByRole('heading', { level: 1, name: /^Банк отказал, деньги на месте/ })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('На карте не хватает денег');
}

test(
  'after three refusals the same order is paid through SBP, and another way is offered before as well',
  { tag: '@both' },
  async ({ page, shop }) => {
    const id = await orderByCard({ page, shop });
    const { number, due } = await shop.get<Order>(`/api/orders/${id}`);
    for (let time = 0; time < 3; time += 1) {
      await refuse(page);
      if (time === 0) await expectAccessible(page, 'other ways after a refusal');
      if (time === 2) break;
      await way(page, /^Другой картой или той же/).check();
      await page.getByRole('button', { name: /картой$/ }).click();
      await page.waitForURL('**/cart/pay/**');
    }
    await expect(page.getByRole('timer')).toContainText(/минут|:/);
    const aside = page.getByRole('complementary', { name: `Заказ ${number}` });
    await expect(aside).toContainText(formatRoubles(due));
    await expect(way(page, /^СБП/)).toBeChecked();
    await page.getByRole('button', { name: /^Заплатить .* через СБП$/ }).click();
    await page.waitForURL('**/cart/pay/**');
    await page.getByRole('link', { name: 'Оплатить иначе' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Заплатить иначе' })).toBeVisible();
    await way(page, /^СБП/).check();
    await page.getByRole('button', { name: /через СБП$/ }).click();
    await payInBank(page);
    await page.waitForURL(`**/personal/order/done/${id}/`);
    await expect(page.getByText(/^Заказ №.*оплачен$/)).toBeVisible();
    expect(await shop.get<Order>(`/api/orders/${id}`)).toMatchObject({ number, due, paymentKind: 'sbp' });
  },
);

test('after a refusal the order is paid on receipt, and its clock stops', async ({ page, shop }) => {
  await shop.signIn();
  const cheap = await shop.findProduct(
    'sort=price-asc',
    ({ price, skus }) => price < 10_000_000 && skus.some(({ available }) => available > 3),
  );
  const sku = cheap.skus.find(({ available }) => available > 3);
  await shop.post('/api/cart/lines', { skuId: sku?.id, quantity: 1 });
  const { id, due } = await shop.placeForPickup({ payment: 'card' });
  await shop.visit(`/cart/pay/?order=${id}`);
  await refuse(page);
  await expect(page.getByText(/часы\sостановятся/)).toBeVisible();
  await expect(page.getByText(/^Картой\sили\sналичными\sв\sсалоне/)).toBeVisible();
  await way(page, /^При получении/).check();
  await page.getByRole('button', { name: /при\sполучении$/ }).click();
  await page.waitForURL(`**/personal/order/done/${id}/`);
  await expect(page.getByText(/^Заказ №.*принят$/)).toBeVisible();
  await expect(page.getByText(/картой\sили\sналичными/)).toBeVisible();
  const order = await shop.get<Order>(`/api/orders/${id}`);
  expect(order).toMatchObject({ status: 'new', expiresAt: null, due, paymentKind: 'cash' });
  await page.goto(`/cart/otherwise/?order=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Платить не\sнужно/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an order changes its way by a plain form, and nothing chosen is said beside the form', async ({
    page,
    shop,
  }) => {
    await shop.signIn();
    const order = await placeByCard(shop);
    await page.goto(`/cart/otherwise/?order=${order.id}`);
    await expect(page.getByText(/^До\s\d+:\d+/)).toBeVisible();
    await way(page, /^СберПэй/).check();
    await page.getByRole('button', { name: /^Заплатить/ }).click();
    await expect(page).toHaveURL(/\/cart\/pay\//);
    await payInBank(page);
    await expect(page).toHaveURL(new RegExp(`/personal/order/done/${order.id}/$`));
    expect((await shop.get<Order>(`/api/orders/${order.id}`)).paymentKind).toBe('sberpay');
  });
});

const COMPANY = {
  inn: '7707083893',
  kpp: '773601001',
  name: 'ООО «Ромашка»',
  address: '117997, Москва, ул. Вавилова, 19',
};

/** Places an order of a ring for pickup by API calls. */
async function placeByCard(shop: Shop, wish: { company?: typeof COMPANY } = {}): Promise<Order> {
  await shop.fillCart();
  return shop.placeForPickup({ payment: 'card', ...wish });
}

test('a company that a bank refused asks for an invoice', async ({ page, shop }) => {
  await shop.signIn();
  const { id, due } = await placeByCard(shop, { company: COMPANY });
  await shop.visit(`/cart/pay/?order=${id}`);
  await refuse(page);
  await expect(page.getByRole('radio')).toHaveCount(2);
  await way(page, /^По счёту/).check();
  await page.getByRole('button', { name: /^Получить счёт на/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Счёт на оплату' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(formatRoubles(due));
  await shop.visit(`/personal/order/${id}/`);
  await page.getByRole('link', { name: 'Оплатить иначе' }).click();
  await expect(page.getByText(/держим\sза\sвами\sдо/)).toBeVisible();
  await expectAccessible(page, 'other ways of an invoice');
});

test('of two orders the first one is folded and the second one is paid in the same way', async ({
  page,
  shop,
}) => {
  const { first, second } = await placeTwo({ page, shop });
  await payWith(page, 'оплата проходит');
  await page.waitForURL(`**/personal/order/done/${first.id}/`);
  const pay = page.getByRole('link', { name: /^Оплатить\sвторой\sзаказ/ });
  await expect(pay).toHaveText(new RegExp(`${formatRoubles(second.due)}, до\\s\\d\\d:\\d\\d`));
  await expect(pay).toHaveAttribute('data-variant', 'primary');
  await expect(page.getByRole('link', { name: /^Следить/ })).toHaveAttribute('data-variant', 'quiet');
  await pay.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Два заказа, одна страница' })).toBeVisible();
  const folded = page.getByRole('article', { name: new RegExp(first.number) });
  await expect(folded).toContainText(/Оплачено\sкартой/);
  const open = page.getByRole('article', { name: new RegExp(second.number) });
  await expect(open.getByRole('radio', { name: /^Картой.*Как в другом заказе/ })).toBeChecked();
  const sums = page.getByRole('complementary', { name: 'Всего' });
  await expect(sums).toContainText(/Осталось/);
  await expect(sums).toContainText(formatRoubles(second.due));
  await expectAccessible(page, 'two orders on one page');
  await open.getByRole('radio', { name: /^СБП/ }).check();
  await open.getByRole('button', { name: /через СБП$/ }).click();
  await payInBank(page);
  await page.waitForURL(`**/personal/order/done/${second.id}/`);
  expect(orderIdIn(page)).toBe(String(second.id));
});

/**
 * Rings whose total exceeds one card payment but not two: two orders, the first of them on its payment page.
 */
async function placeTwo({ page, shop }: Here): Promise<{ first: Order; second: Order }> {
  await shop.signIn();
  const max = 35_000_000;
  const { cards } = await shop.listing('section=koltsa&sort=price-desc');
  for (const { id } of cards) {
    const product = await shop.productById(id);
    const sku = product.skus.find(({ available }) => available >= 3);
    if (sku === undefined || product.price > max || product.price <= max / 2) continue;
    await shop.post('/api/cart/lines', { skuId: sku.id, quantity: 2 });
    break;
  }
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await choosePickup(page);
  await way(page, /^Картой на сайте.*Двумя\sплатежами/).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await page.waitForURL('**/cart/pay/**');
  const first = await shop.get<Order>(`/api/orders/${orderIn(page)}`);
  return { first, second: await shop.get<Order>(`/api/orders/${first.companion?.id}`) };
}
