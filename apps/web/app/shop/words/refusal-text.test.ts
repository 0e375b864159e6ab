import { describe, expect, expectTypeOf, test } from 'vitest';
import type { addCartLine, applyPromoCode } from '@yahont/contracts/cart/cart.ts';
import type { RefusalOf } from '@yahont/contracts/wire/endpoint.ts';
import { refusalText, type RefusalTexts } from './refusal-text.ts';

type Calls = typeof addCartLine | typeof applyPromoCode;

const TEXTS: RefusalTexts<typeof applyPromoCode> = {
  'promo-unknown': 'Нет такого',
  'promo-expired': 'Кончился',
  'promo-no-goods': 'Нечего удешевлять',
  'promo-minimum': ({ minTotal }) => `От ${minTotal}`,
  'too-many-tries': 'Хватит',
};

test('a text is found by its code, and made of the facts', () => {
  expect(refusalText(TEXTS, { code: 'promo-expired' }, 'иначе')).toBe('Кончился');
  expect(refusalText(TEXTS, { code: 'promo-minimum', context: { minTotal: 7 } }, 'иначе')).toBe('От 7');
});

test.each(['internal', 'toString', '__proto__', ''])('%j is no reason of a contract', (code) => {
  expect(refusalText(TEXTS, { code }, 'иначе')).toBe('иначе');
});

test('while the database is away every form says so, and asks to try again', () => {
  expect(refusalText(TEXTS, { code: 'database-away' }, 'иначе')).toMatch(/попробуйте ещё раз/);
});

test('while the storage of files is away every form with files says so', () => {
  expect(refusalText(TEXTS, { code: 'files-away' }, 'иначе')).toMatch(/Хранилище файлов.+попробуйте ещё раз/);
});

describe('the compiler', () => {
  test('sees the reasons of one call and of several', () => {
    expectTypeOf<RefusalOf<typeof applyPromoCode>>().toEqualTypeOf<
      'promo-unknown' | 'promo-expired' | 'promo-no-goods' | 'promo-minimum' | 'too-many-tries'
    >();
    expectTypeOf<'not-sold-online' | 'promo-unknown'>().toExtend<RefusalOf<Calls>>();
  });

  test('does not take a record without one of them, or with a renamed one', () => {
    const { 'promo-expired': _left, ...short } = TEXTS;
    expectTypeOf(short).not.toExtend<RefusalTexts<typeof applyPromoCode>>();
    expectTypeOf({ ...short, 'promo-over': '' }).not.toExtend<RefusalTexts<typeof applyPromoCode>>();
  });
});
