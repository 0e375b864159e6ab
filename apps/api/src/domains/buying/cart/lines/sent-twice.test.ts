import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/cart/cart.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

test('a form without scripts that is sent twice adds once, also at the same moment; later, changed or by another it adds', async () => {
  const { skuId } = await shop.makeProduct({ stock: 10 });
  const [visitor, other] = [shop.makeVisitor(), shop.makeVisitor()];
  const send = async (formKey: string, { headers } = visitor, quantity = 1) =>
    shop.call(contract.addCartLine, { as: headers, body: { skuId, quantity, formKey } });
  const countOf = async ({ headers } = visitor) =>
    (await shop.call(contract.getCart, { as: headers })).answer().totals.quantity;

  const both = await Promise.all([send('form-one'), send('form-one')]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect(await countOf()).toBe(1);
  // To a line that is there already, too.
  shop.clock.advance(11_000);
  await Promise.all([send('form-one'), send('form-one'), send('form-one')]);
  expect(await countOf()).toBe(2);
  await send('form-two');
  expect(await countOf()).toBe(3);
  // The page is the same for all, and so is the key.
  await send('form-two', other);
  expect(await countOf(other)).toBe(1);

  const [line] = (await shop.call(contract.getCart, { as: other.headers })).answer().lines;
  await shop.call(contract.removeCartLine, { as: other.headers, params: { id: line?.id ?? 0 } });
  await send('form-two', other);
  expect(await countOf(other)).toBe(1);
  // Scripts send no key, and wait for the answer themselves.
  for (let time = 0; time < 2; time += 1)
    await shop.call(contract.addCartLine, { as: other.headers, body: { skuId } });
  expect(await countOf(other)).toBe(3);
});

test('the last piece is sold to a form that is sent twice, and the second is not refused', async () => {
  const { skuId } = await shop.makeProduct({ stock: 1 });
  const { headers } = shop.makeVisitor();
  const body = { skuId, quantity: 1, formKey: 'form-last' };
  const both = await Promise.all([0, 1].map(() => shop.call(contract.addCartLine, { as: headers, body })));
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
});
