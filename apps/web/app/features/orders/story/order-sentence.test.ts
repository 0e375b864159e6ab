import { expect, test } from 'vitest';
import type { OrderStatus, OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { PICKUP } from '../testing/pickup.ts';
import { dayAndTimeOf, isFinished, orderSentence, paidText } from './order-sentence.ts';

const TODAY = '2026-11-20';
const courier: OrderSummary['delivery'] = {
  kind: 'courier',
  hours: null,
  trackNumber: null,
  address: 'Москва, Арбат, 1',
  date: '2026-11-21',
};
const pickup = { ...PICKUP, date: '2026-11-20' };

function say(status: OrderStatus, delivery: OrderSummary['delivery'], isPaid: boolean) {
  return orderSentence({ status, delivery, isPaid }, TODAY).replaceAll('\u00A0', ' ');
}

test('each status says what happens next', () => {
  expect(say('awaiting-payment', courier, false)).toBe('Ждём оплату: украшения пока за вами');
  expect(say('new', courier, false)).toBe('Заказ принят, курьер приедет завтра, 21 ноября');
  expect(say('paid', pickup, true)).toBe('Заказ оплачен и будет ждать вас сегодня, 20 ноября: Петровка, 11');
  expect(say('ready', pickup, true)).toBe('Заказ ждёт вас: Петровка, 11. Возьмите с собой паспорт');
  expect(say('in-delivery', courier, true)).toContain('Заказ в пути: курьер приедет завтра');
  expect(say('completed', pickup, true)).toBe('Получен в салоне');
  expect(say('completed', courier, true)).toBe('Получен от курьера');
});

test('a cancelled order mentions money only if it was paid', () => {
  expect(say('cancelled', courier, true)).toBe(
    'Отменён, деньги вот-вот отправим: банк зачислит их в течение десяти дней',
  );
  expect(say('cancelled', courier, false)).toBe('Отменён');
});

test('the line below the sum matches the state of the payment', () => {
  expect(paidText({ status: 'paid', isPaid: true, canPay: false })).toBe('оплачено');
  expect(paidText({ status: 'awaiting-payment', isPaid: false, canPay: true })).toBe('ждёт оплаты');
  expect(paidText({ status: 'new', isPaid: false, canPay: false })).toBe('при\u00A0получении');
  expect(paidText({ status: 'expired', isPaid: false, canPay: false })).toBe('не\u00A0оплачено');
  expect(paidText({ status: 'refunded', isPaid: true, canPay: false })).toBe('деньги отправлены');
});

test('orders that will not change any more are finished', () => {
  expect(isFinished({ status: 'completed' }) && isFinished({ status: 'expired' })).toBe(true);
  expect(isFinished({ status: 'ready' })).toBe(false);
});

test('a time is shown in the city’s time zone', () => {
  expect(dayAndTimeOf('2026-11-20T22:30:00.000Z', 3)).toBe('21\u00A0ноября, 01:30');
});
