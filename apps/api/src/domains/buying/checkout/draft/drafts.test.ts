import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { DRAFT_FIELDS } from '@yahont/contracts/checkout/draft-fields.ts';
import { getCheckoutDraft, saveCheckoutDraft, type DraftValues } from '@yahont/contracts/checkout/draft.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { fillSmallShop, type SmallShop } from '#src/testing/small-shop.ts';
import { signIn } from '#src/testing/visitors.ts';
import { purgeDrafts } from './drafts.ts';

const DAY_MS = 86_400_000;
// safe: every field has a text
const values = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, ''])) as DraftValues;

let api: TestApi;
let shop: SmallShop;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
});
afterAll(() => api.stop());

type Shopper = Awaited<ReturnType<typeof signIn>>;

const save = ({ headers }: Shopper, comment: string) =>
  api.call(saveCheckoutDraft, { headers, body: { values: { ...values, comment } } });
const commentOf = async ({ headers }: Shopper) =>
  (await api.call(getCheckoutDraft, { headers })).answer().values?.comment;

test('the newest draft stays, of this account alone', async () => {
  const [anna, maria] = [await signIn(api), await signIn(api)];
  expect(await commentOf(anna)).toBeUndefined();
  await save(anna, 'Позвоните за час');
  await save(anna, 'Позвоните за два часа');
  expect(await commentOf(anna)).toBe('Позвоните за два часа');
  expect(await commentOf(maria)).toBeUndefined();
});

test('a draft says when it was saved, and for which city if that was given', async () => {
  const { headers } = await signIn(api);
  const kept = async () => {
    const { readAt, ...found } = (await api.call(getCheckoutDraft, { headers })).answer();
    expect(readAt).toBe(api.clock.now().toISOString());
    return found;
  };
  expect(await kept()).toEqual({ values: null, cityId: null, savedAt: null });
  const save = async (cityId?: number) =>
    (await api.call(saveCheckoutDraft, { headers, body: { values, cityId } })).answer().savedAt;
  const inMoscow = await save(216);
  expect(await kept()).toEqual({ values, cityId: 216, savedAt: inMoscow });
  const anywhere = await save();
  expect(await kept()).toEqual({ values, cityId: null, savedAt: anywhere });
});

test('a draft of a form that had fewer fields is kept', async () => {
  const { headers } = await signIn(api);
  const some = { comment: 'Позвоните за час', street: 'ул. Арбат' };
  (await api.call(saveCheckoutDraft, { headers, body: { values: some } })).answer();
  expect((await api.call(getCheckoutDraft, { headers })).answer().values).toEqual(some);
});

test('another account cannot save a draft of this one', async () => {
  const [anna, maria] = [await signIn(api), await signIn(api)];
  await save(anna, 'Анне');
  await api.call(saveCheckoutDraft, {
    headers: maria.headers,
    body: { values: { ...values, comment: 'М' } },
  });
  expect(await commentOf(anna)).toBe('Анне');
  const nobody = await api.call(saveCheckoutDraft, { body: { values } });
  expect(nobody.status).toBe(401);
});

test('consents, codes and unknown fields are refused', async () => {
  const { headers } = await signIn(api);
  for (const name of ['personal', 'certificates', 'isAdmin']) {
    const body = { values: { ...values, [name]: 'on' } };
    const response = await api.send('PUT /api/checkout/draft', { headers, body });
    expect([name, response.status]).toEqual([name, 422]);
  }
});

test('an order removes its draft', async () => {
  const buyer = await signIn(api);
  const { headers } = buyer;
  await save(buyer, 'К Новому году');
  (await api.call(addCartLine, { headers, body: { skuId: shop.skuId } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const placed = await api.call(placeOrder, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    body: courierOrder(options),
  });
  placed.answer();
  expect(await commentOf(buyer)).toBeUndefined();
});

test('a draft that nobody touched for a month is removed', async () => {
  const [old, fresh] = [await signIn(api), await signIn(api)];
  await save(old, 'старый');
  api.clock.advance(31 * DAY_MS);
  await purgeDrafts(api.context);
  const later = await signIn(api, { phone: old.phone });
  expect(await commentOf(later)).toBeUndefined();
  const again = await signIn(api, { phone: fresh.phone });
  await save(again, 'новый');
  await purgeDrafts(api.context);
  expect(await commentOf(again)).toBe('новый');
});
