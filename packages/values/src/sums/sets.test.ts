import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kopecks, roubles, sumKopecks, ZERO, type Kopecks } from '../money.ts';
import { cartSums } from './cart-sums.ts';
import { orderSums } from './order-sums.ts';
import { shareOfSet, type SoldPart } from './set-refund.ts';
import { MAX_SET_PERCENT, setDiscounts, setShares } from './sets.ts';
import { setTitle } from './set-kinds.ts';

const price = fc.integer({ min: 100_000, max: 90_000_000 }).map(kopecks);
const percent = fc.integer({ min: 0, max: MAX_SET_PERCENT });
const line = (of: Kopecks, set: { percent: number; parts: number } | null, group = 'a') => ({
  price: of,
  set: set && { group, ...set },
});

test('a set is named by its kind', () => {
  expect(setTitle({ kind: 'set', name: 'Аврора' })).toBe('Комплект «Аврора»');
  expect(setTitle({ kind: 'pair', name: 'Классика' })).toBe('Пара «Классика»');
});

test('the discount of a whole set is shared in whole roubles', () => {
  const prices = [128_900, 96_400, 58_200].map(roubles);
  expect(setShares(prices, 7)).toEqual([9_023, 6_748, 4_074].map(roubles));
});

test('without one of its pieces a set has no discount', () => {
  const set = { percent: 10, parts: 3 };
  const two = [line(roubles(100), set), line(roubles(200), set)];
  expect(setDiscounts(two, null)).toEqual([0, 0]);
  expect(setDiscounts([...two, line(roubles(300), set)], null)).toEqual([10, 20, 30].map(roubles));
  expect(setDiscounts([...two, line(roubles(300), set, 'b')], null)).toEqual([0, 0, 0]);
  expect(setDiscounts([...two, line(roubles(300), null)], null)).toEqual([0, 0, 0]);
});

test('a promo code and a set are not added: the larger percentage is taken', () => {
  const set = { percent: 10, parts: 2 };
  const lines = [line(roubles(100), set), line(roubles(100), set)];
  expect(setDiscounts(lines, { percent: 10 })).toEqual([10, 10].map(roubles));
  expect(setDiscounts(lines, { percent: 11 })).toEqual([0, 0]);
});

const anyCart = fc.record({
  prices: fc.array(price, { minLength: 2, maxLength: 6 }),
  others: fc.array(price, { maxLength: 3 }),
  percent,
  code: fc.option(fc.integer({ min: 1, max: 90 }), { nil: null }),
  points: fc.integer({ min: 0, max: 300 }),
});

/** A code may leave fewer roubles than there are points: they pay for at most 30 % of the goods. */
function payable(points: number, goods: Kopecks): number {
  return Math.min(points, Math.floor((goods * 0.3) / 100));
}

/** The lines of a cart with a whole set, as carts and orders count them. */
function cartOf({
  prices,
  others,
  percent: off,
  code,
}: {
  prices: readonly Kopecks[];
  others: readonly Kopecks[];
  percent: number;
  code: number | null;
}) {
  const promo = code === null ? null : { code: 'X', percent: code, minTotal: ZERO };
  const lines = [
    ...prices.map((own) => line(own, { percent: off, parts: prices.length })),
    ...others.map((own) => line(own, null)),
  ];
  const discounts = setDiscounts(lines, promo);
  const priced = lines.map((own, index) => ({
    ...own,
    oldPrice: null,
    quantity: 1,
    isDiscounted: true,
    isMoneyOnly: false,
    services: [],
    setDiscount: discounts[index] ?? ZERO,
  }));
  return { priced, promo, sums: cartSums(priced, promo) };
}

test('cart and order agree about a set to the kopeck, with a code and points', () => {
  fc.assert(
    fc.property(anyCart, ({ points, ...cart }) => {
      const { priced, sums } = cartOf(cart);
      const { goods, promoDiscount, setDiscount } = sums;
      const order = orderSums({
        lines: priced,
        promoDiscount,
        deliveryPrice: ZERO,
        payment: 'card',
        points: payable(points, goods),
      });
      expect(order.promoDiscount).toBe(promoDiscount + setDiscount);
      expect(order.total).toBe(goods);
      expect(sumKopecks(order.lines.map((own) => own.promoDiscount))).toBe(promoDiscount + setDiscount);
      for (const [index, own] of order.lines.entries()) {
        expect(own.total).toBeGreaterThanOrEqual(0);
        const ofSet = priced[index]?.setDiscount ?? ZERO;
        if (ofSet > 0) expect(own.promoDiscount).toBe(ofSet);
      }
      const better = Math.max(cart.percent, cart.code ?? 0);
      const atPrice = sumKopecks(cart.prices);
      const off = sumKopecks(order.lines.slice(0, cart.prices.length).map((own) => own.promoDiscount));
      expect(Math.abs(off - (atPrice * better) / 100)).toBeLessThan(100);
    }),
  );
});

