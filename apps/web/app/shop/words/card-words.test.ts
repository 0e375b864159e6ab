import { expect, test } from 'vitest';
import { cardName, cardUntil } from './card-words.ts';

test('a card is named by its system, the end of its number and its last month', () => {
  expect(cardName({ brand: 'Мир', last4: '4242' })).toBe('Мир\u00A0••••\u00A04242');
  expect(cardName({ brand: '', last4: '4242' })).toBe('Карта\u00A0••••\u00A04242');
  expect(cardUntil({ validUntil: '2029-09', isExpired: false })).toBe('до 09/29');
  expect(cardUntil({ validUntil: '2020-01', isExpired: true })).toBe('срок истёк 01/20');
});
