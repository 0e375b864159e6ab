import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine, getCart, type Cart } from '@yahont/contracts/cart/cart.ts';
import { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import { dropEngraving, engraveCartLine } from '@yahont/contracts/cart/engraving.ts';
import { getCheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { ENGRAVING_MAX_LENGTH, ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { getOrderForMessages } from '#src/domains/buying/orders/index.ts';
import { describeOfficeOrder } from '#src/domains/buying/orders/office/office-order.ts';
import { sendOrder } from '#src/testing/orders.ts';
import { inCash, makeSetting, SEAT_PRICE, STONE_PRICE } from '#src/testing/products/set-pieces.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';

const RING = 4_990_000;
const WORDS = { text: 'Навсегда · 2027', face: 'italic' } as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type Headers = Record<string, string>;

const inscriptionsOf = ({ lines }: Cart) =>
  lines.map(({ services }) => services.map(({ note, face }) => [note, face]));
const read = async (as: Headers) => (await shop.call(getCart, { as })).answer();

async function stoneInSetting(as: Headers, engravedAt?: 'inside') {
  const { stoneId } = await makeTestStone(shop.context, { price: STONE_PRICE }, shop.store.id);
  const { skuId } = await makeSetting(shop, engravedAt ? { engravedAt } : {});
  return {
    stoneId,
    skuId,
    put: (own: { skuId?: number | null; engraving?: { text: string; face: 'italic' } | null }) =>
      shop.call(addStoneToCart, { as, body: { stoneId, skuId, ...own } }),
  };
}

test('a ring is put in with its inscription, which costs the same for each piece and takes two working days', async () => {
  const { headers } = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 3, engravedAt: 'inside' });
  const plain = (await shop.call(addCartLine, { as: headers, body: { skuId } })).answer();
  expect(plain.lines).toMatchObject([{ engravedAt: 'inside', services: [] }]);
  const body = { skuId, engraving: { ...WORDS, text: '  Навсегда  ·  2027 ' } };
  const engraved = (await shop.call(addCartLine, { as: headers, body })).answer();
  expect(engraved.lines[0]).toMatchObject({
    quantity: 2,
    services: [
      {
        name: 'Гравировка',
        details: ['«Навсегда · 2027», курсив'],
        note: 'Навсегда · 2027',
        sum: 2 * ENGRAVING_PRICE,
      },
    ],
  });
  expect(engraved.totals.goods).toBe(2 * RING + 2 * ENGRAVING_PRICE);
  const [before, after] = [plain, engraved].map(({ lines }) => lines[0]?.readyDate ?? '');
  expect(after !== undefined && before !== undefined && after > before).toBe(true);
  const { courier, pickup } = (await shop.call(getCheckoutOptions, { as: headers })).answer();
  expect(courier.dates[0]).toBe(after);
  expect(pickup.map(({ isAllInStore }) => isAllInStore)).not.toContain(true);
});

test('an inscription is changed and taken off in the cart; what has no room for it is refused', async () => {
  const { headers } = shop.makeVisitor();
  const [ring, chain] = await Promise.all([shop.makeProduct({ engravedAt: 'inside' }), shop.makeProduct()]);
  await shop.call(addCartLine, { as: headers, body: { skuId: ring.skuId } });
  const { lines } = (await shop.call(addCartLine, { as: headers, body: { skuId: chain.skuId } })).answer();
  const idOf = (skuId: number) => lines.find((line) => line.skuId === skuId)?.id ?? 0;
  const engrave = (id: number, body: { text: string; face: 'italic' | 'roman' }) =>
    shop.call(engraveCartLine, { as: headers, params: { id }, body });

  const id = idOf(ring.skuId);
  expect(inscriptionsOf((await engrave(id, WORDS)).answer())).toEqual([[[WORDS.text, 'italic']], []]);
  const changed = (await engrave(id, { text: 'Иначе', face: 'roman' })).answer();
  expect(inscriptionsOf(changed)).toEqual([[['Иначе', 'roman']], []]);
  const wrong = [
    await engrave(id, { text: 'ё'.repeat(ENGRAVING_MAX_LENGTH + 1), face: 'roman' }),
    await engrave(id, { text: '', face: 'roman' }),
    await engrave(id, { text: '<i>', face: 'roman' }),
  ];
  expect(wrong.map(({ status }) => status)).toEqual([422, 422, 422]);
  const refused = [
    await engrave(idOf(chain.skuId), WORDS),
    await shop.call(addCartLine, { as: headers, body: { skuId: chain.skuId, engraving: WORDS } }),
  ];
  expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual([
    [409, 'not-engraved'],
    [409, 'not-engraved'],
  ]);
  for (let time = 0; time < 2; time += 1) {
    const cart = (await shop.call(dropEngraving, { as: headers, params: { id } })).answer();
    expect(inscriptionsOf(cart)).toEqual([[], []]);
  }
});

test('a set piece keeps its inscription when its setting is chosen again, and loses it with a setting without room', async () => {
  const { headers } = shop.makeVisitor();
  const { put } = await stoneInSetting(headers, 'inside');
  const narrow = await makeSetting(shop);
  const engraved = (await put({ engraving: WORDS })).answer();
  expect(engraved.lines[0]).toMatchObject({
    price: STONE_PRICE + SEAT_PRICE,
    services: [{ service: 'engraving', note: WORDS.text }],
  });
  const address = new URL(engraved.lines[0]?.url ?? '', 'http://shop.test').searchParams;
  expect([address.get('engraving'), address.get('face')]).toEqual([WORDS.text, 'italic']);
  expect(inscriptionsOf((await put({})).answer())).toEqual([[[WORDS.text, 'italic']]]);
  expect(inscriptionsOf((await put({ engraving: null })).answer())).toEqual([[]]);
  await put({ engraving: WORDS });
  expect(inscriptionsOf((await put({ skuId: narrow.skuId })).answer())).toEqual([[]]);
  expect((await put({ skuId: narrow.skuId, engraving: WORDS })).problem.code).toBe('not-engraved');
  expect((await put({ skuId: null, engraving: WORDS })).problem.code).toBe('not-engraved');
});

test('an order of a set piece has the inscription as a service, with the days of the stone and of the words', async () => {
  const buyer = await shop.makeBuyer();
  const { put } = await stoneInSetting(buyer.headers, 'inside');
  const plain = (await put({})).answer().lines[0]?.readyDate ?? '';
  const engraved = (await put({ engraving: WORDS })).answer().lines[0]?.readyDate ?? '';
  expect(engraved > plain).toBe(true);
  const order = (await inCash(shop, buyer, STONE_PRICE + SEAT_PRICE + ENGRAVING_PRICE)).answer();
  expect(order.lines).toMatchObject([
    {
      kind: 'set-piece',
      services: [
        {
          service: 'engraving',
          details: ['«Навсегда · 2027», курсив'],
          price: ENGRAVING_PRICE,
        },
      ],
    },
  ]);
  expect(order.lines[0]).toMatchObject({
    parts: ['Оправа', 'Бриллиант'],
    works: [
      { what: 'закрепим камень', days: 3 },
      { what: 'нанесём надпись', days: 2 },
    ],
  });
  const { pieces, works } = await describeOfficeOrder(shop.context.db, order.id);
  expect(pieces.map(({ part }) => part)).toEqual(['Оправа', 'Бриллиант']);
  expect(works).toMatchObject([
    { lineId: order.lines[0]?.id, what: 'закрепим камень', details: [] },
    { what: 'нанесём надпись', days: 2, details: ['«Навсегда · 2027», курсив'] },
  ]);
  const { lines, works: announced } = await getOrderForMessages(shop.context, shop.checkout.orders, order.id);
  expect(lines.map(({ name, subject }) => [name, subject])).toContainEqual(['Гравировка', 'service']);
  expect(announced.map(({ days }) => days)).toEqual([3, 2]);
});

test('a ring that is sold out while it is engraved keeps the cart as it was', async () => {
  const { headers } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock: 1, engravedAt: 'inside' });
  await shop.call(addCartLine, { as: headers, body: { skuId } });
  const again = await shop.call(addCartLine, { as: headers, body: { skuId, engraving: WORDS } });
  expect(again.problem.code).toBe('out-of-stock');
  expect(inscriptionsOf(await read(headers))).toEqual([[]]);
});

