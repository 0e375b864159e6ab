import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addCertificate,
  getCertificateBalance,
  getCertificateTerms,
  giveBackCertificate,
  listOrderCertificates,
  showCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { getCart } from '@yahont/contracts/cart/cart.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { giftFor, payByTestCard, placeElectronic } from '#src/testing/money/electronic-order.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { signIn } from '#src/testing/visitors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ certificateYears: 1 });
  await fillSmallShop(api);
});
afterAll(() => api.stop());

test('two certificates of one order have a code each, last as long as the shop says, and come back one by one', async () => {
  expect((await api.call(getCertificateTerms, {})).answer().years).toBe(1);
  const { headers } = await signIn(api);
  const amounts = [kopecks(500_000), kopecks(300_000)];
  for (const amount of amounts)
    await api.call(addCertificate, { headers, body: { amount, gift: giftFor({ way: 'print' }) } });
  const order = (await placeElectronic(api, headers, { expectedTotal: 800_000 })).answer();
  await payByTestCard(api, headers, order.id);
  while ((await api.deliverOutbox()) > 0);
  const params = { id: order.id };
  const { items } = (await api.call(listOrderCertificates, { headers, params })).answer();
  expect(items.map(({ amount, state }) => [amount, state])).toEqual(amounts.map((one) => [one, 'active']));
  const codes = await Promise.all(
    items.map(async ({ page }) => {
      const link = page?.split('/').at(-2) ?? '';
      return (await api.call(showCertificate, { params: { link } })).answer().code;
    }),
  );
  expect(new Set(codes).size).toBe(2);

  const balanceOf = (code = '') => api.call(getCertificateBalance, { body: { code, token: '' } });
  const inAYear = new Date(api.clock.now());
  inAYear.setUTCFullYear(inAYear.getUTCFullYear() + 1);
  expect((await balanceOf(codes[0])).answer()).toEqual({
    balance: amounts[0],
    expiresAt: inAYear.toISOString(),
  });
  (await api.call(giveBackCertificate, { headers, params: { id: items[0]?.id ?? '' } })).answer();
  expect((await balanceOf(codes[0])).problem.code).toBe('certificate-unusable');
  expect((await balanceOf(codes[1])).answer().balance).toBe(amounts[1]);
  const { status, tenders } = (await api.call(getOrder, { headers, params })).answer();
  expect([status, tenders.map(({ refunded }) => refunded)]).toEqual(['completed', [amounts[0]]]);
});

test('the form of a certificate that is sent twice without scripts adds one, and later one more', async () => {
  const { headers } = await signIn(api);
  const body = { amount: kopecks(300_000), gift: giftFor({ way: 'print' }), formKey: 'form-of-gift' };
  const send = () => api.call(addCertificate, { headers, body });
  const both = await Promise.all([send(), send()]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await api.call(getCart, { headers })).answer().lines).toHaveLength(1);
  api.clock.advance(11_000);
  expect((await send()).answer().lines).toHaveLength(2);
});
