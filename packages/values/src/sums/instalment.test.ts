import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instalmentOf, instalmentSchedule, instalmentSum, isLawfulSchedule } from './instalment.ts';
import {
  DEMO_INSTALMENT,
  instalmentLine,
  instalmentCount,
  mentionsInstalment,
  namesInstalment,
} from './instalment-terms.ts';
import { kopecks, roubles, sumKopecks } from '../money.ts';

test('an instalment has as many payments as the operator offers, and never more than the law allows', () => {
  expect(instalmentCount({ payments: 4, every: 'month' })).toBe(4);
  expect(instalmentCount({ payments: 12, every: 'month' })).toBe(6);
  expect(instalmentCount({ payments: 26, every: 'fortnight' })).toBe(13);
});

test('the line has the number of payments and the operator’s name', () => {
  const line = instalmentLine({ ...DEMO_INSTALMENT, payments: 24, operator: 'ООО «Оператор»' });
  expect(line).toMatch(/^Рассрочка 0\u00A0%: до\u00A06\u00A0ежемесячных/);
  expect(line).toContain('ООО «Оператор»');
  expect(instalmentLine({ ...DEMO_INSTALMENT, payments: 3 })).toContain('до\u00A03\u00A0ежемесячных');
  const fortnightly = instalmentLine({ ...DEMO_INSTALMENT, payments: 4, every: 'fortnight' });
  expect(fortnightly.replaceAll('\u00A0', ' ')).toContain('4 платежа раз в две недели');
});

test('a text with the terms is distinguished from one that only mentions an instalment', () => {
  expect(namesInstalment(instalmentLine(DEMO_INSTALMENT))).toBe(true);
  expect(namesInstalment('Есть рассрочка 0% на полгода')).toBe(true);
  expect(namesInstalment('Оплата картой и в рассрочку без переплаты')).toBe(false);
});

test('payments add up to the price to the kopeck, and none is larger than the first', () => {
  const price = fc.integer({ min: DEMO_INSTALMENT.from, max: DEMO_INSTALMENT.to });
  fc.assert(
    fc.property(
      price,
      fc.integer({ min: 1, max: 15 }),
      fc.constantFrom('month', 'fortnight'),
      (sum, payments, every) => {
        const instalment = instalmentOf(kopecks(sum), { ...DEMO_INSTALMENT, payments, every });
        if (instalment === null) throw new Error('within the limits');
        const schedule = instalmentSchedule(instalment, '2026-11-22', every);
        const amounts = schedule.map(({ amount }) => amount);
        expect(isLawfulSchedule(schedule, kopecks(sum))).toBe(true);
        expect(isLawfulSchedule(schedule, kopecks(sum + 1))).toBe(false);
        expect(sumKopecks(amounts)).toBe(sum);
        expect(amounts).toHaveLength(instalmentCount({ payments, every }));
        expect(instalment.last).toBeGreaterThan(0);
        expect(Math.max(...amounts)).toBe(amounts[0]);
      },
    ),
  );
});

test('no instalment outside the operator’s limits', () => {
  expect(instalmentOf(roubles(2_999), DEMO_INSTALMENT)).toBeNull();
  expect(instalmentOf(roubles(350_001), DEMO_INSTALMENT)).toBeNull();
});

test('the payments are listed with the last one, or in short form when all are equal', () => {
  const show = (price: number) => {
    const instalment = instalmentOf(roubles(price), DEMO_INSTALMENT);
    return instalment && instalmentSum(instalment).replaceAll('\u00A0', ' ');
  };
  expect(show(85_900)).toBe('5 × 14 317 ₽ и 14 315 ₽');
  expect(show(120_000)).toBe('6 × 20 000 ₽');
});

test('a payment is due on the day of the first one, or on the last day of a shorter month', () => {
  const instalment = instalmentOf(roubles(6_000), DEMO_INSTALMENT);
  const days = instalment && instalmentSchedule(instalment, '2026-12-31', 'month').map(({ date }) => date);
  expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});

test('a schedule that is empty, too long or has a payment of nothing is not lawful', () => {
  const amount = roubles(100);
  const late = { date: '2026-07-02', amount };
  expect(isLawfulSchedule([], roubles(0))).toBe(false);
  expect(
    isLawfulSchedule(
      [
        { date: '2026-01-01', amount },
        { ...late, date: '2026-07-01' },
      ],
      roubles(200),
    ),
  ).toBe(true);
  expect(isLawfulSchedule([{ date: '2026-01-01', amount }, late], roubles(200))).toBe(false);
  expect(
    isLawfulSchedule(
      [
        { date: '2026-01-01', amount },
        { ...late, amount: roubles(0) },
      ],
      amount,
    ),
  ).toBe(false);
});

test('a mention of instalments is found in every form of the word', () => {
  for (const text of ['Рассрочка', 'картой и в рассрочку', 'без рассрочек'])
    expect(mentionsInstalment(text)).toBe(true);
  expect(mentionsInstalment('Оплата картой, срок — шесть месяцев')).toBe(false);
});
