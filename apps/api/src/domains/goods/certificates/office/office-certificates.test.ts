import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCartLine } from '@yahont/contracts/cart/cart.ts';
import { getCheckoutOptions, placeOrder } from '@yahont/contracts/checkout/checkout.ts';
import { showCertificate, listOrderCertificates } from '@yahont/contracts/certificates/certificates.ts';
import * as office from '@yahont/contracts/office/certificates.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { kopecks } from '@yahont/values/money.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { courierOrder } from '#src/testing/courier-order.ts';
import { buyCertificate, giftFor } from '#src/testing/money/electronic-order.ts';
import { addArbat, addPiece } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';
import { signIn } from '#src/testing/visitors.ts';

const AMOUNT = kopecks(500_000);
const WHY = 'письмо потерялось';

let api: TestApi;
let storeId: number;
beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  await addArbat(api);
});
afterAll(() => api.stop());

/** A certificate that was bought and sent: its id, its order and its code. */
async function bought(address: string): Promise<{ id: string; orderId: number; code: string }> {
  const { headers } = await signIn(api);
  const { id: orderId } = await buyCertificate(api, headers, { amount: AMOUNT, gift: giftFor({ address }) });
  while ((await api.deliverOutbox()) > 0);
  const { items } = (await api.call(listOrderCertificates, { headers, params: { id: orderId } })).answer();
  const link = items[0]?.page?.split('/').at(-2) ?? '';
  const { code } = (await api.call(showCertificate, { params: { link } })).answer();
  return { id: items[0]?.id ?? '', orderId, code };
}

/** A ring that is collected in the store, paid with a certificate and the rest in cash. */
async function spendOn(code: string): Promise<number> {
  const { headers } = await signIn(api);
  const { skuId } = await addPiece(api, storeId);
  (await api.call(addCartLine, { headers, body: { skuId } })).answer();
  const options = (await api.call(getCheckoutOptions, { headers })).answer();
  const body = {
    ...courierOrder(options),
    payment: 'cash' as const,
    delivery: { kind: 'pickup' as const, storeId },
    certificates: [code],
    expectedTotal: options.totals.goods - AMOUNT,
  };
  const key = { ...headers, 'idempotency-key': crypto.randomUUID() };
  return (await api.call(placeOrder, { headers: key, body })).answer().id;
}

test('staff find a certificate by the end of its code or its order, and see where its money is', async () => {
  const { id, orderId, code } = await bought('nina@example.ru');
  const { headers } = await makeStaff(api.context, ['operator']);
  const find = async (query: Record<string, string | number>) =>
    (await api.call(office.findOfficeCertificates, { headers, query })).answer().items;
  const row = { id, orderId, lastFour: code.slice(-4), state: 'active', amount: AMOUNT, balance: AMOUNT };
  expect(await find({ lastFour: code.slice(-4).toLowerCase() })).toMatchObject([row]);
  expect(await find({ orderId })).toMatchObject([row]);
  expect(await find({ orderId, lastFour: code.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA' })).toEqual([]);
  expect(await find({})).toEqual([]);

  const spentOn = await spendOn(code);
  expect(await find({ orderId: spentOn })).toMatchObject([{ ...row, balance: 0 }]);
  const answer = await api.call(office.getOfficeCertificate, { headers, params: { id } });
  expect(answer.answer()).toMatchObject({
    way: 'mail',
    sentTo: 'n•••@example.ru',
    entries: [
      { reason: 'issued', amount: AMOUNT, orderId: null },
      { reason: 'held', amount: AMOUNT, orderId: spentOn },
    ],
  });
  expect(JSON.stringify(answer.answer())).not.toContain(code);
});

test('staff of a store see the certificates of its orders alone', async () => {
  const { id, orderId, code } = await bought('olga@example.ru');
  const [here, there] = [
    await makeStaff(api.context, ['consultant'], ['petrovka']),
    await makeStaff(api.context, ['consultant'], ['arbat']),
  ];
  const seen = async ({ headers }: typeof here) => {
    const one = await api.call(office.getOfficeCertificate, { headers, params: { id } });
    const found = await api.call(office.findOfficeCertificates, { headers, query: { orderId } });
    return [one.status, found.answer().items.length];
  };
  // An electronic order belongs to no store.
  expect([await seen(here), await seen(there)]).toEqual([
    [404, 0],
    [404, 0],
  ]);
  await spendOn(code);
  expect([await seen(here), await seen(there)]).toEqual([
    [200, 1],
    [404, 0],
  ]);
});

test('staff send a certificate again, not twice in ten minutes, and the log says why', async () => {
  const { id } = await bought('rita@example.ru');
  const { staffId, headers } = await makeStaff(api.context, ['finance']);
  const again = () =>
    api.call(office.sendOfficeCertificateAgain, { headers, params: { id }, body: { reason: WHY } });
  expect((await again()).problem.code).toBe('sent-lately');
  const first = api.clock.now().toISOString();
  api.clock.advance(11 * 60_000);
  expect((await again()).answer().sentAt).toBe(api.clock.now().toISOString());
  await api.deliverOutbox();
  const { items } = (await api.call(listSentMessages, { query: { to: 'rita@example.ru' } })).answer();
  expect(items).toHaveLength(2);
  const rows = await api.context.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'certificates.send-again'), eq(auditLog.subjectId, id)));
  expect(rows).toMatchObject([
    { actorKind: 'staff', actorId: String(staffId), before: { sentAt: first }, reason: WHY },
  ]);
  const operator = await makeStaff(api.context, ['operator']);
  const refused = await api.call(office.sendOfficeCertificateAgain, {
    headers: operator.headers,
    params: { id },
    body: { reason: WHY },
  });
  expect(refused.problem.code).toBe('no-such-call');
});
