import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeSale } from '#src/domains/buying/payment/index.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import { openYookassaShop, type YookassaShop } from '#src/testing/money/yookassa-shop.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';

let house: YookassaShop;
beforeAll(async () => {
  house = await openYookassaShop();
});
afterAll(() => house.stop());

test('a company that pays by card is named by its ИНН on the receipt of the money and on that of the hand-over', async () => {
  const { shop, fake } = house;
  const { buyer, order } = await makeOrder(shop, { company: ROMASHKA });
  fake.seen.length = 0;
  await house.pay(buyer, order);
  await handOverAll(shop, order.id);
  await closeSale(shop.context, shop.payment, order.id);
  const customer = {
    full_name: ROMASHKA.name,
    inn: ROMASHKA.inn,
    phone: '79161234567',
    email: 'anna@example.ru',
  };
  const sent = fake.seen.map(({ body }) => body);
  expect(sent).toContainEqual(expect.objectContaining({ receipt: expect.objectContaining({ customer }) }));
  expect(sent).toContainEqual(expect.objectContaining({ type: 'payment', customer }));
  expect((await house.receiptsOf(order)).map(({ kind }) => kind)).toEqual(['payment', 'closing']);
});

test('a person has no ИНН there', async () => {
  const { shop, fake } = house;
  const { buyer, order } = await makeOrder(shop);
  fake.seen.length = 0;
  await house.pay(buyer, order);
  expect(JSON.stringify(fake.seen)).not.toContain('"inn"');
});
