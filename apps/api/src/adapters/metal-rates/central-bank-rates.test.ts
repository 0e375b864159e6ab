import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCentralBankRates, parseRates } from './central-bank-rates.ts';
import { startFakeCentralBank } from './testing/fake-central-bank.ts';

let bank: Awaited<ReturnType<typeof startFakeCentralBank>>;
beforeAll(async () => {
  bank = await startFakeCentralBank([]);
});
afterAll(() => bank.stop());
beforeEach(() => {
  bank.state.mood = 'file';
  bank.state.records = [
    { date: '19.11.2026', code: 1, price: '12322,74' },
    { date: '20.11.2026', code: 1, price: '12 340,18' },
    { date: '20.11.2026', code: 2, price: '141,5' },
    { date: '20.11.2026', code: 9, price: '7' },
  ];
});

const fetchRates = (from: string, to: string) =>
  createCentralBankRates({ url: bank.fileUrl }).fetch({ from, to });

test('a file becomes rates in kopecks; codes that nobody knows are left out', async () => {
  expect(await fetchRates('2026-11-19', '2026-11-21')).toEqual([
    { metal: 'gold', date: '2026-11-19', perGram: 1_232_274 },
    { metal: 'gold', date: '2026-11-20', perGram: 1_234_018 },
    { metal: 'silver', date: '2026-11-20', perGram: 14_150 },
  ]);
  const { pathname, searchParams } = bank.asked.at(-1) ?? new URL('http://nobody');
  expect([pathname, ...searchParams]).toEqual([
    '/scripts/xml_metall.asp',
    ['date_req1', '19/11/2026'],
    ['date_req2', '21/11/2026'],
  ]);
});

test('days without a rate, such as a weekend, are an empty file and no fault', async () => {
  expect(await fetchRates('2026-11-21', '2026-11-22')).toEqual([]);
  expect(parseRates('<Metall FromDate="20261121" ToDate="20261122"/>')).toEqual([]);
});

test.each(['html', 'error', 'broken'] as const)(
  'an answer that is no such file (%s) is a fault',
  async (mood) => {
    bank.state.mood = mood;
    await expect(fetchRates('2026-11-19', '2026-11-20')).rejects.toThrow();
  },
);

test.each(['0', '-5', 'нет', '', '12,345'])('a price of %j makes the file unusable', (price) => {
  expect(() =>
    parseRates(`<Metall><Record Date="20.11.2026" Code="1"><Buy>${price}</Buy></Record></Metall>`),
  ).toThrow(/not a price/);
});

test('a day that is in no calendar makes the file unusable', () => {
  expect(() =>
    parseRates('<Metall><Record Date="31.02.2026" Code="1"><Buy>5</Buy></Record></Metall>'),
  ).toThrow();
});

test('entities are not expanded, and a file that declares them brings no rate', () => {
  const text = (head: string, price: string) =>
    `${head}<Metall><Record Date="20.11.2026" Code="1"><Buy>${price}</Buy></Record></Metall>`;
  expect(() => parseRates(text('', '1&#50;,00'))).toThrow(/not a price/);
  expect(() =>
    parseRates(text('<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname"><!ENTITY b "5">]>', '&b;')),
  ).toThrow();
});
