import { afterAll, beforeAll, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/orders.ts';
import type { Role } from '@yahont/contracts/office/permissions.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff } from '#src/testing/staff.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

test('a stranger to the store sees no order of it and can do nothing with it', async () => {
  const { id, uins } = await shop.order();
  const stranger = await makeStaff(shop.api.context, ['manager'], ['arbat']);
  const { headers } = stranger;
  const answers = [
    await shop.api.call(office.getOfficeOrder, { headers, params: { id } }),
    await shop.step('assembleOrder', id, stranger),
    await shop.ready(id, stranger),
    await shop.step('sendOrder', id, stranger),
    await shop.scan(id, uins[0] ?? '', stranger),
    await shop.step('handOverOrder', id, stranger),
    await shop.cancel(id, stranger),
  ];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
    answers.map(() => [404, 'order-not-found']),
  );
  expect(await shop.logOf(id)).toHaveLength(1);
});

test('orders of a courier belong to the warehouse', async () => {
  const { id } = await shop.order({ delivery: 'courier', lies: null });
  expect((await shop.step('assembleOrder', id)).status).toBe(404);
  const warehouse = await makeStaff(shop.api.context, ['warehouse']);
  expect((await shop.step('assembleOrder', id, warehouse)).answer().status).toBe('assembling');
  expect((await shop.send(id, warehouse)).answer().status).toBe('in-delivery');
});

test('two people at once: one moves the order, the other is told where it is', async () => {
  const { id } = await shop.order();
  const answers = await Promise.all([
    shop.step('assembleOrder', id),
    shop.step('assembleOrder', id, shop.head),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'illegal-move',
    context: { from: 'assembling' },
  });
});

test.each<[Role, number]>([
  ['editor', 404],
  ['administrator', 404],
  ['finance', 404],
  ['operator', 200],
])('cancelling is not for everybody: %s gets %i', async (role, status) => {
  const { id } = await shop.order();
  const staff = await makeStaff(shop.api.context, [role]);
  expect((await shop.cancel(id, staff)).status).toBe(status);
});
