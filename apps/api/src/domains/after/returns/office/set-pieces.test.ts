import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { kopecks } from '@yahont/values/money.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { handOverAll, openReturnsShop, payWithCard, RING } from '#src/testing/returns/bought.ts';
import { buyerWith, makeStone } from '#src/testing/returns/special-cart.ts';
import { ask, bringAndCheck, stepsOf, type Steps } from '#src/testing/returns/steps.ts';
import type { TestShop } from '#src/testing/shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

const STONE = kopecks(2_000_000);

let shop: TestShop;
let head: Steps;
beforeAll(async () => {
  shop = await openReturnsShop();
  head = stepsOf(shop, await makeStaff(shop.context, ['head']));
});
afterAll(() => shop.stop());

async function statesOf(uins: readonly string[]): Promise<string[]> {
  const rows = await shop.context.db
    .select({ state: items.state })
    .from(items)
    .where(inArray(items.uin, [...uins]));
  return rows.map(({ state }) => state).toSorted();
}

test('a set piece comes back with both of its УИН', async () => {
  const { skuId } = await shop.makeProduct({ price: RING, stock: 1, storeId: shop.store.id });
  const { stoneId, uin } = await makeStone(shop, STONE);
  const buyer = await buyerWith(shop, { kind: 'set-piece', skuId, stoneId });
  const expectedTotal = RING + STONE;
  const order = (await sendOrder(shop, buyer, { payment: 'card', expectedTotal })).answer();
  await payWithCard(shop, buyer, order.id);
  await handOverAll(shop, order.id);
  const [setting = '', stone = ''] = order.lines[0]?.uins ?? [];
  expect(stone).toBe(uin);
  const { id } = (await ask(shop, buyer, order)).answer();
  (await head.scan(id, setting)).answer();
  expect((await head.receive(id)).problem).toMatchObject({ context: { left: 1 } });
  await bringAndCheck(head, id);
  const pieces = [
    { uin: setting, fate: 'cleaning' as const },
    { uin: stone, fate: 'for-sale' as const },
  ];
  expect((await head.decide(id, pieces)).answer().refund?.amount).toBe(expectedTotal);
  expect(await statesOf([setting, stone])).toEqual(['available', 'on-hold']);
});

test('a set piece with an inscription comes back only for a fault, as one line, and its stone is on sale again', async () => {
  const { skuId } = await shop.makeProduct({ price: RING, stock: 1, storeId: shop.store.id });
  const { stoneId } = await makeStone(shop, STONE);
  const services = [{ service: 'engraving' as const, note: 'Навсегда' }];
  const buyer = await buyerWith(shop, { kind: 'set-piece', skuId, stoneId, services });
  const expectedTotal = RING + STONE + ENGRAVING_PRICE;
  const order = (await sendOrder(shop, buyer, { payment: 'card', expectedTotal })).answer();
  await payWithCard(shop, buyer, order.id);
  await handOverAll(shop, order.id);
  expect(order.lines).toHaveLength(1);
  expect((await ask(shop, buyer, order)).problem.code).toBe('made-to-order');
  const { id } = (await ask(shop, buyer, order, { reason: 'defect' })).answer();
  await bringAndCheck(head, id);
  const changes = await shop.listen();
  const heard = new Set<string>();
  changes.subscribe((tags) => tags.forEach((tag) => heard.add(tag)));
  expect((await head.refund(id)).answer().refund?.amount).toBe(expectedTotal);
  expect(await statesOf(order.lines[0]?.uins ?? [])).toEqual(['available', 'available']);
  await expect.poll(() => [...heard]).toEqual(expect.arrayContaining([`stone:${stoneId}`, 'stone-listing']));
  await changes.stop();
});
