import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/bells/bells.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { arrive, askAsVisitor, makeSoldOut, stateOf, waitFor } from '#src/testing/bells.ts';
import { makeEmail, messagesTo } from '#src/testing/leads.ts';
import { confirmAddress } from '#src/testing/person/means.ts';
import { makeProduct } from '#src/testing/products/products.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { until } from '#src/testing/until.ts';
import { prove, signIn } from '#src/testing/visitors.ts';

/** More than one transaction takes. */
const MANY = 120;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ keepsQuiet: false });
  await fillSmallShop(api);
});
afterAll(() => api.stop());

const ring = () =>
  api.jobs
    .schedules()
    .find(({ name }) => name === 'ring-bells')
    ?.run();

test('a bell waits on while its account has no way left, says so, and rings when there is one again', async () => {
  const [mailed, pushed] = [await makeSoldOut(api), await makeSoldOut(api)];
  const person = await signIn(api);
  const { headers, accountId } = person;
  await prove(api, person);
  const email = makeEmail();
  await confirmAddress(api, person, email);
  await api.database.query(
    `insert into push_endpoints (account_id, endpoint, p256dh, auth, created_at) values ($1, $2, '', '', now())`,
    [accountId, `https://push.example/${accountId}`],
  );
  const way = { mail: false, sms: false, push: false };
  (await waitFor(api, headers, { product: mailed, channels: { ...way, mail: true } })).answer();
  (await waitFor(api, headers, { product: pushed, channels: { ...way, push: true } })).answer();
  const reachable = async () =>
    (await api.call(contract.listOwnBells, { headers })).answer().items.map(({ isReachable }) => isReachable);
  expect(await reachable()).toEqual([true, true]);
  await api.database.query('update accounts set email = null, email_verified_at = null where id = $1', [
    accountId,
  ]);
  await api.database.query('delete from push_endpoints where account_id = $1', [accountId]);
  for (const product of [mailed, pushed]) await arrive(api, product, 1650);
  await ring();
  expect([await stateOf(api, mailed.id), await stateOf(api, pushed.id)]).toEqual([['waiting'], ['waiting']]);
  expect(await reachable()).toEqual([false, false]);
  await confirmAddress(api, person, email);
  await ring();
  await api.deliverOutbox();
  expect([await stateOf(api, mailed.id), await stateOf(api, pushed.id)]).toEqual([['rung'], ['waiting']]);
  const [letter] = await messagesTo(api, email);
  expect(letter?.text).toContain('Сейчас есть один экземпляр');
});

test('the letter of a bell for one city counts the pieces of its stores alone', async () => {
  const product = await makeSoldOut(api);
  const { email, link } = await askAsVisitor(api, product, makeEmail(), { isCityOnly: true });
  (await api.call(contract.confirmBell, { params: { link } })).answer();
  for (const storeCode of [null, null, 'petrovka']) await arrive(api, product, 1650, storeCode);
  await ring();
  await api.deliverOutbox();
  const [letter] = await messagesTo(api, email);
  expect(letter?.text).toContain('Сейчас есть один экземпляр');
});

test('many bells whose product the catalogue does not show yet keep none of the others waiting', async () => {
  const unseen = await makeProduct(api.context.db);
  await until(() => api.catalogue.find(unseen.id) !== undefined);
  await api.database.query('update products set hidden_at = now() where id = $1', [unseen.id]);
  await announceChange(api.context.db, ['catalogue', `product:${unseen.id}`]);
  await until(() => api.catalogue.find(unseen.id) === undefined);
  await api.database.query(
    `with made as (
       insert into bells (kind, state, email, product_id, city_id, is_city_only, by_mail, by_sms, by_push, created_at,
         asked_at, ends_at, network)
       select 'back', 'waiting', 'unseen-' || n || '@example.ru', $1, 216, false, true, false, false, $3, $3, $4, ''
       from generate_series(1, $5) n returning id)
     insert into bell_skus (bell_id, sku_id) select id, $2 from made`,
    [
      unseen.id,
      unseen.skuId,
      api.clock.now().toISOString(),
      new Date(api.clock.now().getTime() + 86_400_000).toISOString(),
      MANY,
    ],
  );
  const product = await makeSoldOut(api);
  const { headers } = await signIn(api);
  (await waitFor(api, headers, { product })).answer();
  await arrive(api, product, 1650);
  await api.database.query('update products set hidden_at = null where id = $1', [unseen.id]);
  await ring();
  expect(await stateOf(api, product.id)).toEqual(['rung']);
  expect(new Set(await stateOf(api, unseen.id))).toEqual(new Set(['waiting']));
});
