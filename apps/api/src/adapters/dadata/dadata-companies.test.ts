import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pino } from 'pino';
import { createDadataCompanies } from './dadata-companies.ts';
import { memoryAnswers } from './testing/memory-answers.ts';
import { startFakeDadata, type FakeDadata } from './testing/fake-dadata.ts';

let fake: FakeDadata;
let at = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  fake = await startFakeDadata();
});
afterAll(() => fake.stop());
beforeEach(() => {
  fake.asked.length = 0;
  at = new Date(at.getTime() + 3_600_000);
});

const INN = '7707083893';
const source = (token = fake.token) =>
  createDadataCompanies(
    { token, apiUrl: fake.url },
    { log: pino({ enabled: false }), now: () => at },
    memoryAnswers(),
  );

const PARTY = {
  value: 'ПАО СБЕРБАНК',
  data: {
    inn: INN,
    kpp: '773601001',
    type: 'LEGAL',
    name: { full_with_opf: 'ПУБЛИЧНОЕ АКЦИОНЕРНОЕ ОБЩЕСТВО "СБЕРБАНК"', short_with_opf: 'ПАО "СБЕРБАНК"' },
    address: {
      value: 'г Москва, ул Вавилова, д 19',
      unrestricted_value: '117997, г Москва, ул Вавилова, д 19',
    },
    state: { status: 'ACTIVE' },
  },
};
const answer = (...suggestions: unknown[]) => fake.answerWith({ kind: 'suggestions', suggestions });
const changed = (data: object) => ({ ...PARTY, data: { ...PARTY.data, ...data } });

test('asks for the head office by its number, and has its name, КПП and address', async () => {
  answer(PARTY);
  expect(await source().findByInn(INN)).toEqual({
    kind: 'found',
    company: {
      inn: INN,
      kpp: '773601001',
      name: 'ПАО «СБЕРБАНК»',
      address: '117997, г Москва, ул Вавилова, д 19',
      state: 'active',
    },
  });
  expect(fake.asked).toEqual([{ query: INN, count: 1, branch_type: 'MAIN' }]);
});

test('an entrepreneur has no КПП, and may have no name but that of the list', async () => {
  const inn = '500100732259';
  answer({
    value: 'ИП Иванов Иван Иванович',
    data: { inn, kpp: null, name: null, address: { value: 'г Москва' } },
  });
  expect(await source().findByInn(inn)).toEqual({
    kind: 'found',
    company: { inn, kpp: '', name: 'ИП Иванов Иван Иванович', address: 'г Москва', state: 'active' },
  });
});

test.each([
  ['LIQUIDATED', 'liquidated'],
  ['LIQUIDATING', 'liquidating'],
  ['BANKRUPT', 'bankrupt'],
  ['REORGANIZING', 'reorganizing'],
  ['SOMETHING_NEW', 'active'],
])('a company that is %s is found as %s', async (status, state) => {
  answer(changed({ state: { status } }));
  expect(await source().findByInn(INN)).toMatchObject({ kind: 'found', company: { state } });
});

test('a number that the register does not have is unknown, and asked for once a day', async () => {
  answer();
  const dadata = source();
  for (let count = 0; count < 2; count += 1) expect(await dadata.findByInn(INN)).toEqual({ kind: 'unknown' });
  expect(fake.asked).toHaveLength(1);
});

test('a КПП of another shape is left to the shopper, and texts are never longer than a field', async () => {
  answer(changed({ kpp: '77', name: { short_with_opf: 'Ж'.repeat(2000) } }));
  const found = await source().findByInn(INN);
  expect(found).toMatchObject({ company: { kpp: '', name: 'Ж'.repeat(250) } });
});

test.each([
  ['a fault', () => fake.answerWith({ kind: 'text', text: '{}', status: 500 })],
  ['a spent quota', () => fake.answerWith({ kind: 'text', text: '{}', status: 403 })],
  ['nonsense', () => fake.answerWith({ kind: 'text', text: '<html>', status: 200 })],
  ['another shape', () => answer({ value: 1 })],
  ['another company', () => answer(changed({ inn: '7736050003' }))],
])('%s is no answer, three pause the questions, and then it is asked again', async (_name, misbehave) => {
  misbehave();
  const dadata = source();
  for (let count = 0; count < 4; count += 1) expect(await dadata.findByInn(INN)).toBeNull();
  expect(fake.asked).toHaveLength(3);
  at = new Date(at.getTime() + 31_000);
  answer(PARTY);
  expect(await dadata.findByInn(INN)).toMatchObject({ kind: 'found' });
});

test('silence is no answer after three seconds, and a wrong key is none', async () => {
  fake.answerWith({ kind: 'silence' });
  const before = performance.now();
  expect(await source().findByInn(INN)).toBeNull();
  expect(performance.now() - before).toBeLessThan(4000);
  expect(await source('wrong').findByInn(INN)).toBeNull();
});
