import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/bells/bells.ts';
import { setPrice, getOfficeProduct } from '@yahont/contracts/office/products.ts';
import { listBellDemand } from '@yahont/contracts/office/bell-demand.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { arrive, askAsVisitor, makeSoldOut, stateOf, waitFor } from '#src/testing/bells.ts';
import { makeEmail, messagesTo } from '#src/testing/leads.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { until } from '#src/testing/until.ts';
import { signIn } from '#src/testing/visitors.ts';
import { tendBells } from './tend-bells.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ keepsQuiet: false });
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const ring = (one: TestApi = api) =>
  one.jobs
    .schedules()
    .find(({ name }) => name === 'ring-bells')
    ?.run();
/** Messages about a bell: the code of the sign-in went to the phone too. */
const textsTo = async (to: string) =>
  (await messagesTo(api, to)).map(({ text }) => text).filter((text) => text.includes('Грань'));

test('a bell rings once when its size is back, however many processes find it, and is over then', async () => {
  const product = await makeSoldOut(api);
  const { headers, phone } = await signIn(api);
  (await waitFor(api, headers, { product })).answer();
  await ring();
  await arrive(api, product, 1700);
  await ring();
  expect(await stateOf(api, product.id)).toEqual(['waiting']);
  await arrive(api, product, 1650);
  const other = await createTestApi({ keepsQuiet: false }, api.database);
  await Promise.all([ring(), ring(other), ring(), ring(other)]);
  await api.deliverOutbox();
  await ring();
  await api.deliverOutbox();
  const texts = await textsTo(phone);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/Кольцо «Грань», размер\s16,5 снова есть/);
  expect(await stateOf(api, product.id)).toEqual(['rung']);
  const { items } = (await api.call(contract.listOwnBells, { headers })).answer();
  expect(items).toMatchObject([{ state: 'rung', known: { foundSkuId: product.skuId, foundSize: 1650 } }]);
});

test('a bell that was ended never rings, not even when its message is already written', async () => {
  const [waiting, written] = [await makeSoldOut(api), await makeSoldOut(api)];
  const { headers, phone } = await signIn(api);
  for (const product of [waiting, written]) (await waitFor(api, headers, { product })).answer();
  const idOf = async (productId: number) =>
    (await api.call(contract.listOwnBells, { headers }))
      .answer()
      .items.find(({ product }) => product.id === productId)?.id ?? 0;
  const end = async (id: number) =>
    (await api.call(contract.endOwnBell, { headers, params: { id } })).answer();
  await end(await idOf(waiting.id));
  await arrive(api, waiting, 1650);
  await arrive(api, written, 1650);
  await ring();
  const id = await idOf(written.id);
  await end(id);
  await end(id);
  await api.deliverOutbox();
  expect(await textsTo(phone)).toEqual([]);
});

test('a bell of another account is not found and goes on waiting', async () => {
  const product = await makeSoldOut(api);
  const { headers } = await signIn(api);
  (await waitFor(api, headers, { product })).answer();
  const { items } = (await api.call(contract.listOwnBells, { headers })).answer();
  const stranger = await signIn(api);
  const params = { id: items[0]?.id ?? 0 };
  const foreign = await api.call(contract.endOwnBell, { headers: stranger.headers, params });
  expect([foreign.status, foreign.problem.code]).toEqual([404, 'bell-not-found']);
  expect((await api.call(contract.listOwnBells, { headers: stranger.headers })).answer().items).toEqual([]);
  expect(await stateOf(api, product.id)).toEqual(['waiting']);
});

test('a price that staff set rings a price bell at its sum, and not above it', async () => {
  const { id, skuId } = await makeProduct(api.context.db, { price: 10_000_000, shortName: 'Кольцо «Грань»' });
  await until(() => api.catalogue.find(id) !== undefined);
  const { headers, phone } = await signIn(api);
  const ask = (atMost: number) =>
    api.call(contract.askBell, {
      headers,
      body: {
        productId: id,
        kind: 'price',
        skuIds: [skuId],
        atMost,
        channels: { mail: false, sms: true, push: false },
      },
    });
  const refused = await ask(10_000_000);
  expect([refused.problem.code, refused.problem.errors?.[0]?.path]).toEqual(['not-below-price', 'atMost']);
  (await ask(9_500_000)).answer();
  const { headers: head } = await makeStaff(api.context, ['head']);
  const set = async (price: number) => {
    const { version } = (await api.call(getOfficeProduct, { headers: head, params: { id } })).answer();
    (
      await api.call(setPrice, {
        headers: { ...head, 'if-match': `"${version}"` },
        params: { id },
        body: { price, oldPrice: null, reason: 'акция' },
      })
    ).answer();
    await until(() => api.catalogue.find(id)?.price === price);
    await ring();
    await api.deliverOutbox();
  };
  await set(9_600_000);
  expect(await textsTo(phone)).toEqual([]);
  await set(9_500_000);
  await set(9_400_000);
  expect(await textsTo(phone)).toEqual([expect.stringMatching(/теперь 95\s000\s₽/)]);
});

