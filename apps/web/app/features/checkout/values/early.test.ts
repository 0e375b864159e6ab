import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { options, right, user } from '../testing/right-form.ts';
import { deliverySummary } from '../summaries.ts';
import { becomesTwo, checkoutSums, offeredWays, twoSums } from './checkout-sums.ts';
import { CHECKOUT } from './checkout-values.ts';
import { initialValues } from './initial-values.ts';
import { orderRequest } from './order-request.ts';

const piece = (name: string) => ({ name, quantity: 1 });
/** The ready items come on the 23rd or 24th, the rest from the 28th on; the first morning is taken. */
const twoVisits: CheckoutOptions = {
  ...options,
  courier: {
    ...options.courier,
    price: options.courier.freeFrom,
    dates: ['2026-11-28', '2026-11-29'],
    intervals: [
      { from: '10:00', to: '14:00', takenOn: ['2026-11-23'] },
      { from: '14:00', to: '18:00', takenOn: [] },
    ],
    early: {
      dates: ['2026-11-23', '2026-11-24'],
      ready: [piece('Кольцо')],
      later: [piece('Серьги')],
      isFirst: [true, false],
    },
  },
};
const asked = {
  ...right,
  delivery: 'courier',
  street: 'Арбат',
  house: '7',
  date: '2026-11-28',
  interval: '14:00',
  early: 'on',
  earlyDate: '2026-11-24',
  earlyInterval: '10:00',
};
const seen = { total: 1, spendable: 0, cityId: 216, date: '', by: '' };
const deliveryOf = (values: typeof asked) => orderRequest(values, seen)?.delivery;

test('the form starts with the first free hours of the earlier visit, which is not chosen', () => {
  expect(initialValues({ user, addresses: [] }, twoVisits)).toMatchObject({
    early: '',
    earlyDate: '2026-11-23',
    earlyInterval: '14:00',
  });
});

test('the order asks for the earlier visit only when it is wanted', () => {
  expect(deliveryOf(asked)).toMatchObject({
    date: '2026-11-28',
    from: '14:00',
    early: { date: '2026-11-24', from: '10:00' },
  });
  expect(deliveryOf({ ...asked, early: '' })).not.toHaveProperty('early');
});

test('days and hours of the earlier visit are checked while it is wanted', () => {
  expect(CHECKOUT.wrong(asked, twoVisits)).toEqual([]);
  expect(CHECKOUT.wrong({ ...asked, earlyDate: '2026-11-23' }, twoVisits)).toEqual(['earlyInterval']);
  const other = { ...asked, earlyDate: '2026-11-28', earlyInterval: '11:00' };
  expect(CHECKOUT.wrong(other, twoVisits)).toEqual(['earlyDate', 'earlyInterval']);
  expect(CHECKOUT.wrong({ ...other, early: '' }, twoVisits)).toEqual([]);
  expect(CHECKOUT.wrong({ ...other, delivery: 'pickup' }, twoVisits)).toEqual([]);
});

test('two visits are two orders at the price of one delivery, and no instalment', () => {
  expect(becomesTwo(asked, twoVisits)).toBe(true);
  expect(becomesTwo({ ...asked, early: '' }, twoVisits)).toBe(false);
  expect(becomesTwo({ ...asked, delivery: 'pickup' }, twoVisits)).toBe(false);
  expect(checkoutSums(asked, twoVisits).due).toBe(checkoutSums({ ...asked, early: '' }, twoVisits).due);
  const credit = offeredWays(asked, twoVisits).find(({ kind }) => kind === 'credit');
  expect(credit).toMatchObject({ isAvailable: false, reason: 'divided' });
});

test('each of two orders has its sum, delivery with the first, and they add up to what is paid', () => {
  const unit = (price: number, at: number, isDiscounted = true) => ({
    price: kopecks(price),
    isDiscounted,
    isMoneyOnly: false,
    setDiscount: kopecks(0),
    piece: at,
  });
  const shop: CheckoutOptions = {
    ...twoVisits,
    pieces: [kopecks(610_000), kopecks(400_000)],
    // A gift-wrapped ring, and earrings.
    units: [unit(600_000, 0), unit(10_000, 0, false), unit(400_000, 1)],
    totals: {
      ...twoVisits.totals,
      goods: kopecks(910_000),
      promoDiscount: kopecks(100_000),
      services: kopecks(10_000),
    },
    courier: { ...twoVisits.courier, price: kopecks(49_000) },
  };
  const sums = twoSums(asked, shop);
  expect(sums).toEqual({ first: 600_000 - 60_000 + 10_000 + 49_000, second: 400_000 - 40_000 });
  expect((sums?.first ?? 0) + (sums?.second ?? 0)).toBe(checkoutSums(asked, shop).due);
  expect(twoSums({ ...asked, early: '' }, shop)).toBeNull();
  const limited = { ...shop, paymentRules: { ...shop.paymentRules, cardMax: kopecks(700_000) } };
  const byCard = { ...asked, early: '', payment: 'card' };
  const inTwo = twoSums(byCard, limited);
  expect(becomesTwo(byCard, limited)).toBe(true);
  expect((inTwo?.first ?? 0) + (inTwo?.second ?? 0)).toBe(checkoutSums(byCard, limited).due);
});

test('the folded step names both visits', () => {
  const summary = deliverySummary(asked, { options: twoVisits, today: '2026-11-22', cityName: 'Москва' });
  expect(summary.replaceAll('\u00A0', ' ')).toMatch(/24 ноября.*10:00.*и.*28 ноября.*14:00.*двумя заказами/);
});
