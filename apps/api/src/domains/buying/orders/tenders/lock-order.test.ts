import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '@yahont/contracts/orders/orders.ts';
import { roubles } from '@yahont/values/money.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { certificateBalance, codeFor, makeCertificate } from '#src/testing/money/certificates.ts';
import { fillCart, sendOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';

const ROUNDS = 25;
const POINTS = 50_000;
const HELD = roubles(1_000_000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.stop());

/** On PostgreSQL a deadlock would fail one of both; the embedded engine has one connection and cannot show it. */
test.each([
  ['points and a certificate', 1_000],
  ['a certificate alone', 0],
])(
  'an order with %s is placed while another of the same account and certificate is cancelled, many times',
  { timeout: 120_000 },
  async (_what, bonus) => {
    const buyer = await shop.makeBuyer({ points: POINTS });
    const certificate = await makeCertificate(shop, HELD);
    const { skuId } = await shop.makeProduct({ stock: 4 });
    const place = async (points: number) => {
      await fillCart(shop, buyer, skuId);
      const wish = { bonus: points, certificates: [codeFor(certificate)], expectedTotal: 0 };
      return () => sendOrder(shop, buyer, wish);
    };
    const cancel = (id: number) => shop.call(cancelOrder, { as: buyer.headers, params: { id } });
    let { id } = (await (await place(1_000))()).answer();
    for (let round = 0; round < ROUNDS; round += 1) {
      const send = await place(round % 2 === 0 ? bonus : 1_000);
      const [placed, cancelled] = await Promise.all([send(), cancel(id)]);
      expect(cancelled.answer().status).toBe('cancelled');
      ({ id } = placed.answer());
    }
    (await cancel(id)).answer();
    expect(await certificateBalance(shop, certificate)).toBe(HELD);
    expect(await balance(shop.context.db, buyer.accountId)).toBe(POINTS);
  },
);
