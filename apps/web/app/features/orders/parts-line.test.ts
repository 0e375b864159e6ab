import { expect, test } from 'vitest';
import { roubles, ZERO } from '@yahont/values/money.ts';
import { partsLine } from './parts-line.ts';

const tender = (kind: 'bonus' | 'card' | 'parts', amount: number, state: 'paid' | 'pending' | 'held') => ({
  kind,
  amount: roubles(amount),
  state,
  refunded: ZERO,
  notTaken: ZERO,
});
const ORDER = {
  paymentKind: 'parts' as const,
  status: 'awaiting-payment' as const,
  expiresAt: '2026-11-30T20:59:59.000Z',
  tenders: [
    tender('bonus', 1_000, 'held'),
    tender('parts', 655_800, 'pending'),
    tender('card', 350_000, 'paid'),
  ],
};

test('the order page says what was paid, what is left and until when, in the time of the city', () => {
  const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');
  expect(plain(partsLine(ORDER, 3))).toBe(
    'Оплачено 350 000 ₽, осталось 655 800 ₽. Отложим до 30 ноября, 23:59',
  );
  expect(plain(partsLine(ORDER, 10))).toContain('1 декабря, 06:59');
  expect(partsLine({ ...ORDER, status: 'paid' }, 3)).toBeNull();
  expect(partsLine({ ...ORDER, paymentKind: 'card' }, 3)).toBeNull();
});
