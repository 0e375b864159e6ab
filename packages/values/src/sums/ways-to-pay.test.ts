import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BUYER_KINDS } from '../buyer/buyer-kinds.ts';
import { kopecks, roubles, ZERO } from '../money.ts';
import { DEMO_INSTALMENT } from './instalment-terms.ts';
import {
  isWithin,
  soldOnlineUpTo,
  waysAboveCard,
  waysToPay,
  type PaymentRules,
  type Purchase,
} from './ways-to-pay.ts';

const RULES: PaymentRules = {
  cardMax: roubles(350_000),
  sbpMax: roubles(700_000),
  sberpayMax: roubles(700_000),
  cashMax: roubles(100_000),
  cardOnReceipt: false,
  credit: DEMO_INSTALMENT,
  parts: null,
  invoice: { days: 3 },
};

function reasons(goods: number, wish: Partial<Purchase> = {}): (string | null)[] {
  const purchase = { goods: kopecks(goods), deliveryPrice: ZERO, points: 0, balance: 0, ...wish };
  return waysToPay(purchase, RULES).map(({ reason }) => reason);
}

test('limits hold on the kopeck: card and credit to 350 000 ₽, transfers to 700 000 ₽, cash to 100 000 ₽, credit from 3 000 ₽', () => {
  expect(reasons(10_000_000)).toEqual([null, null, null, null, null, 'not-enough-bonus']);
  expect(reasons(10_000_001)).toEqual([null, null, null, 'above-limit', null, 'not-enough-bonus']);
  expect(reasons(35_000_000)).toEqual([null, null, null, 'above-limit', null, 'not-enough-bonus']);
  const invoiced = ['above-limit', 'above-limit', null, 'not-enough-bonus'];
  expect(reasons(35_000_001)).toEqual(['above-limit', null, null, ...invoiced]);
  expect(reasons(70_000_001)).toEqual(['above-limit', 'above-limit', 'above-limit', ...invoiced]);
  expect(reasons(299_999)).toEqual([null, null, null, null, 'below-limit', 'not-enough-bonus']);
});

test('an invoice is for what can wait for its transfer, and for who has paid the earlier ones', () => {
  const invoices = (wish: Partial<Purchase>) =>
    waysToPay({ goods: roubles(9_000), deliveryPrice: ZERO, points: 0, balance: 0, ...wish }, RULES)
      .filter(({ kind }) => kind === 'invoice')
      .map(({ isAvailable, reason }) => [isAvailable, reason]);
  expect(invoices({ buyer: 'company' })).toEqual([[true, null]]);
  expect(invoices({ buyer: 'company', isToday: true })).toEqual([[false, 'today']]);
  expect(invoices({ goods: roubles(900_000), isToday: true })).toEqual([[false, 'today']]);
  expect(invoices({ isToday: true })).toEqual([]);
  expect(invoices({ buyer: 'company', openInvoices: 4 })).toEqual([[true, null]]);
  expect(invoices({ buyer: 'company', openInvoices: 5 })).toEqual([[false, 'unpaid-invoices']]);
});

test('an order paid on receipt is for a buyer with less than three of them; a cart that becomes two needs room for both', () => {
  const inCash = (wish: Partial<Purchase>) => reasons(900_000, wish)[3];
  expect(inCash({ openCashOrders: 2 })).toBeNull();
  expect(inCash({ openCashOrders: 3 })).toBe('unpaid-cash');
  expect(inCash({ openCashOrders: 1, isDivided: true })).toBeNull();
  expect(inCash({ openCashOrders: 2, isDivided: true })).toBe('unpaid-cash');
  expect(reasons(900_000, { openCashOrders: 3 })).toEqual([
    null,
    null,
    null,
    'unpaid-cash',
    null,
    'not-enough-bonus',
  ]);
  expect(inCash({ openCashOrders: 3, isCarried: true })).toBe('carried');
});

test('a card pays twice what two orders carry; an invoice and fast transfers take the whole of it', () => {
  const pieces = [roubles(300_000), roubles(150_000)];
  const ways = (wish: Partial<Purchase>, rules = RULES) =>
    waysToPay(
      { goods: roubles(450_000), deliveryPrice: ZERO, points: 0, balance: 0, pieces, ...wish },
      rules,
    ).flatMap(({ kind, isAvailable, isInTwo }) => (isAvailable ? [isInTwo ? `${kind} twice` : kind] : []));
  expect(ways({})).toEqual(['card twice', 'sbp', 'sberpay', 'invoice']);
  expect(ways({}, { ...RULES, sbpMax: roubles(1), sberpayMax: roubles(1) })).toEqual([
    'card twice',
    'invoice',
  ]);
  // A carrier would bring two parcels, and a buyer who waits for the rest already pays twice.
  expect(ways({ isCarried: true })).not.toContain('card twice');
  expect(ways({ isDivided: true })).not.toContain('card twice');
  expect(ways({ pieces: [roubles(450_000)] })).not.toContain('card twice');
  // One payment is enough.
  expect(ways({ goods: roubles(350_000) })[0]).toBe('card');
});

