import { assembleOrder } from '@yahont/contracts/office/orders.ts';
import { handOverPart } from '@yahont/contracts/office/returns.ts';
import type { OrderedCertificate } from '@yahont/contracts/certificates/certificates.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import type { Page } from '@playwright/test';
import { Office } from '../support/office.ts';
import { expect, test } from '../support/shop-test.ts';
import { hasPlenty, plentyOf, type Shop } from '../support/shop.ts';
import { acceptTerms, fillContact, orderIdIn, payWith, placeOrderButton } from '../support/steps.ts';
import { expectText, orderByCourier, uinsOf } from './by-calls.ts';

type Who = { page: Page; shop: Shop };

test('certificates pay for two rings, the courier takes one back, and its money is on them again', async ({
  page,
  shop,
  baseURL,
}) => {
  test.slow();
  const office = new Office(baseURL ?? '');
  const email = `at-the-door-${Date.now()}@example.ru`;
  await shop.visit('/certificates/');
  await shop.signIn();
  const ring = await shop.findProduct('section=koltsa&sort=price-asc', hasPlenty);
  const line = { skuId: plentyOf(ring).id, quantity: 2 };
  // Two certificates in whole thousands that together exceed the price of both rings with delivery.
  const amount = Math.ceil((ring.price + 100_000) / 100_000) * 100_000;
  const bought = await buyCertificates({ page, shop }, [amount, amount]);
  const codes: string[] = [];
  for (const { page: link } of bought) {
    await shop.visit(link ?? '');
    codes.push((await page.getByRole('definition').first().textContent()) ?? '');
  }

  await shop.post('/api/cart/lines', line);
  const { totals, courier } = await shop.get<CheckoutOptions>('/api/checkout');
  const order = await orderByCourier({ page, shop }, { email, certificates: codes, expectedTotal: 0 });
  const total = totals.goods + courier.price;
  expect(order).toMatchObject({ isPaid: true, due: 0, total });
  const params = { id: String(order.id) };
  await office.call(assembleOrder, { params });
  await office.sendOff(params.id, uinsOf(order));
  await office.scan(params.id, uinsOf(order));
  await office.call(handOverPart, { params, body: { takenBack: [order.lines[0]?.id ?? 0] } });

  const left = async () => {
    const balances: number[] = [];
    for (const { page: link } of bought) {
      await shop.visit(link ?? '');
      const text = (await page.getByRole('definition').nth(1).textContent()) ?? '';
      balances.push(Number(text.replaceAll(/\D/g, '')) * 100);
    }
    return balances.reduce((sum, one) => sum + one, 0);
  };
  const kept = total - (order.lines[0]?.price ?? 0);
  await expect.poll(left).toBe(2 * amount - kept);
  await expectText(
    shop,
    email,
    `Заказ № ${order.number} у вас`,
    formatRoubles(kopecks(kept)).replaceAll(/\s/g, ' '),
  );

  await shop.visit(`/personal/order/${order.id}/`);
  const sums = page.getByRole('region', { name: 'Сумма', exact: true });
  await expect(sums).toContainText(/[Сс]ертификат/);
  await expect(page.getByRole('main')).toContainText('Получен от курьера');
});

/** Buys printable certificates through the checkout pages, and waits until they can be used. */
async function buyCertificates(
  { page, shop }: Who,
  amounts: readonly number[],
): Promise<OrderedCertificate[]> {
  for (const amount of amounts) {
    const words = { receiver: 'Мария', sender: 'Андрей', greeting: '', design: 'night' };
    const gift = { ...words, way: 'print', address: '', sending: null, tellsOpening: false };
    await shop.post('/api/cart/certificates', { amount, gift });
  }
  await shop.visit('/personal/order/make/');
  await fillContact(page, '');
  await page.getByRole('radio', { name: /^Картой на сайте/ }).check();
  await acceptTerms(page);
  await placeOrderButton(page).click();
  await payWith(page, 'оплата проходит');
  await expect(page).toHaveURL(/\/personal\/order\/done\/\d+\/$/);
  const address = `/api/orders/${orderIdIn(page)}/certificates`;
  const read = async () => (await shop.get<{ items: OrderedCertificate[] }>(address)).items;
  await expect
    .poll(async () => (await read()).map(({ state }) => state))
    .toEqual(amounts.map(() => 'active'));
  return read();
}
