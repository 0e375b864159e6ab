import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as office from '@yahont/contracts/office/orders.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { orders } from '../orders.tables.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

type OfficeOrder = Awaited<ReturnType<OfficeShop['order']>>;

const codeOf = async ({ id, headers }: OfficeOrder) =>
  (await shop.api.call(getOrder, { headers, params: { id } })).answer().pickupCode;

function handOver({ id }: OfficeOrder, code: string) {
  const { headers } = shop.consultant;
  return shop.api.call(office.handOverOrder, { headers, params: { id }, body: { code } });
}

async function readyOrder(): Promise<OfficeOrder> {
  const placed = await shop.order();
  (await shop.step('assembleOrder', placed.id)).answer();
  (await shop.ready(placed.id)).answer();
  return placed;
}

test('a code exists while the order waits in its store, on the page and in the message', async () => {
  const placed = await shop.order();
  expect(await codeOf(placed)).toBeNull();
  (await shop.step('assembleOrder', placed.id)).answer();
  expect(await codeOf(placed)).toBeNull();
  (await shop.ready(placed.id)).answer();
  const code = await codeOf(placed);
  expect(code).toMatch(/^\d{6}$/);
  await shop.api.deliverOutbox();
  const sent = await shop.api.call(listSentMessages, { query: { to: placed.phone } });
  expect(sent.answer().items[0]?.text.replaceAll(/\s/g, ' ')).toContain(`Код получения ${code}.`);
  (await shop.scan(placed.id, placed.uins[0] ?? '')).answer();
  expect((await handOver(placed, ` ${code?.slice(0, 3)} ${code?.slice(3)} `)).answer().status).toBe(
    'completed',
  );
  expect(await codeOf(placed)).toBeNull();
});

test('a wrong code hands nothing over and stays in the log; the code of another order is wrong', async () => {
  const [mine, other] = [await readyOrder(), await readyOrder()];
  await shop.api.context.db.update(orders).set({ pickupCode: '111111' }).where(eq(orders.id, mine.id));
  await shop.api.context.db.update(orders).set({ pickupCode: '222222' }).where(eq(orders.id, other.id));
  (await shop.scan(mine.id, mine.uins[0] ?? '')).answer();
  for (const code of ['222222', '', '1111110'])
    expect((await handOver(mine, code)).problem).toMatchObject({ status: 409, code: 'wrong-code' });
  const tries = (await shop.logOf(mine.id)).filter(({ action }) => action === 'orders.scan').slice(1);
  expect(tries.map(({ after }) => after)).toEqual(Array(3).fill({ pickupCode: 'wrong-code' }));
  expect((await handOver(mine, '111111')).answer().status).toBe('completed');
});

test('staff never read the code, and an order that comes back from a courier keeps it', async () => {
  const placed = await readyOrder();
  const code = await codeOf(placed);
  expect(code).not.toBeNull();
  const { headers } = shop.consultant;
  const seen = await shop.api.call(office.getOfficeOrder, { headers, params: { id: placed.id } });
  expect(JSON.stringify(seen.answer())).not.toContain(code);
  (await shop.send(placed.id, shop.head)).answer();
  expect(await codeOf(placed)).toBeNull();
  (await shop.ready(placed.id)).answer();
  expect(await codeOf(placed)).toBe(code);
});
