import { afterAll, beforeAll, expect, test } from 'vitest';
import { getProduct } from '@yahont/contracts/catalogue/product.ts';
import * as office from '@yahont/contracts/office/returns.ts';
import { askForReturn, getOrderReturns } from '@yahont/contracts/returns/returns.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { handOverAll } from '#src/testing/returns/bought.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { until } from '#src/testing/until.ts';
import { getReturnForMessages } from './index.ts';

/** Contact of the orders that the test's buyers place. */
const PHONE = '+79161234567';
const EMAIL = 'anna@example.ru';
const ALL_RIGHT = {
  uinMark: 'right',
  dmdkMark: 'right',
  weightMark: 'right',
  weightMg: null,
  tagMark: 'right',
  wearMark: 'right',
  stoneMark: 'not-applicable',
} as const;

let api: TestApi;
let storeId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
});
afterAll(() => api.stop());

/** The messages to the contact of the order, the newest first, without no-break spaces. */
async function textsTo(to: string): Promise<string[]> {
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to } })).answer();
  return items.map(({ text }) => text.replaceAll('\u00A0', ' '));
}

async function available(productId: number): Promise<number> {
  const { skus } = (await api.call(getProduct, { params: { id: productId } })).answer();
  return skus.reduce((sum, sku) => sum + sku.available, 0);
}

test('the buyer reads of the steps of a return, and the catalogue offers the piece again', async () => {
  const { orderId, headers, productId, uin } = await addPickupOrder(api, storeId);
  await handOverAll(api, orderId);
  await until(async () => (await available(productId)) === 0);
  const params = { id: orderId };
  const { lines } = (await api.call(getOrderReturns, { params, headers })).answer();
  const body = {
    lineIds: lines.map(({ lineId }) => lineId),
    reason: 'wrong-size' as const,
    route: { kind: 'store' as const, storeId },
  };
  const { id, number } = (await api.call(askForReturn, { params, headers, body })).answer();
  expect((await textsTo(PHONE)).join()).not.toContain(number);
  const toOperators = (await textsTo('operators@shop.test')).filter((text) => text.includes(number));
  expect(toOperators).toHaveLength(1);
  expect(toOperators[0]).toMatch(/принесёт изделия в салон «.+»\. Примите их по УИН/);
  for (const own of [PHONE, EMAIL, 'Анна']) expect(toOperators[0]).not.toContain(own);

  const head = await makeStaff(api.context, ['head']);
  const own = { params: { id }, headers: head.headers };
  (await api.call(office.approveReturn, own)).answer();
  const [approved = ''] = await textsTo(PHONE);
  expect(approved).toContain(`возврат № ${number} одобрен. Сохраните бирку и пломбу. Ждём вас с паспортом: `);
  (await api.call(office.scanReturned, { ...own, body: { uin } })).answer();
  (await api.call(office.receiveReturn, { ...own, body: {} })).answer();
  expect((await textsTo(PHONE))[0]).toContain(`изделия по возврату № ${number} у нас`);
  (await api.call(office.checkReturned, { ...own, body: { ...ALL_RIGHT, uin } })).answer();
  expect(await available(productId)).toBe(0);
  const pieces = [{ uin, fate: 'for-sale' as const }];
  const { refund } = (await api.call(office.refundReturn, { ...own, body: { pieces } })).answer();
  expect((await textsTo(PHONE))[0]).toContain(`возврат № ${number} принят. Деньги вернём не позже`);
  expect((await textsTo(EMAIL))[0]).toContain('49 900 ₽ ждут вас в кассе салона.');
  expect(refund?.cashDue).toBe(4_990_000);
  const mails = (await api.call(listSentMessages, { query: { to: EMAIL } })).answer().items;
  expect(mails.filter(({ subject }) => subject.includes(number))).toHaveLength(4);
  await until(async () => (await available(productId)) === 1);

  const moneyByAfter = async (days: number) => {
    const now = () => new Date(api.clock.now().getTime() + days * 86_400_000);
    const about = await getReturnForMessages({ ...api.context, now }, { findStore: () => undefined }, id);
    return about?.moneyBy;
  };
  expect(await moneyByAfter(10)).toEqual(expect.any(String));
  expect(await moneyByAfter(11)).toBe(null);
});
