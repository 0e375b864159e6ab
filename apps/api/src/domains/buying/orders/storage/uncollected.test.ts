import { afterAll, beforeAll, expect, test } from 'vitest';
import { listUncollectedOrders } from '@yahont/contracts/office/order-lists/uncollected.ts';
import * as office from '@yahont/contracts/office/orders.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

const DAY_MS = 86_400_000;

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
  shop.api.clock.set(new Date('2027-12-04T12:00:00+03:00'));
  // The sessions of the shop have expired by this day.
  await newDay();
});
afterAll(() => shop.api.stop());

async function newDay(): Promise<void> {
  shop.head = await makeStaff(shop.api.context, ['head']);
  shop.consultant = await makeStaff(shop.api.context, ['consultant'], ['petrovka']);
}

test('an order that nobody collected is listed, extended for fourteen days at most, announced, and collected by its code', async () => {
  const { api } = shop;
  const { id, phone, uins } = await shop.order();
  (await shop.step('assembleOrder', id, shop.head)).answer();
  (await shop.ready(id, shop.head)).answer();
  await api.deliverOutbox();
  const since = api.clock.now().getTime();

  api.clock.advance(8 * DAY_MS);
  await newDay();
  const { headers: buyer } = await signIn(api, { phone });
  const read = async () => (await api.call(getOrder, { headers: buyer, params: { id } })).answer();
  const { delivery, pickupCode } = await read();
  // From the day after, the page asks for a call.
  expect(delivery).toMatchObject({ kind: 'pickup', keptUntil: '2027-12-11' });
  const listed = async () =>
    (await api.call(listUncollectedOrders, { headers: shop.consultant.headers })).answer().items;
  expect(await listed()).toMatchObject([{ orderId: id, keptUntil: '2027-12-11', contact: { phone } }]);

  const extend = (days: number) => {
    const body = { until: new Date(since + days * DAY_MS).toISOString(), reason: 'покупатель в отъезде' };
    return api.call(office.extendStorage, { headers: shop.head.headers, params: { id }, body });
  };
  expect((await extend(15)).problem).toMatchObject({ status: 422, code: 'too-long' });
  expect(await listed()).toHaveLength(1);
  (await extend(14)).answer();
  expect(await listed()).toEqual([]);
  expect((await read()).delivery).toMatchObject({ keptUntil: '2027-12-18' });
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: phone } })).answer();
  const told = items.map(({ text }) => text.replaceAll(/\s/g, ' '));
  expect(told.filter((text) => text.includes('подождёт дольше'))).toEqual([
    expect.stringMatching(new RegExp(`Я-${id} .*Храним до 18 декабря\\. .*Код получения ${pickupCode}`)),
  ]);

  api.clock.advance(5 * DAY_MS);
  await newDay();
  const handOver = (code: string) => {
    const { headers } = shop.consultant;
    return api.call(office.handOverOrder, { headers, params: { id }, body: { code } });
  };
  for (const uin of uins) (await shop.scan(id, uin, shop.consultant)).answer();
  const wrong = pickupCode === '000000' ? '000001' : '000000';
  expect((await handOver(wrong)).problem).toMatchObject({ status: 409, code: 'wrong-code' });
  expect((await handOver(pickupCode ?? '')).answer().status).toBe('completed');
  const { headers } = await signIn(api, { phone });
  const after = (await api.call(getOrder, { headers, params: { id } })).answer();
  expect(after).toMatchObject({ status: 'completed', pickupCode: null, delivery: { keptUntil: null } });
});
