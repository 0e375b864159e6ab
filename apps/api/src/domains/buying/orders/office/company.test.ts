import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { ENTREPRENEUR } from '#src/testing/shop-parts/company.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { signIn } from '#src/testing/visitors.ts';
import { orderData } from '../personal-data.ts';
import { orders } from '../orders.tables.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

async function ordered(company: typeof ENTREPRENEUR | null) {
  const { api } = shop;
  const { headers, phone } = await signIn(api);
  const { id: productId, skuId } = await makeProduct(api.context.db, {});
  await expect.poll(() => api.catalogue.find(productId)?.id).toBe(productId);
  (await api.call(addCartLine, { headers, body: { skuId, quantity: 1 } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const key = { ...headers, 'idempotency-key': randomUUID() };
  const wish = courierOrder(options, phone);
  const contact = { ...wish.contact, email: `${randomUUID()}@example.ru` };
  const payment = company === null ? ('cash' as const) : ('invoice' as const);
  const placed = await api.call(placeOrder, { headers: key, body: { ...wish, contact, company, payment } });
  return { headers, email: contact.email, id: placed.answer().id };
}

const seenBy = async (id: number) =>
  (await shop.api.call(getOfficeOrder, { headers: shop.head.headers, params: { id } })).answer();

test('staff and the e-mail name the company that buys, and none that does not', async () => {
  const [company, person] = [await ordered(ENTREPRENEUR), await ordered(null)];
  expect((await seenBy(company.id)).company).toEqual(ENTREPRENEUR);
  expect((await seenBy(person.id)).company).toBeNull();
  await shop.api.deliverOutbox();
  const mailTo = async (to: string) =>
    (await shop.api.call(listSentMessages, { query: { to } })).answer().items.map(({ text }) => text);
  const [mail = ''] = await mailTo(company.email);
  expect(mail.replaceAll('\u00A0', ' ')).toContain(
    `Плательщик: ${ENTREPRENEUR.name}, ИНН ${ENTREPRENEUR.inn}, ${ENTREPRENEUR.address}`,
  );
  expect((await mailTo(person.email))[0]).not.toContain('Плательщик');
});

test('erasing the person forgets the company too, and the order stays one of a company', async () => {
  const { headers, id } = await ordered(ENTREPRENEUR);
  const { db } = shop.api.context;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const person = { accountId: row?.accountId ?? 0, phone: null, addresses: [], ownAddresses: [] };
  const own = JSON.stringify(await orderData.exportData?.(db, person));
  expect(own).toContain(ENTREPRENEUR.inn);
  await db.transaction((tx) => orderData.erase(tx, person, shop.api.context));
  const read = await shop.api.call(getOrder, { headers, params: { id } });
  expect(read.answer().company).toEqual({ inn: '', kpp: '', name: '', address: '' });
});
