import { expect, test } from 'vitest';
import { halfOf, isLate, leftText } from './term.ts';
import { agreeText, changeOf, titleOf } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');
const price = {
  kind: 'price' as const,
  subject: { type: 'product' as const, id: '7', name: 'Кольцо «Аврора»' },
  now: { price: 12_890_000, oldPrice: null },
  next: { price: 11_340_000, oldPrice: 12_890_000 },
};

test('a price is compared with its share', () => {
  const change = changeOf(price);
  expect([change.now, change.next, change.share].map(plain)).toEqual(['128 900 ₽', '113 400 ₽', '−12,0 %']);
  expect(change.isLoss).toBe(true);
  expect(plain(titleOf(price))).toBe('Цена −12,0 %');
  expect(plain(agreeText(price))).toBe('Согласовать 113 400 ₽');
});

test('points that are taken and a new person', () => {
  const about = { subject: { type: 'account' as const, id: '7', name: 'Покупатель 7' } };
  const points = {
    ...about,
    kind: 'points' as const,
    now: { balance: 5000 },
    next: { balance: 0, points: -5000 },
  };
  expect(plain(titleOf(points))).toBe('Бонусы −5 000');
  const invited = {
    ...about,
    kind: 'staff-invite' as const,
    now: {},
    next: { roles: ['manager', 'editor'] },
  };
  expect(changeOf(invited)).toMatchObject({ now: '', next: 'директор магазина, редактор' });
});

test('a term is told as the time that is left, and its last third is late', () => {
  const term = { askedAt: '2026-11-21T10:00:00Z', until: '2026-11-21T16:00:00Z' };
  const at = (time: string) => new Date(`2026-11-21T${time}Z`);
  expect(plain(leftText(term, at('13:36:00')))).toBe('2 ч 24 мин');
  expect(plain(leftText(term, at('15:59:40')))).toBe('1 мин');
  expect(leftText(term, at('16:00:00'))).toBe('срок прошёл');
  expect(plain(leftText({ until: '2026-11-24T17:30:00Z' }, at('16:00:00')))).toBe('3 дня 1 ч');
  expect([isLate(term, at('13:59:00')), isLate(term, at('14:01:00'))]).toEqual([false, true]);
  expect(halfOf(term)).toBe('2026-11-21T13:00:00.000Z');
});
