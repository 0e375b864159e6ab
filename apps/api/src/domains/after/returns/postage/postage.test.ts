import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { payPostage } from '@yahont/contracts/office/returns.ts';
import { askForPostage, getReturn } from '@yahont/contracts/returns/returns.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { buyRings, openReturnsShop } from '#src/testing/returns/bought.ts';
import { ask, bringAndCheck, stepsOf } from '#src/testing/returns/steps.ts';
import type { TestBuyer, TestShop } from '#src/testing/shop.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

let shop: TestShop;
let head: TestStaff;
beforeAll(async () => {
  shop = await openReturnsShop();
  head = await makeStaff(shop.context, ['head']);
});
afterAll(() => shop.stop());

const receipt = () =>
  new File(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], 'Квитанция.pdf', {
    type: 'application/pdf',
  });

/** A ring that its buyer sends back by post, because of a fault unless said otherwise. */
async function sent({ reason = 'defect' as 'defect' | 'not-liked' } = {}) {
  const { buyer, order } = await buyRings(shop);
  const asked = (await ask(shop, buyer, order, { reason, route: { kind: 'post' } })).answer();
  const steps = stepsOf(shop, head);
  (await steps.approve(asked.id)).answer();
  return { buyer, id: asked.id, steps };
}

const claim = (buyer: TestBuyer, id: number, amount = 64_200, files = [receipt()]) =>
  shop.call(askForPostage, { as: buyer.headers, params: { id }, body: { amount }, files });

const pay = (id: number, amount: number, as = head.headers) =>
  shop.call(payPostage, { as, params: { id }, body: { amount, way: 'transfer', paymentOrder: '17' } });

test('the postage of a faulty piece is asked for with its receipt and paid after the check, once', async () => {
  const { buyer, id, steps } = await sent();
  expect((await shop.call(getReturn, { as: buyer.headers, params: { id } })).answer()).toMatchObject({
    postage: null,
    postageMost: 150_000,
  });
  (await claim(buyer, id, 70_000)).answer();
  expect((await claim(buyer, id)).answer().postage).toEqual({ asked: 64_200, paid: null, way: null });
  const [file, ...more] = (await steps.read(id)).answer().postage?.files ?? [];
  expect([file?.name, more.length]).toEqual(['Квитанция.pdf', 0]);
  const path = `GET /office/api/returns/files/${file?.id}`;
  expect((await shop.send(path, { headers: head.headers })).headers.get('content-type')).toBe(
    'application/pdf',
  );
  expect((await shop.send(path, { headers: buyer.headers })).status).toBe(401);
  const opened = await shop.context.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'returns.open-file'));
  expect(opened).toMatchObject([
    { actorId: String(head.staffId), subjectId: String(id), after: { file: file?.id } },
  ]);

  expect((await pay(id, 64_200)).problem).toMatchObject({
    code: 'not-decided',
    context: { state: 'approved' },
  });
  await bringAndCheck(steps, id);
  (await steps.refund(id)).answer();
  expect((await pay(id, 64_201)).problem).toMatchObject({ code: 'too-much', context: { most: 64_200 } });
  const operator = await makeStaff(shop.context, ['consultant'], ['petrovka']);
  expect((await pay(id, 64_200, operator.headers)).status).toBe(404);
  expect((await pay(id, 64_200)).answer().postage).toMatchObject({ paid: 64_200, way: 'transfer' });
  expect((await pay(id, 64_200)).problem.code).toBe('postage-paid');
  expect((await claim(buyer, id)).problem.code).toBe('no-postage');
  const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.action, 'returns.postage'));
  expect(log).toMatchObject([{ actorId: String(head.staffId), after: { asked: 64_200, paid: 64_200 } }]);
  const told = await shop.context.db.select().from(outbox).where(eq(outbox.topic, 'return-changed'));
  expect(told.filter(({ payload }) => JSON.stringify(payload).includes('postage-paid'))).toHaveLength(1);
});

test('nothing is asked for what the shopper sends at their own cost, without a receipt or above the most', async () => {
  const { buyer, id } = await sent({ reason: 'not-liked' });
  expect((await claim(buyer, id)).problem.code).toBe('no-postage');
  const faulty = await sent();
  expect((await claim(faulty.buyer, faulty.id, 150_001)).problem).toMatchObject({
    code: 'too-much',
    context: { most: 150_000 },
  });
  expect((await claim(faulty.buyer, faulty.id, 64_200, [])).problem.code).toBe('receipt-missing');
  const page = new File(['<!doctype html>'], 'квитанция.pdf', { type: 'application/pdf' });
  expect((await claim(faulty.buyer, faulty.id, 64_200, [page])).problem.code).toBe('file-refused');
  expect((await pay(faulty.id, 100)).problem.code).toBe('no-postage-asked');
});

test('another account cannot ask for the postage of a return', async () => {
  const { id } = await sent();
  const { headers: as } = await shop.makeBuyer();
  const asked = await shop.call(askForPostage, {
    as,
    params: { id },
    body: { amount: 100 },
    files: [receipt()],
  });
  expect(asked.problem.code).toBe('return-not-found');
});
