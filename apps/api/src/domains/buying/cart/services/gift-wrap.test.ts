import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCartLine,
  applyPromoCode,
  changeCartLine,
  getCart,
  removeCartLine,
  restoreCartLine,
  unwrapCartLine,
  wrapCartLine,
  type Cart,
} from '@yahont/contracts/cart/cart.ts';
import { GIFT_NOTE_MAX_LENGTH } from '@yahont/values/gift-wrap.ts';
import { promoCodes } from '#src/domains/goods/promotions/promotions.tables.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { countCart, joinCarts } from '../index.ts';

const RING = 4_990_000;
const CARD = 35_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

type Visitor = ReturnType<TestShop['makeVisitor']>;

/** A visitor with rings of one size in the cart. */
async function visitorWithRing(
  quantity = 1,
  stock = 5,
): Promise<{ visitor: Visitor; id: number; skuId: number }> {
  const visitor = shop.makeVisitor();
  const { skuId } = await shop.makeProduct({ stock });
  const { lines } = (
    await shop.call(addCartLine, { as: visitor.headers, body: { skuId, quantity } })
  ).answer();
  return { visitor, id: lines[0]?.id ?? 0, skuId };
}

const wrap = async (visitor: Visitor, id: number, note = ''): Promise<Cart> =>
  (await shop.call(wrapCartLine, { as: visitor.headers, params: { id }, body: { note } })).answer();
const notesOf = ({ lines }: Cart) => lines.map(({ services }) => services.map(({ note }) => note));
const read = async (visitor: Visitor) => (await shop.call(getCart, { as: visitor.headers })).answer();

test('a wrap is free and a card is paid for each piece, beside the goods', async () => {
  const { visitor, id } = await visitorWithRing(2);
  const plain = await wrap(visitor, id);
  expect(plain.lines[0]?.services).toMatchObject([{ service: 'gift-wrap', note: '', price: 0, sum: 0 }]);
  const { lines, totals } = await wrap(visitor, id, ' С днём рождения!\r\nМама ');
  expect(lines[0]).toMatchObject({
    sum: 2 * RING,
    services: [
      {
        name: 'Открытка от руки в подарочной упаковке',
        note: 'С днём рождения!\nМама',
        price: CARD,
        sum: 2 * CARD,
      },
    ],
  });
  expect(totals).toMatchObject({
    quantity: 2,
    full: 2 * RING,
    services: 2 * CARD,
    goods: 2 * RING + 2 * CARD,
  });
});

test('no promo code discounts a service', async () => {
  const { visitor, id } = await visitorWithRing();
  await wrap(visitor, id, 'Люблю');
  const [startsAt, endsAt] = [new Date('2020-01-01'), new Date('2100-01-01')];
  await shop.context.db
    .insert(promoCodes)
    .values({ code: 'UPAKOVKA', percent: 10, minTotal: RING, startsAt, endsAt });
  const { totals } = (
    await shop.call(applyPromoCode, { as: visitor.headers, body: { code: 'UPAKOVKA' } })
  ).answer();
  expect(totals).toMatchObject({ promoDiscount: RING / 10, goods: RING - RING / 10 + CARD });
});

test('a note of 200 characters fits on the card, a longer one is refused and changes nothing', async () => {
  const { visitor, id } = await visitorWithRing();
  const longest = 'ё'.repeat(GIFT_NOTE_MAX_LENGTH);
  expect(notesOf(await wrap(visitor, id, longest))).toEqual([[longest]]);
  const refused = await shop.call(wrapCartLine, {
    as: visitor.headers,
    params: { id },
    body: { note: `${longest}!` },
  });
  expect(refused.status).toBe(422);
  expect(notesOf(await read(visitor))).toEqual([[longest]]);
});

test('removing a piece removes its wrap, undo returns both, and unwrapping twice changes nothing', async () => {
  const { visitor, id } = await visitorWithRing();
  await wrap(visitor, id, 'Маме');
  const as = visitor.headers;
  expect((await shop.call(removeCartLine, { as, params: { id } })).answer().totals.services).toBe(0);
  expect(notesOf((await shop.call(restoreCartLine, { as, params: { id } })).answer())).toEqual([['Маме']]);
  for (let time = 0; time < 2; time += 1)
    expect(notesOf((await shop.call(unwrapCartLine, { as, params: { id } })).answer())).toEqual([[]]);
});

