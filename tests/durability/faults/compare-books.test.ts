import { expect, test } from 'vitest';
import type { ShopBooks } from './books.ts';
import { compareBooks, type BankBooks } from './compare-books.ts';
import type { FaultyPurchase } from './shopper.ts';
import type { TillSale } from './till.ts';

const ORDER = { id: 1, key: 'k', status: 'paid', total: 10_000, paid: 10_000, refunded: 2_500 };
const SALE = { id: 3, receipt: '17', uin: '8', paid: 500, isOffSale: true };
const SHOP: ShopBooks = {
  orders: [ORDER],
  payments: [{ providerId: 'p', orderId: 1, amount: 10_000, state: 'succeeded' }],
  certificates: [{ id: 'c', balance: 400, due: 400 }],
  advances: [{ refundId: 'r', amount: 300, receipted: 300, receipts: 1 }],
  heldTwice: [],
  sales: [SALE],
  approvedReturns: [{ returnId: '7', refunds: 1 }],
};
const ADVANCE = { type: 'refund', refund_id: 'b', settlements: [{ type: 'prepayment' }] };
const PAID = { id: 'p', status: 'succeeded', amount: { value: '100.00' } };
const BANK: BankBooks = {
  payments: new Map([['p', PAID]]),
  refunds: [{ payment_id: 'p', amount: { value: '25.00' } }],
  receipts: [ADVANCE, { ...ADVANCE, settlements: [{ type: 'cashless' }] }],
};
const BOUGHT: FaultyPurchase = { orderId: 1, key: 'k', total: 10_000, end: 'kept', stuck: null };
const SOLD: TillSale = { saleId: 3, receipt: '17', uin: '8', paid: 500 };

test('three books that agree have no findings', () => {
  expect(compareBooks(SHOP, BANK, { bought: [BOUGHT], sold: [SOLD] })).toEqual({
    lost: 0,
    doubled: 0,
    difference: 0,
    findings: [],
  });
});

test.each<[string, ShopBooks, BankBooks, FaultyPurchase[], object]>([
  ['an order that is gone', { ...SHOP, orders: [] }, BANK, [BOUGHT], { lost: 1 }],
  ['an order with another sum', SHOP, BANK, [{ ...BOUGHT, total: 1 }], { lost: 1 }],
  ['something that never came', SHOP, BANK, [{ ...BOUGHT, stuck: 'the money' }], { lost: 1 }],
  ['an order nobody was told of', SHOP, BANK, [], { doubled: 1 }],
  ['two buyers with one order', SHOP, BANK, [BOUGHT, BOUGHT], { doubled: 1 }],
  ['a piece with two buyers', { ...SHOP, heldTwice: ['8'] }, BANK, [BOUGHT], { doubled: 1 }],
  [
    'an agreement that nothing followed',
    { ...SHOP, approvedReturns: [{ returnId: '7', refunds: 0 }] },
    BANK,
    [BOUGHT],
    { lost: 1 },
  ],
  [
    'two agreements about one return',
    { ...SHOP, approvedReturns: [...SHOP.approvedReturns, ...SHOP.approvedReturns] },
    BANK,
    [BOUGHT],
    { doubled: 1 },
  ],
  [
    'a payment that the shop does not know',
    SHOP,
    { ...BANK, payments: new Map([...BANK.payments, ['q', { ...PAID, id: 'q' }]]) },
    [BOUGHT],
    { difference: 10_000 },
  ],
  ['a refund that the bank does not know', SHOP, { ...BANK, refunds: [] }, [BOUGHT], { difference: 2_500 }],
  [
    'a refund made twice',
    SHOP,
    { ...BANK, refunds: [...BANK.refunds, ...BANK.refunds] },
    [BOUGHT],
    { difference: 2_500 },
  ],
  [
    'a payment that the bank does not know',
    SHOP,
    { ...BANK, payments: new Map(), refunds: [] },
    [BOUGHT],
    { lost: 1, difference: 7_500 },
  ],
  [
    'a certificate that got more back than it gave',
    { ...SHOP, certificates: [{ id: 'c', balance: 700, due: 400 }] },
    BANK,
    [BOUGHT],
    { difference: 300 },
  ],
  [
    'an advance without its receipt',
    { ...SHOP, advances: [{ refundId: 'r', amount: 300, receipted: 0, receipts: 0 }] },
    BANK,
    [BOUGHT],
    { lost: 1 },
  ],
  [
    'a receipt of an advance with another sum',
    { ...SHOP, advances: [{ refundId: 'r', amount: 300, receipted: 200, receipts: 1 }] },
    BANK,
    [BOUGHT],
    { difference: 100 },
  ],
  [
    'a receipt of an advance made twice',
    SHOP,
    { ...BANK, receipts: [ADVANCE, ADVANCE] },
    [BOUGHT],
    { doubled: 1 },
  ],
])('%s is found', (_what, shop, bank, bought, found) => {
  const comparison = compareBooks(shop, bank, { bought, sold: [SOLD] });
  expect(comparison).toMatchObject(found);
  expect(comparison.findings).not.toEqual([]);
});

test.each<[string, ShopBooks['sales'], TillSale[], object]>([
  ['a sale that is gone', [], [SOLD], { lost: 1 }],
  ['a sold piece that is on sale', [{ ...SALE, isOffSale: false }], [SOLD], { lost: 1 }],
  ['a sale with another sum', [SALE], [{ ...SOLD, paid: 1 }], { lost: 1 }],
  ['a receipt recorded twice', [SALE, { ...SALE, id: 4 }], [SOLD], { doubled: 1 }],
])('%s is found', (_what, sales, sold, found) => {
  const comparison = compareBooks({ ...SHOP, sales }, BANK, { bought: [BOUGHT], sold });
  expect(comparison).toMatchObject(found);
  expect(comparison.findings).not.toEqual([]);
});