test('a bell of one city waits until a store of it has the size', async () => {
  const product = await makeSoldOut(api);
  const { headers } = await signIn(api);
  (await waitFor(api, headers, { product, isCityOnly: true })).answer();
  await arrive(api, product, 1650);
  await ring();
  expect(await stateOf(api, product.id)).toEqual(['waiting']);
  await arrive(api, product, 1650, 'petrovka');
  await ring();
  expect(await stateOf(api, product.id)).toEqual(['rung']);
});

test('at night bells wait, and in the morning ring only for what is still there', async () => {
  const night = await createTestApi({ keepsQuiet: true }, api.database);
  const [kept, gone] = [await makeSoldOut(api), await makeSoldOut(api)];
  const { headers } = await signIn(api);
  for (const product of [kept, gone]) (await waitFor(api, headers, { product })).answer();
  await arrive(api, kept, 1650);
  const uin = await arrive(api, gone, 1650);
  const day = api.clock.now().toISOString().slice(0, 10);
  night.clock.set(new Date(`${day}T19:30:00Z`));
  await ring(night);
  expect([await stateOf(api, kept.id), await stateOf(api, gone.id)]).toEqual([['waiting'], ['waiting']]);
  await api.database.query('delete from items where uin = $1', [uin]);
  night.clock.set(new Date(new Date(`${day}T06:01:00Z`).getTime() + DAY_MS));
  await until(() => night.catalogue.find(kept.id) !== undefined);
  await ring(night);
  expect([await stateOf(api, kept.id), await stateOf(api, gone.id)]).toEqual([['rung'], ['waiting']]);
});

test('a visitor confirms by the link of the letter, is written to once, and may end it by the same link', async () => {
  const product = await makeSoldOut(api);
  const { email, asked, link } = await askAsVisitor(api, product);
  expect(asked.answer()).toMatchObject({ state: 'asked', confirmBy: expect.any(String) });
  const params = { link };
  await arrive(api, product, 1650);
  await ring();
  expect((await api.call(contract.showBell, { params })).answer()).toMatchObject({
    state: 'asked',
    email: `${email.slice(0, 1)}•••@example.ru`,
    sizes: [1650],
  });
  expect((await api.call(contract.confirmBell, { params })).answer().state).toBe('waiting');
  expect((await api.call(contract.confirmBell, { params })).answer().state).toBe('waiting');
  await ring();
  await api.deliverOutbox();
  const all = await messagesTo(api, email);
  expect(all).toHaveLength(2);
  expect(all.map(({ text }) => text).join('\n')).toContain(`/bell/${link}/`);
  expect((await api.call(contract.endBell, { params })).answer().state).toBe('ended');
  expect((await api.call(contract.endBell, { params })).answer().state).toBe('ended');
  for (const wrong of ['x', link.slice(1), `${link}A`])
    expect((await api.call(contract.confirmBell, { params: { link: wrong } })).problem.code).toBe(
      'bell-not-found',
    );
});

test('a second wish of one address answers the same and sends nothing more; an old link confirms nothing', async () => {
  const product = await makeSoldOut(api);
  const { email, link } = await askAsVisitor(api, product);
  const again = await askAsVisitor(api, product, email);
  expect(again.asked.answer().state).toBe('asked');
  expect(await messagesTo(api, email)).toHaveLength(1);
  await api.call(contract.confirmBell, { params: { link } });
  api.clock.advance(5 * 60_000);
  expect((await askAsVisitor(api, product, email)).asked.answer().state).toBe('asked');
  expect(await messagesTo(api, email)).toHaveLength(1);
  expect(await stateOf(api, product.id)).toEqual(['waiting']);
  const late = await makeSoldOut(api);
  const { link: old } = await askAsVisitor(api, late);
  api.clock.advance(DAY_MS + 60_000);
  expect((await api.call(contract.confirmBell, { params: { link: old } })).answer().state).toBe('over');
  expect(await stateOf(api, late.id)).toEqual(['asked']);
});