const anyReturn = fc.record({
  cart: anyCart,
  /** The order in which the pieces come back, and how many at a time. */
  order: fc.array(fc.nat(), { maxLength: 12 }),
  /** Which of the returns are for a fault or an exchange. */
  keeps: fc.array(fc.boolean(), { maxLength: 6 }),
});

test('what is faulty brings back what it costs now, also the discount that an earlier return took', () => {
  const piece = (part: Partial<SoldPart>): SoldPart => ({
    price: roubles(100),
    promoDiscount: roubles(10),
    setDiscount: roubles(10),
    bonusDiscount: ZERO,
    refunded: null,
    isChosen: false,
    ...part,
  });
  const back = (amount: number) => ({ amount: roubles(amount), fromPoints: ZERO });
  const faulty = (...parts: SoldPart[]) =>
    shareOfSet([piece({ isChosen: true }), ...parts], true).map(({ amount }) => amount);
  expect(faulty(piece({}))).toEqual([roubles(90)]);
  expect(faulty(piece({ refunded: back(80) }))).toEqual([roubles(100)]);
  expect(faulty(piece({ refunded: back(70) }), piece({}))).toEqual([roubles(100)]);
  expect(faulty(piece({ refunded: back(90) }), piece({}))).toEqual([roubles(90)]);
});

test('whatever the order of its returns, a set gives back what was paid for it, and never more or less', () => {
  fc.assert(
    fc.property(anyReturn, ({ cart: { points, ...cart }, order, keeps }) => {
      const { priced, sums } = cartOf({ ...cart, others: [] });
      const sold = orderSums({
        lines: priced,
        promoDiscount: sums.promoDiscount,
        deliveryPrice: ZERO,
        payment: 'card',
        points: payable(points, sums.goods),
      });
      let parts: SoldPart[] = sold.lines.map((own, index) => ({
        ...own,
        setDiscount: priced[index]?.setDiscount ?? ZERO,
        refunded: null,
        isChosen: false,
      }));
      const paidFor = (part: SoldPart) => part.price - part.promoDiscount;
      const paid = parts.reduce((sum, part) => sum + paidFor(part), 0);
      const back = () => sumKopecks(parts.flatMap(({ refunded }) => refunded?.amount ?? []));
      const steps = [...order];
      const faults = [...keeps];
      while (parts.some(({ refunded }) => refunded === null)) {
        const left = parts.filter(({ refunded }) => refunded === null);
        const some = left.filter((_, index) => ((steps.shift() ?? 0) + index) % 2 === 0);
        const chosen = some.length === 0 ? left.slice(0, 1) : some;
        const keepsDiscount = faults.shift() ?? false;
        const before = back();
        const owed = chosen.reduce((sum, part) => sum + paidFor(part), 0);
        const shares = shareOfSet(
          parts.map((part) => ({ ...part, isChosen: chosen.includes(part) })),
          keepsDiscount,
        );
        const inOrder = parts.filter((part) => chosen.includes(part));
        expect(shares).toHaveLength(inOrder.length);
        parts = parts.map((part) => {
          const share = shares[inOrder.indexOf(part)];
          return share ? { ...part, refunded: share } : part;
        });
        for (const share of shares) {
          expect(share.amount).toBeGreaterThanOrEqual(0);
          expect(share.fromPoints).toBeGreaterThanOrEqual(0);
          expect(share.fromPoints).toBeLessThanOrEqual(share.amount);
        }
        const kept = parts.filter(({ refunded }) => refunded === null);
        const atOwnPrice = kept.reduce((sum, part) => sum + paidFor(part) + part.setDiscount, 0);
        const sum = sumKopecks(shares.map(({ amount }) => amount));
        expect(sum).toBeGreaterThan(0);
        // Who keeps some pieces has paid their own price for them, unless something faulty came back.
        if (keepsDiscount) expect(sum).toBeGreaterThanOrEqual(owed);
        else if (kept.length > 0 && sum > roubles(1)) expect(paid - back()).toBe(atOwnPrice);
        expect(before + sum).toBeLessThanOrEqual(paid);
      }
      expect(back()).toBe(paid);
      expect(sumKopecks(parts.flatMap(({ refunded }) => refunded?.fromPoints ?? []))).toBe(
        sumKopecks(sold.lines.map((own) => own.bonusDiscount)),
      );
    }),
    { numRuns: 500 },
  );
});
