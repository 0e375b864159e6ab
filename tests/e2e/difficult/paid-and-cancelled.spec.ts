import type { Page } from '@playwright/test';
import type { BonusHistory } from '@yahont/contracts/orders/bonus.ts';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { expect, test } from '../support/shop-test.ts';
import type { Shop } from '../support/shop.ts';
import { expectText, OPERATORS, orderByCourier, payByCard } from './by-calls.ts';

/** Welcome points of a new account: each is a rouble. */
const POINTS = 500;

type Wish = Parameters<typeof orderByCourier>[1];

async function buyer({ page, shop }: { page: Page; shop: Shop }, wish: Wish = {}): Promise<Order> {
  await shop.visit('/');
  await shop.fillCart();
  await shop.signIn();
  return orderByCourier({ page, shop }, wish);
}

const plain = (sum: Order['due']) => formatRoubles(sum).replaceAll(/\s/g, ' ');

async function cancelOnPage(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Отменить заказ' }).click();
  const question = page.getByRole('dialog', { name: /^Отменить заказ №/ });
  await question.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(question).toBeHidden();
}

test('an order that was cancelled in one tab and then paid in the other gives its money back by itself', async ({
  page,
  shop,
}) => {
  const order = await buyer({ page, shop });
  await shop.visit(`/cart/pay/?order=${order.id}`);
  await page.getByRole('link', { name: 'оплата проходит' }).click();
  await expect(page.getByRole('textbox', { name: 'Номер карты' })).toHaveValue(/^2200/);

  const other = await page.context().newPage();
  await other.goto(`/personal/order/${order.id}/`);
  await other.locator('html[data-alive]').waitFor({ state: 'attached' });
  await cancelOnPage(other);
  await other.close();

  await page.getByRole('button', { name: /^Оплатить/ }).click();
  const read = () => shop.get<Order>(`/api/orders/${order.id}`);
  await expect.poll(read).toMatchObject({
    tenders: [{ kind: 'card', amount: order.due, refunded: order.due }],
    status: 'refunded',
    isPaid: false,
    lastNote: 'money-returned',
  });
  await expectText(shop, shop.phone, order.number, `Банк зачислит ${plain(order.due)}`);
  // Whichever page the shopper reaches, the order promises nothing any more.
  await shop.visit(`/personal/order/done/${order.id}/`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/Отменён, деньги отправлены/);
  await expect(main).toContainText(`Отправили обратно ${formatRoubles(order.due)}`);
  await expect(main).not.toContainText('К оплате');
  await expect(main).not.toContainText(/начислим/);
});

test('a paid order that its buyer cancels gives the money back, and the operators stop assembling', async ({
  page,
  shop,
}) => {
  const order = await buyer({ page, shop }, { bonus: POINTS });
  await payByCard(shop, order.id);
  const points = async () => (await shop.get<BonusHistory>('/api/account/bonus')).balance;
  expect(await points()).toBe(0);
  await shop.visit(`/personal/order/${order.id}/`);
  await cancelOnPage(page);
  await expect.poll(async () => (await shop.get<Order>(`/api/orders/${order.id}`)).status).toBe('refunded');
  expect(order.due).toBe(order.total - POINTS * 100);
  expect(await points(), 'points come back with the money').toBe(POINTS);
  await expectText(shop, shop.phone, order.number, plain(order.due));
  await expectText(shop, OPERATORS, `Покупатель отменил заказ № ${order.number}`, 'деньги вернутся сами');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Что с заказом' })).toContainText(
    /Отменён, деньги отправлены/,
  );
  await expect(page.getByRole('region', { name: 'Получение' })).toContainText(/500\sбонусов/);
});
