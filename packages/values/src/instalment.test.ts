import { expect, test } from 'vitest';
import { INSTALMENT_TERMS, instalmentLine, instalmentMonths, namesInstalment } from './instalment.ts';

test('an instalment is as long as its operator offers, and never longer than the law allows', () => {
  expect(instalmentMonths({ payments: 4 })).toBe(4);
  expect(instalmentMonths({ payments: 12 })).toBe(6);
});

test('the line tells the payments of the terms and names the operator', () => {
  const line = instalmentLine({ ...INSTALMENT_TERMS, payments: 24, operator: 'ООО «Оператор»' });
  expect(line).toMatch(/^Рассрочка 0\u00A0%: до\u00A06\u00A0равных/);
  expect(line).toContain('ООО «Оператор»');
  expect(instalmentLine({ ...INSTALMENT_TERMS, payments: 3 })).toContain('до\u00A03\u00A0равных');
});

test('a text that names the terms is told from one that only speaks of an instalment', () => {
  expect(namesInstalment(instalmentLine())).toBe(true);
  expect(namesInstalment('Есть рассрочка 0% на полгода')).toBe(true);
  expect(namesInstalment('Оплата картой и в рассрочку без переплаты')).toBe(false);
});
