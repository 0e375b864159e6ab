import { expect, expectTypeOf, test } from 'vitest';
import { byKind, type KindHandlers } from './by-kind.ts';

type Delivery = { kind: 'courier'; address: string } | { kind: 'pickup'; storeId: number };
type WithThird = Delivery | { kind: 'locker'; code: string };

const describe = (delivery: Delivery) =>
  byKind(delivery, { courier: ({ address }) => address, pickup: ({ storeId }) => `№ ${storeId}` });

test('the handler of the kind is called with its part of the union', () => {
  expect(describe({ kind: 'courier', address: 'ул. Петровка' })).toBe('ул. Петровка');
  expect(describe({ kind: 'pickup', storeId: 7 })).toBe('№ 7');
});

test('a third kind without a handler does not compile', () => {
  expectTypeOf<KindHandlers<Delivery, string>>().not.toExtend<KindHandlers<WithThird, string>>();
  expectTypeOf<keyof KindHandlers<WithThird, string>>().toEqualTypeOf<'courier' | 'pickup' | 'locker'>();
});