test('a limit holds for what is paid that way: delivery counts, points do not', () => {
  const deliveryPrice = kopecks(1);
  expect(reasons(35_000_000, { deliveryPrice })[0]).toBe('above-limit');
  expect(reasons(35_000_000, { deliveryPrice, points: 1, balance: 1 })[0]).toBeNull();
  expect(reasons(300_000, { points: 1, balance: 1 })[4]).toBe('below-limit');
});

test('points pay alone only when they cover the goods and the delivery', () => {
  expect(reasons(123_450, { balance: 1_234 })[5]).toBe('not-enough-bonus');
  expect(reasons(123_450, { balance: 1_235 })[5]).toBeNull();
  expect(reasons(123_450, { balance: 1_235, deliveryPrice: kopecks(51) })[5]).toBe('not-enough-bonus');
});

test('a gift certificate is paid in advance alone, and neither points nor certificates pay for it', () => {
  const wish = { moneyOnly: kopecks(500_000), balance: 1_000_000 };
  const prepaid = [null, null, null, 'prepaid-only', 'prepaid-only', 'prepaid-only'];
  expect(reasons(500_000, wish)).toEqual(prepaid);
  expect(reasons(35_500_000, { ...wish, certificates: [kopecks(99_000_000)] })).toEqual(prepaid);
  expect(reasons(35_500_000, { ...wish, certificates: [kopecks(499_999)] })[0]).toBe('above-limit');
});

test('the instalment is told with credit alone, and adds up to what is paid', () => {
  const ways = waysToPay(
    { goods: roubles(6_000), deliveryPrice: roubles(390), points: 100, balance: 100 },
    RULES,
  );
  const told = ways.filter(({ instalment }) => instalment !== null);
  expect(told.map(({ kind }) => kind)).toEqual(['credit']);
  const { payments, each, last } = told[0]?.instalment ?? { payments: 0, each: ZERO, last: ZERO };
  expect(each * (payments - 1) + last).toBe(roubles(6_290));
});

test('a shop without an operator of instalments does not name them', () => {
  const purchase = { goods: roubles(6_000), deliveryPrice: ZERO, points: 0, balance: 0 };
  const ways = waysToPay(purchase, { ...RULES, credit: null });
  expect(ways.map(({ kind }) => kind)).toEqual(['card', 'sbp', 'sberpay', 'cash', 'bonus']);
});

test('a shop without a bank names neither cards nor, without an operator, instalments', () => {
  const purchase = { goods: roubles(6_000), deliveryPrice: ZERO, points: 0, balance: 0 };
  const ways = waysToPay(purchase, { ...RULES, cardMax: null, sbpMax: null, sberpayMax: null, credit: null });
  expect(ways.map(({ kind }) => kind)).toEqual(['cash', 'invoice', 'bonus']);
});

test('what a card does not carry is paid by invoice too, whatever the sum', () => {
  const kinds = (goods: number) =>
    waysToPay({ goods: kopecks(goods), deliveryPrice: ZERO, points: 0, balance: 0 }, RULES)
      .filter(({ isAvailable }) => isAvailable)
      .map(({ kind }) => kind);
  expect(kinds(35_000_000)).not.toContain('invoice');
  expect(kinds(35_000_001)).toEqual(['sbp', 'sberpay', 'invoice']);
  expect(kinds(70_000_001)).toEqual(['invoice']);
  expect(kinds(100_580_000)).toEqual(['invoice']);
  expect(waysToPay(DEAR, { ...RULES, invoice: null }).some(({ isAvailable }) => isAvailable)).toBe(false);
});

test('a company pays by invoice for any sum, or by card within its limit, and in no other way', () => {
  const ofCompany = (goods: number, wish: Partial<Purchase> = {}) =>
    waysToPay(
      {
        goods: kopecks(goods),
        deliveryPrice: ZERO,
        points: 0,
        balance: 99_000_000,
        buyer: 'company',
        ...wish,
      },
      RULES,
    ).map(({ kind, reason }) => [kind, reason]);
  const both = [
    ['invoice', null],
    ['card', null],
  ];
  expect(ofCompany(1)).toEqual(both);
  expect(ofCompany(35_000_000)).toEqual(both);
  expect(ofCompany(500_000, { moneyOnly: kopecks(500_000) })).toEqual(both);
  expect(ofCompany(35_000_001)).toEqual([
    ['invoice', null],
    ['card', 'above-limit'],
  ]);
  const noInvoices = waysToPay({ ...DEAR, goods: kopecks(1), buyer: 'company' }, { ...RULES, invoice: null });
  expect(noInvoices.map(({ kind }) => kind)).toEqual(['card']);
});

