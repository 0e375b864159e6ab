import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentOf, instalmentSchedule, instalmentSum } from './instalment.ts';
import { INSTALMENT_TERMS, instalmentLine, instalmentMonths, namesInstalment } from './instalment-terms.ts';
import { kopecks, roubles, sumKopecks } from '../money.ts';

test('an instalment has as many payments as the operator offers, and never more than the law allows', () => {
  expect(instalmentMonths({ payments: 4 })).toBe(4);
  expect(instalmentMonths({ payments: 12 })).toBe(6);
});

test('the line has the number of payments and the operator’s name', () => {
  const line = instalmentLine({ ...INSTALMENT_TERMS, payments: 24, operator: 'ООО «Оператор»' });
  expect(line).toMatch(/^Рассрочка 0\u00A0%: до\u00A06\u00A0ежемесячных/);
  expect(line).toContain('ООО «Оператор»');
  expect(instalmentLine({ ...INSTALMENT_TERMS, payments: 3 })).toContain('до\u00A03\u00A0ежемесячных');
});

test('a text with the terms is distinguished from one that only mentions an instalment', () => {
  expect(namesInstalment(instalmentLine())).toBe(true);
  expect(namesInstalment('Есть рассрочка 0% на полгода')).toBe(true);
  expect(namesInstalment('Оплата картой и в рассрочку без переплаты')).toBe(false);
});

test('payments add up to the price to the kopeck, and none is larger than the first', () => {
  const price = fc.integer({ min: INSTALMENT_TERMS.from, max: INSTALMENT_TERMS.to });
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 12 }), (sum, payments) => {
      const instalment = instalmentOf(kopecks(sum), { ...INSTALMENT_TERMS, payments });
      if (instalment === null) throw new Error('within the limits');
      const amounts = instalmentSchedule(instalment, '2026-11-22').map(({ amount }) => amount);
      expect(sumKopecks(amounts)).toBe(sum);
      expect(amounts).toHaveLength(instalmentMonths({ payments }));
      expect(instalment.last).toBeGreaterThan(0);
      expect(Math.max(...amounts)).toBe(amounts[0]);
    }),
  );
});

test('no instalment outside the operator’s limits', () => {
  expect(instalmentOf(roubles(2_999))).toBeNull();
  expect(instalmentOf(roubles(350_001))).toBeNull();
});

test('the payments are listed with the last one, or in short form when all are equal', () => {
  const show = (price: number) => {
    const instalment = instalmentOf(roubles(price));
    return instalment && instalmentSum(instalment).replaceAll('\u00A0', ' ');
  };
  expect(show(85_900)).toBe('5 × 14 317 ₽ и 14 315 ₽');
  expect(show(120_000)).toBe('6 × 20 000 ₽');
});

test('a payment is due on the day of the first one, or on the last day of a shorter month', () => {
  const instalment = instalmentOf(roubles(6_000));
  const days = instalment && instalmentSchedule(instalment, '2026-12-31').map(({ date }) => date);
  expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});