test('a removed piece that is put in again comes without its wrap, which later undos leave alone', async () => {
  const { visitor, id, skuId } = await visitorWithRing();
  await wrap(visitor, id, 'Маме');
  const as = visitor.headers;
  await shop.call(removeCartLine, { as, params: { id } });
  shop.clock.set(new Date(shop.clock.now().getTime() + 1000));
  expect(notesOf((await shop.call(addCartLine, { as, body: { skuId, quantity: 1 } })).answer())).toEqual([
    [],
  ]);
  await shop.call(removeCartLine, { as, params: { id } });
  expect(notesOf((await shop.call(restoreCartLine, { as, params: { id } })).answer())).toEqual([[]]);
});

test('another size keeps the wrap, also that of the line it joins', async () => {
  const visitor = shop.makeVisitor();
  const as = visitor.headers;
  const { skuIds } = await shop.makeProduct({ stock: 5, sizes: [1600, 1650] });
  const [small = 0, large = 0] = skuIds;
  await shop.call(addCartLine, { as, body: { skuId: small, quantity: 1 } });
  const { lines } = (await shop.call(addCartLine, { as, body: { skuId: large, quantity: 1 } })).answer();
  const [first, second] = [lines[0]?.id ?? 0, lines[1]?.id ?? 0];
  await wrap(visitor, second, 'Сестре');
  const joined = (
    await shop.call(changeCartLine, { as, params: { id: first }, body: { skuId: large } })
  ).answer();
  expect(joined.lines).toMatchObject([{ id: first, skuId: large, quantity: 2 }]);
  expect(notesOf(joined)).toEqual([['Сестре']]);
});

test('a visitor who signs in keeps wraps, on lines of their own and on lines that join', async () => {
  const { visitor, id, skuId } = await visitorWithRing();
  await wrap(visitor, id, 'Бабушке');
  const other = await shop.makeProduct({ stock: 5 });
  const both = (
    await shop.call(addCartLine, { as: visitor.headers, body: { skuId: other.skuId, quantity: 1 } })
  ).answer();
  await wrap(visitor, both.lines[1]?.id ?? 0, 'Тёте');
  const buyer = await shop.makeBuyer();
  await shop.call(addCartLine, { as: buyer.headers, body: { skuId, quantity: 1 } });
  const { fuserId } = visitor;
  for (let time = 0; time < 2; time += 1)
    await shop.context.db.transaction((tx) => joinCarts(tx, { fuserId, accountId: buyer.accountId }));
  const cart = (await shop.call(getCart, { as: buyer.headers })).answer();
  expect(
    cart.lines.map((line) => [line.skuId, line.quantity, line.services.map(({ note }) => note)]),
  ).toEqual(
    expect.arrayContaining([
      [skuId, 2, ['Бабушке']],
      [other.skuId, 1, ['Тёте']],
    ]),
  );
  expect(cart.lines).toHaveLength(2);
});

test('the header counts pieces, not wraps', async () => {
  const { visitor, id } = await visitorWithRing(3);
  await wrap(visitor, id, 'Всем');
  expect(await countCart(shop.context.db, { kind: 'fuser', fuserId: visitor.fuserId })).toBe(3);
});

test('a stranger cannot wrap or unwrap a line, and a wrap is no line of its own', async () => {
  const { visitor, id } = await visitorWithRing();
  const cart = await wrap(visitor, id, 'Личное');
  const as = { 'test-fuser': randomUUID() };
  const wrapped = await shop.call(wrapCartLine, { as, params: { id }, body: { note: 'Чужое' } });
  const unwrapped = await shop.call(unwrapCartLine, { as, params: { id } });
  expect([wrapped.status, unwrapped.status]).toEqual([404, 404]);
  const own = { as: visitor.headers, params: { id: cart.lines[0]?.services[0]?.id ?? 0 } };
  const answers = [
    await shop.call(removeCartLine, own),
    await shop.call(wrapCartLine, { ...own, body: { note: '' } }),
    await shop.call(changeCartLine, { ...own, body: { quantity: 2 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(notesOf(await read(visitor))).toEqual([['Личное']]);
});
