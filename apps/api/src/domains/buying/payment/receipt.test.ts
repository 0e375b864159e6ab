import { expect, test } from 'vitest';
import { kopecks, ZERO } from '@yahont/values/money.ts';
import { receiptFor } from './receipt.ts';

const contact = { name: 'Анна', lastName: 'Иванова', surName: '', phone: '+79161234567', email: '' };
const ring = { name: 'Кольцо', details: [], subject: 'commodity' as const, total: kopecks(1_500_000) };
const gift = {
  name: 'Подарочный сертификат',
  details: [],
  subject: 'payment' as const,
  total: kopecks(500_000),
};

function linesOf(goods: Parameters<typeof receiptFor>[1], amount: number) {
  return receiptFor({ contact, company: null }, goods, kopecks(amount)).lines.map((line) => [
    line.amount,
    line.subject,
    line.mode,
  ]);
}

test('a certificate that is bought is an advance, beside a ring that is paid whole', () => {
  expect(linesOf({ lines: [ring, gift], delivery: ZERO }, 2_000_000)).toEqual([
    [1_500_000, 'commodity', 'whole'],
    [500_000, 'payment', 'advance'],
  ]);
});

test('what a certificate paid is off the goods and the delivery, and not off a certificate that is bought', () => {
  const goods = { lines: [ring, gift], delivery: kopecks(39_000) };
  const lines = linesOf(goods, 1_039_000);
  expect(lines.map(([, ...rest]) => rest)).toEqual([
    ['commodity', 'part'],
    ['payment', 'advance'],
    ['service', 'part'],
  ]);
  expect(lines[1]?.[0]).toBe(500_000);
  expect(lines.reduce((sum, [amount]) => sum + Number(amount), 0)).toBe(1_039_000);
});

test('a certificate that paid for all goods leaves the advance alone', () => {
  expect(linesOf({ lines: [ring, gift], delivery: ZERO }, 500_000)).toEqual([
    [500_000, 'payment', 'advance'],
  ]);
});
