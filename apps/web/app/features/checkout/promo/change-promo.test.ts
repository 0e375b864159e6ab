import { expect, test } from 'vitest';
import { applyPromoCode, dropPromoCode } from '@yahont/contracts/cart/cart.ts';
import { fakeApi, problem } from '#app/lib/api/testing/fake-api.ts';
import { promoMessage } from '#app/shop/words/promo-texts.ts';
import { right } from '../testing/right-form.ts';
import { changePromo } from './change-promo.server.ts';
import { APPLY_PROMO, DROP_PROMO } from './promo-intent.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...right, key: 'key', ...values })) form.set(name, text);
  return form;
}

test('a code is applied to the cart, and all that was typed is kept', async () => {
  const { api, sent } = fakeApi({});
  const answer = await changePromo({ api }, formOf({ intent: APPLY_PROMO, promoCode: 'ZIMA' }));
  expect(sent).toEqual([{ path: applyPromoCode.path, body: { code: 'ZIMA' } }]);
  expect(answer).toEqual({
    ok: false,
    values: { ...right, promoCode: '' },
    key: 'key',
    wrong: [],
    refusal: null,
  });
});

test('the code of the cart is dropped', async () => {
  const { api, sent } = fakeApi({});
  expect(await changePromo({ api }, formOf({ intent: DROP_PROMO }))).toMatchObject({ wrong: [] });
  expect(sent.map(({ path }) => path)).toEqual([dropPromoCode.path]);
});

test('a code that is not taken stays in its field, with the reason beside it', async () => {
  const { api } = fakeApi(
    problem({ code: 'promo-minimum', context: { minTotal: 1_000_000, missing: 320_000 } }),
  );
  const answer = await changePromo({ api }, formOf({ intent: APPLY_PROMO, promoCode: 'ZIMA' }));
  expect(answer).toMatchObject({ wrong: ['promoCode'], values: { promoCode: 'ZIMA', street: 'Арбат' } });
  const refusal = answer?.promoRefusal;
  expect(refusal && promoMessage(refusal).replaceAll(/\s/g, ' ')).toBe(
    'Промокод действует при заказе от 10 000 ₽: добавьте ещё на 3 200 ₽.',
  );
});

test('an empty code is refused without a call, and a form that is ordered is left alone', async () => {
  const { api, sent } = fakeApi({});
  expect(await changePromo({ api }, formOf({ intent: APPLY_PROMO, promoCode: '' }))).toMatchObject({
    wrong: ['promoCode'],
    promoRefusal: { code: 'validation' },
  });
  expect(await changePromo({ api }, formOf({ promoCode: 'ZIMA' }))).toBeNull();
  expect(sent).toEqual([]);
});
