import { expect, test } from 'vitest';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import { roubles } from '@yahont/values/money.ts';
import { checkoutMessage, payButtonText, paymentNote } from './messages.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('a changed total is named', () => {
  expect(plain(checkoutMessage({ code: 'total-changed', context: { total: 890_000 } }))).toContain('8 900 ₽');
});

test('every refusal has its own message, and that of an unknown one promises nothing', () => {
  const codes = [
    'out-of-stock',
    'delivery-unavailable',
    'payment-unavailable',
    'not-enough-bonus',
    'validation',
    'internal',
  ];
  const context = { balance: 3, spendable: 1, skuIds: [7], stoneIds: [] };
  const sentences = codes.map((code) => checkoutMessage({ code, context }));
  expect(new Set(sentences).size).toBe(codes.length);
});

test('a stone that was taken is named apart from a piece', () => {
  const about = (stoneIds: number[]) =>
    plain(checkoutMessage({ code: 'out-of-stock', context: { skuIds: [], stoneIds } }));
  expect(about([5])).toContain('Камень только что выбрал другой покупатель');
  expect(about([])).toContain('Одно из изделий');
});

test('an unavailable way to pay says why', () => {
  const option = { isAvailable: false, instalment: null };
  expect(plain(paymentNote({ ...option, kind: 'bonus', reason: 'not-enough-bonus' }, 500))).toContain(
    '500 бонусов',
  );
  expect(paymentNote({ ...option, kind: 'credit', reason: 'below-limit' }, 0)).toContain('меньше');
  expect(paymentNote({ ...option, kind: 'cash', reason: 'above-limit' }, 0)).toContain('наличными');
});

test('an instalment shows its payments, which add up to the total', () => {
  const option = {
    kind: 'credit' as const,
    isAvailable: true,
    reason: null,
    instalment: instalmentOf(roubles(85_900), DEMO_INSTALMENT),
  };
  expect(plain(paymentNote(option, 0))).toBe('5 × 14 317 ₽ и 14 315 ₽');
});

test('the button names the sum, or the points', () => {
  expect(plain(payButtonText('card', { due: 890_000, points: 0 }))).toBe('Оплатить 8 900 ₽');
  expect(plain(payButtonText('cash', { due: 890_000, points: 0 }))).toBe('Заказать на 8 900 ₽');
  expect(plain(payButtonText('bonus', { due: 0, points: 8900 }))).toBe('Оплатить 8 900 бонусами');
});

test('another city is named, and its address is requested', () => {
  expect(plain(checkoutMessage({ code: 'city-changed', context: { cityName: 'Казань' } }))).toContain(
    'Теперь выбран город Казань. Укажите адрес',
  );
});
