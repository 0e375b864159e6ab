import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCompany } from '@yahont/contracts/companies/companies.ts';
import { startFakeDadata, type FakeDadata } from '#src/adapters/dadata/testing/fake-dadata.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { ROMASHKA } from '#src/testing/shop-parts/company.ts';
import { signIn } from '#src/testing/visitors.ts';

let fake: FakeDadata;
let api: TestApi;
let headers: TestHeaders;
beforeAll(async () => {
  fake = await startFakeDadata();
  api = await createTestApi({ dadata: { token: fake.token, apiUrl: fake.url } });
  ({ headers } = await signIn(api));
});
afterAll(async () => {
  await api.stop();
  await fake.stop();
});

const find = (inn: string, as = headers) => api.call(findCompany, { headers: as, params: { inn } });

test('a company is found by its number, however that is written', async () => {
  const { inn, kpp, address } = ROMASHKA;
  const data = { inn, kpp, name: { short_with_opf: 'ООО "Ромашка"' }, address: { value: address } };
  fake.answerWith({ kind: 'suggestions', suggestions: [{ value: 'Ромашка', data }] });
  expect((await find('7707 083893')).answer()).toEqual({
    kind: 'found',
    company: { ...ROMASHKA, state: 'active' },
  });
});

test('a number that is none is refused, and so is somebody without an account', async () => {
  expect((await find('7707083894')).status).toBe(422);
  expect((await find(ROMASHKA.inn, {})).status).toBe(401);
});

test('a fault of DaData is no fault of the shop', async () => {
  fake.answerWith({ kind: 'text', text: '{}', status: 500 });
  expect((await find('7736050003')).answer()).toEqual({ kind: 'unasked' });
});

test('an account that asks too often waits until the minute is over', async () => {
  const { headers: as } = await signIn(api);
  for (let count = 0; count < 20; count += 1) expect((await find(ROMASHKA.inn, as)).status).toBe(200);
  const { status, problem } = await find(ROMASHKA.inn, as);
  expect([status, problem.code]).toEqual([429, 'too-many-questions']);
  api.clock.advance(60_000);
  expect((await find(ROMASHKA.inn, (await signIn(api)).headers)).status).toBe(200);
});

test('without a key a company is typed by hand', async () => {
  const plain = await createTestApi();
  const { headers: as } = await signIn(plain);
  const found = await plain.call(findCompany, { headers: as, params: { inn: ROMASHKA.inn } });
  expect(found.answer()).toEqual({ kind: 'unasked' });
  await plain.stop();
});