test('what can be bought, sizes of another model and ways that are not there are refused', async () => {
  const { id, skuId } = await makeProduct(api.context.db);
  const soldOut = await makeSoldOut(api);
  await until(() => api.catalogue.find(id) !== undefined);
  const { headers } = await signIn(api);
  const ask = async (body: object) =>
    (
      await api.send('POST /api/account/bells', {
        headers,
        body: {
          productId: soldOut.id,
          kind: 'back',
          skuIds: [soldOut.skuId],
          channels: { mail: false, sms: true, push: false },
          ...body,
        },
      })
    ).json();
  expect(await ask({ productId: id, skuIds: [skuId] })).toMatchObject({ code: 'in-stock' });
  expect(await ask({ skuIds: [soldOut.skuId, skuId] })).toMatchObject({ code: 'sku-not-found' });
  expect(await ask({ channels: { mail: false, sms: false, push: false } })).toMatchObject({
    code: 'no-channel',
  });
  expect(await ask({ channels: { mail: true, sms: true, push: false } })).toMatchObject({
    code: 'channel-missing',
    context: { channel: 'mail' },
  });
  expect(await ask({ kind: 'price' })).toMatchObject({ code: 'not-below-price' });
  expect(await ask({ skuIds: [] })).toMatchObject({ code: 'validation' });
});

test('a bell for the same product replaces the first, and its sheet shows it', async () => {
  const product = await makeSoldOut(api);
  const { headers } = await signIn(api);
  (await waitFor(api, headers, { product })).answer();
  (await waitFor(api, headers, { product, skuIds: product.skuIds })).answer();
  const sheet = (
    await api.call(contract.getBellsOfProduct, { headers, params: { id: product.id } })
  ).answer();
  expect(sheet.bells).toMatchObject([{ kind: 'back', skuIds: product.skuIds }]);
  expect(sheet.waiting).toEqual(product.skuIds.map((skuId) => ({ skuId, people: 1 })));
  expect(sheet.contacts).toMatchObject({ email: null, hasPush: false });
  const visitor = (await api.call(contract.getBellsOfProduct, { params: { id: product.id } })).answer();
  expect(visitor).toMatchObject({ contacts: null, bells: [] });
});

test('an address has at most ten bells', async () => {
  const email = makeEmail();
  for (let count = 0; count < 10; count += 1)
    expect((await askAsVisitor(api, await makeSoldOut(api, [1650]), email)).asked.status).toBe(201);
  expect((await askAsVisitor(api, await makeSoldOut(api, [1650]), email)).asked.problem.code).toBe(
    'too-many-bells',
  );
});

test('staff see how many people wait for a size and in which city, without a name', async () => {
  const product = await makeSoldOut(api);
  for (const skuIds of [product.skuIds, [product.skuId]]) {
    const { headers } = await signIn(api);
    (await waitFor(api, headers, { product, skuIds })).answer();
  }
  const { headers } = await makeStaff(api.context, ['merchandiser']);
  const { items } = (await api.call(listBellDemand, { headers, query: { productId: product.id } })).answer();
  expect(items.map(({ size, people, available, cities }) => [size, people, available, cities])).toEqual([
    [1650, 2, 0, [{ cityId: 216, name: 'Москва', people: 2 }]],
    [1700, 1, 0, [{ cityId: 216, name: 'Москва', people: 1 }]],
  ]);
});

test('a bell ends with its term, says so in the list for a month and is forgotten later', async () => {
  const product = await makeSoldOut(api);
  const { headers } = await signIn(api);
  (await waitFor(api, headers, { product })).answer();
  await api.database.query('update bells set ends_at = $1 where product_id = $2', [
    api.clock.now().toISOString(),
    product.id,
  ]);
  await arrive(api, product, 1650);
  await ring();
  await tendBells(api.context);
  expect(await stateOf(api, product.id)).toEqual(['over']);
  expect((await api.call(contract.listOwnBells, { headers })).answer().items).toMatchObject([
    { state: 'over' },
  ]);
  api.clock.advance(91 * DAY_MS);
  await tendBells(api.context);
  expect(await stateOf(api, product.id)).toEqual([]);
});
