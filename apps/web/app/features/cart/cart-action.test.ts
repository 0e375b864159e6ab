import { expect, test } from 'vitest';
import { AddCartLine } from '@yahont/contracts/cart/cart.ts';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { formOf } from '#app/base/forms/testing/form-of.ts';
import { changeCart } from './cart-action.server.ts';

test('a form that is sent twice has one key, and another size or inscription another', async () => {
  const { api, sent } = fakeApi({});
  const form = { intent: 'add', skuId: '7', engraving: '' };
  for (const one of [form, form, { ...form, skuId: '8' }, { ...form, engraving: 'Навсегда' }])
    await changeCart(api, formOf(one));
  const keys = sent.map(({ body }) => AddCartLine.parse(body).formKey);
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test('a pendant brings its chain along, and an empty choice none', async () => {
  const { api, sent } = fakeApi({});
  await changeCart(api, formOf({ intent: 'add', skuId: '7', chainSkuId: '40' }));
  await changeCart(api, formOf({ intent: 'add', skuId: '8', chainSkuId: '' }));
  expect(sent.map(({ body }) => AddCartLine.parse(body).skuId)).toEqual([7, 40, 8]);
});

test('a promo code is sent trimmed', async () => {
  const { api, sent } = fakeApi({});
  expect(await changeCart(api, formOf({ intent: 'promo', code: ' ПЕРВЫЙ ' }))).toMatchObject({ ok: true });
  expect(sent).toEqual([{ path: '/api/cart/promo-code', body: { code: 'ПЕРВЫЙ' } }]);
});

test('a refused promo code returns as it was typed, with its field and the reason', async () => {
  const { api } = fakeApi(problem({ code: 'promo-minimum', context: { minTotal: 500_000 } }));
  expect(await changeCart(api, formOf({ intent: 'promo', code: 'ПЕРВЫЙ' }))).toMatchObject({
    ok: false,
    wrong: ['code'],
    promo: { code: 'ПЕРВЫЙ' },
    refusal: { code: 'promo-minimum', context: { minTotal: 500_000 } },
  });
});

test.each(['  ', 'Я'.repeat(41)])(
  'a text that cannot be a promo code is refused without a call: %j',
  async (code) => {
    const { api, sent } = fakeApi({});
    expect(await changeCart(api, formOf({ intent: 'promo', code }))).toMatchObject({
      ok: false,
      wrong: ['code'],
      refusal: { code: 'validation' },
    });
    expect(sent).toEqual([]);
  },
);

test('a refusal of another form of the cart leaves the promo code alone', async () => {
  const { api } = fakeApi(problem({ code: 'out-of-stock', context: { available: 1 } }));
  const form = formOf({ intent: 'quantity', lineId: '7', quantity: '2' });
  expect(await changeCart(api, form)).toMatchObject({ ok: false, lineId: 7, wrong: [], promo: { code: '' } });
});

test('what is put by goes to the favourites before it leaves the cart: a stone, and a stone with its setting', async () => {
  const { api, sent } = fakeApi({});
  await changeCart(api, formOf({ intent: 'to-favourites', lineId: '7', stoneId: '5' }));
  await changeCart(api, formOf({ intent: 'to-favourites', lineId: '8', stoneId: '6', productId: '3' }));
  expect(sent).toEqual([
    { path: '/api/favourites/stones/{id}', params: { id: 5 } },
    { path: '/api/cart/lines/{id}', params: { id: 7 } },
    { path: '/api/favourites/{id}', params: { id: 3 } },
    { path: '/api/favourites/stones/{id}', params: { id: 6 } },
    { path: '/api/cart/lines/{id}', params: { id: 8 } },
  ]);
});
