import { expect, test } from 'vitest';
import { firstSize, giftRows, giftTitle } from './gift-words.ts';

test('the title agrees with the noun of the piece', () => {
  expect(giftTitle('Кольцо «Луна»')).toBe('Кольцо «Луна» теперь ваше');
  expect(giftTitle('Серьги «Капля»')).toBe('Серьги «Капля» теперь ваши');
  expect(giftTitle('Помолвочное кольцо «Невеста»')).toBe('Помолвочное кольцо «Невеста» теперь ваше');
  expect(giftTitle('Диадема «Заря»')).toBe('Диадема «Заря» теперь у\u00A0вас');
});

test('rows name what is known: no size, number or term before the hand-over', () => {
  const gift = {
    productId: 1,
    name: 'Кольцо «Луна»',
    picture: null,
    message: null,
    size: 1650,
    uins: ['1603582004182207'],
    warrantyUntil: '2028-11-20',
    exchange: {
      state: 'open' as const,
      until: '2026-12-20',
      sizes: [],
      stores: [],
      keptUntil: '2026-11-23',
      courierDates: [],
    },
  };
  const facts = [{ name: 'Металл', value: 'Белое золото' }];
  expect(giftRows(gift, facts).map(({ value }) => value.replaceAll('\u00A0', ' '))).toEqual([
    'Белое золото',
    '16,5',
    '1603 5820 0418 2207',
    'до 20 декабря',
    'до 20 ноября 2028 года',
  ]);
  const early = {
    ...gift,
    size: null,
    uins: [],
    warrantyUntil: null,
    exchange: { state: 'closed' as const, reason: 'early' as const, until: null },
  };
  expect(giftRows(early, [])).toEqual([]);
});

test('the nearest size that can be had comes first, the larger of two', () => {
  const size = (of: number, storeIds: number[], isBrought = false) => ({ size: of, storeIds, isBrought });
  expect(firstSize(1650, [size(1600, [1]), size(1700, [1]), size(1750, [1])])).toBe(1700);
  expect(firstSize(1650, [size(1600, []), size(1700, []), size(1800, [], true)])).toBe(1800);
  expect(firstSize(1650, [size(1600, [])])).toBeNull();
});