const DEAR: Purchase = { goods: roubles(9_000_000), deliveryPrice: ZERO, points: 0, balance: 0 };

test('a cart of any sum can be paid somehow, whatever is in it and whoever brings it', () => {
  const money = fc.integer({ min: 0, max: 100_000_000_000 });
  const limit = fc.option(money.map(kopecks));
  fc.assert(
    fc.property(
      fc.record({
        moneyOnly: money,
        other: money,
        deliveryPrice: fc.integer({ min: 0, max: 1_000_000 }).map(kopecks),
        isCarried: fc.boolean(),
        points: fc.integer({ min: 0, max: 1_000_000 }),
        certificates: fc.array(money.map(kopecks), { maxLength: 5 }),
        buyer: fc.constantFrom(...BUYER_KINDS),
      }),
      fc.record({ cardMax: limit, sbpMax: limit, sberpayMax: limit, cashMax: money.map(kopecks) }),
      ({ moneyOnly, other, ...rest }, limits) => {
        const purchase = {
          ...rest,
          goods: kopecks(moneyOnly + other),
          moneyOnly: kopecks(moneyOnly),
          balance: rest.points,
        };
        const ways = waysToPay(purchase, { ...RULES, ...limits });
        expect(ways.some(({ isAvailable }) => isAvailable)).toBe(true);
      },
    ),
  );
});

test('what a card does not carry is paid by several payments, unless it comes today or is divided already', () => {
  const rules = { ...RULES, parts: { days: 3 } };
  const parts = (goods: number, wish: Partial<Purchase> = {}, other: Partial<PaymentRules> = {}) =>
    waysToPay(
      { goods: kopecks(goods), deliveryPrice: ZERO, points: 0, balance: 0, ...wish },
      { ...rules, ...other },
    )
      .filter(({ kind }) => kind === 'parts')
      .map(({ reason }) => reason);
  expect(parts(35_000_000)).toEqual([]);
  expect(parts(35_000_001)).toEqual([null]);
  expect(parts(35_000_001, { points: 1, balance: 1 })).toEqual([]);
  expect(parts(100_580_000, { isToday: true })).toEqual(['today']);
  expect(parts(100_580_000, { isDivided: true })).toEqual(['divided']);
  expect(parts(100_580_000, { buyer: 'company' })).toEqual([]);
  expect(parts(100_580_000, {}, { parts: null })).toEqual([]);
  const noBank = { cardMax: null, sbpMax: null, sberpayMax: null };
  expect(waysToPay({ ...DEAR }, { ...rules, ...noBank }).map(({ kind }) => kind)).not.toContain('parts');
  // Without a card the fast transfers are the usual way.
  expect(
    waysToPay({ ...DEAR, goods: roubles(700_000) }, { ...rules, cardMax: null }).map(({ kind }) => kind),
  ).not.toContain('parts');
});

test('what is sold online follows from the ways to pay', () => {
  expect(soldOnlineUpTo(RULES)).toBeNull();
  const without = { ...RULES, invoice: null };
  expect(soldOnlineUpTo({ ...without, parts: { days: 3 } })).toBeNull();
  expect(soldOnlineUpTo(without)).toBe(roubles(700_000));
  expect(soldOnlineUpTo({ ...without, sbpMax: null, sberpayMax: null })).toBe(roubles(350_000));
  expect(soldOnlineUpTo({ ...without, cardMax: roubles(900_000) })).toBe(roubles(900_000));
  const noBank = { ...without, cardMax: null, sbpMax: null, sberpayMax: null };
  expect(soldOnlineUpTo(noBank)).toBe(roubles(100_000));
  // Several payments need a bank that takes them.
  expect(soldOnlineUpTo({ ...noBank, parts: { days: 3 } })).toBe(roubles(100_000));
  expect([
    isWithin(roubles(1), null),
    isWithin(roubles(2), roubles(2)),
    isWithin(kopecks(201), roubles(2)),
  ]).toEqual([true, true, false]);
});

test('the page of a dear thing names the ways that take its whole price, with their limits', () => {
  const rules = { ...RULES, parts: { days: 3 } };
  expect(waysAboveCard(roubles(350_000), rules)).toBeNull();
  expect(waysAboveCard(roubles(403_600), { ...rules, sberpayMax: roubles(400_000) })).toEqual({
    most: roubles(350_000),
    ways: [
      { kind: 'sbp', max: roubles(700_000) },
      { kind: 'invoice', max: null },
      { kind: 'parts', max: null },
    ],
  });
  expect(waysAboveCard(roubles(871_000), rules)?.ways.map(({ kind }) => kind)).toEqual(['invoice', 'parts']);
  expect(waysAboveCard(roubles(871_000), { ...rules, invoice: null, parts: null })?.ways).toEqual([]);
  expect(
    waysAboveCard(roubles(871_000), { ...rules, cardMax: null, sbpMax: null, sberpayMax: null }),
  ).toBeNull();
});
