import { expect, test } from 'vitest';
import { DEMO_INSTALMENT } from '@yahont/values/sums/instalment-terms.ts';
import { instalmentOf } from '@yahont/values/sums/instalment.ts';
import { roubles } from '@yahont/values/money.ts';
import { checkoutMessage, payBarText, payButtonText, paymentNote, wishesTexts } from './messages.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('a changed total is named', () => {
  expect(plain(checkoutMessage({ code: 'total-changed', context: { total: 890_000 } }))).toContain('8 900 ₽');
});

test('a later day is named, and the hour of a courier of today', () => {
  const about = (context: { date: string; by: string | null }) =>
    plain(checkoutMessage({ code: 'date-changed', context }));
  expect(about({ date: '2026-11-25', by: null })).toContain('можно с 25 ноября');
  expect(about({ date: '2026-11-24', by: '16:00' })).toContain('24 ноября до 16:00');
});

test('of a gift certificate alone no gift is handed over', () => {
  expect(plain(wishesTexts({ isShipped: true }).title)).toBe('Подарок и пожелания');
  const { title, help } = wishesTexts({ isShipped: false });
  expect(plain(title)).toBe('Пожелания к заказу');
  expect(help).not.toMatch(/получател|сюрприз/);
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
  const option = { isAvailable: false, isInTwo: false, instalment: null };
  expect(plain(paymentNote({ ...option, kind: 'bonus', reason: 'not-enough-bonus' }, 500))).toContain(
    '500 бонусов',
  );
  expect(paymentNote({ ...option, kind: 'credit', reason: 'below-limit' }, 0)).toContain('меньше');
  expect(paymentNote({ ...option, kind: 'cash', reason: 'above-limit' }, 0)).toContain('при получении');
  expect(paymentNote({ ...option, kind: 'invoice', reason: 'today' }, 0)).toContain('сегодня');
  expect(paymentNote({ ...option, kind: 'invoice', reason: 'unpaid-invoices' }, 0)).toContain('неоплаченных');
  expect(plain(paymentNote({ ...option, kind: 'cash', reason: 'unpaid-cash' }, 0))).toBe(
    'У вас уже три заказа с оплатой при получении: заберите или отмените один из них. Этот можно оплатить сразу',
  );
});

test('money that a bank holds is not called paid at once', () => {
  const way = { isAvailable: true, isInTwo: false, reason: null, instalment: null } as const;
  expect(plain(paymentNote({ ...way, kind: 'card' }, 0))).toBe('МИР, оплата сразу');
  expect(plain(paymentNote({ ...way, kind: 'cash' }, 0))).toBe('Наличными, после примерки');
  expect(plain(paymentNote({ ...way, kind: 'cash' }, 0, false, true))).toContain('Картой или наличными');
  for (const kind of ['card', 'sberpay'] as const) {
    const note = plain(paymentNote({ ...way, kind }, 0, true));
    expect(note).toContain('Деньги заморозим и спишем при получении');
    expect(note).not.toContain('сразу');
  }
  expect(plain(paymentNote({ ...way, kind: 'card', isInTwo: true }, 0, true))).toContain('заморозим');
});

test('a card above its limit says that it pays twice, for two orders', () => {
  const twice = { kind: 'card', isAvailable: true, isInTwo: true, reason: null, instalment: null } as const;
  expect(plain(paymentNote(twice, 0))).toMatch(/^Двумя платежами: заказов станет два/);
  expect(plain(payButtonText('card', { due: 45_000_000, points: 0 }, true))).toBe(
    'Оформить два заказа на 450 000 ₽',
  );
});

test('an instalment shows its payments, which add up to the total', () => {
  const option = {
    kind: 'credit' as const,
    isAvailable: true,
    isInTwo: false,
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

test('the bar of a phone says what the main button does', () => {
  const texts = ['card', 'cash', 'invoice'].map((payment) => payBarText(payment, false));
  expect(texts).toEqual(['Оплатить', 'Заказать', 'Получить счёт']);
  expect(payBarText('card', true)).toBe('Оформить');
});

test('another city is named, and its address is requested', () => {
  expect(plain(checkoutMessage({ code: 'city-changed', context: { cityName: 'Казань' } }))).toContain(
    'Теперь выбран город Казань. Укажите адрес',
  );
});
