import { expect, test } from 'vitest';
import type { OrderStatus, Tender } from '@yahont/contracts/orders/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import { backLines } from './back-words.ts';

/** Sums in roubles. */
function tender(kind: TenderKind, refunded: number, notTaken = 0): Tender {
  return {
    kind,
    amount: roubles(20_000),
    state: 'paid',
    refunded: roubles(refunded),
    notTaken: roubles(notTaken),
  };
}

const say = (status: OrderStatus, ...tenders: Tender[]) =>
  backLines({ status, tenders }).map((line) => line.replaceAll('\u00A0', ' '));

test('cash that was never taken is not called returned', () => {
  expect(say('completed', tender('cash', 5_000, 5_000))).toEqual([]);
  expect(say('completed', tender('cash', 8_000, 5_000))).toEqual(['Вернули 3 000 ₽']);
});

test('money, points and certificates are named apart', () => {
  expect(say('completed', tender('bonus', 500), tender('certificate', 2_000), tender('card', 9_000))).toEqual(
    ['Отправили обратно 9 000 ₽', 'Вернули 500 бонусов', 'Вернули на сертификат 2 000 ₽'],
  );
});

test('money of a cancelled order is on its way until it has gone', () => {
  expect(say('cancelled', tender('card', 20_000))).toEqual(['Возвращаем 20 000 ₽']);
  expect(say('refunded', tender('card', 20_000))).toEqual(['Отправили обратно 20 000 ₽']);
});