test('a stranger cannot engrave a line or take an inscription off, and an inscription is no line of its own', async () => {
  const { headers } = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ engravedAt: 'inside' });
  const body = { skuId, engraving: WORDS };
  const { lines } = (await shop.call(addCartLine, { as: headers, body })).answer();
  const id = lines[0]?.id ?? 0;
  const other = { as: { 'test-fuser': randomUUID() }, params: { id } };
  const answers = [
    await shop.call(engraveCartLine, { ...other, body: { text: 'Чужое', face: 'italic' } }),
    await shop.call(dropEngraving, other),
    await shop.call(dropEngraving, { as: headers, params: { id: lines[0]?.services[0]?.id ?? 0 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(inscriptionsOf(await read(headers))).toEqual([[[WORDS.text, 'italic']]]);
});

test('an inscription survives the order of a quantity of pieces', async () => {
  const buyer = await shop.makeBuyer();
  const { skuId } = await shop.makeProduct({ stock: 2, engravedAt: 'inside' });
  await shop.call(addCartLine, { as: buyer.headers, body: { skuId, quantity: 2, engraving: WORDS } });
  const expectedTotal = 2 * (RING + ENGRAVING_PRICE);
  const order = (await sendOrder(shop, buyer, { expectedTotal })).answer();
  expect(order.lines.map(({ services }) => services.map(({ details }) => details))).toEqual([
    [['«Навсегда · 2027», курсив']],
    [['«Навсегда · 2027», курсив']],
  ]);
});
