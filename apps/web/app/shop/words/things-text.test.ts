import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { pricesText } from './prices-text.ts';
import { thingsText } from './things-text.ts';

test.each([
  [[{ gift: null }], '1 изделие'],
  [[{ gift: null, quantity: 2 }, { gift: 'ruby' }], '2 изделия и 1 сертификат'],
  [[{ gift: 'ruby' }, { gift: 'pearl', quantity: 4 }], '5 сертификатов'],
])('%j', (things, text) => {
  expect(thingsText(things).replaceAll('\u00A0', ' ')).toBe(text);
});

test('the prices of a stone and its setting are one sentence, and nothing is said of one thing', () => {
  const prices = [
    { name: 'Бриллиант', amount: kopecks(26_880_000) },
    { name: 'Оправа', amount: kopecks(5_860_000) },
  ];
  expect(pricesText(prices).replaceAll('\u00A0', ' ')).toBe('Бриллиант 268 800 ₽, оправа 58 600 ₽');
  expect(pricesText([])).toBe('');
});
