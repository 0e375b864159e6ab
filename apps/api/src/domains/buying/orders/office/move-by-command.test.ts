import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { listPurchases } from '@yahont/contracts/purchases/purchases.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { moveOrderByCommand } from '#src/compose/buying.ts';
import { balance } from '#src/domains/people/loyalty/index.ts';
import { asSystem } from '#src/platform/context.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

type To = Parameters<typeof moveOrderByCommand>[1]['to'];
const move = (orderId: number, to: To) =>
  moveOrderByCommand(asSystem(shop.api.context, 'command'), { orderId, to });

test('an order is taken from placing to its end, and its buyer owns it, with points and a guarantee', async () => {
  const { id, headers, accountId, phone } = await shop.order();
  const read = async () => (await shop.api.call(getOrder, { headers, params: { id } })).answer();
  const points = await balance(shop.api.context.db, accountId);
  const purchases = async () => (await shop.api.call(listPurchases, { headers })).answer().items;
  expect(await purchases()).toEqual([]);
  expect(await move(id, 'assembling')).toEqual({ ok: true, from: 'new' });
  expect(await move(id, 'ready')).toEqual({ ok: true, from: 'assembling' });
  expect(await read()).toMatchObject({ status: 'ready', pickupCode: expect.stringMatching(/^\d{6}$/) });
  // At night it would wait for the morning, and a collected order is not called ready.
  await shop.api.deliverOutbox();
  expect(await move(id, 'completed')).toEqual({ ok: true, from: 'ready' });
  const done = await read();
  expect(done.history.map(({ status }) => status)).toEqual(['new', 'assembling', 'ready', 'completed']);
  expect(done.bonusToEarn).toBeGreaterThan(0);
  expect(await balance(shop.api.context.db, accountId)).toBe(points + done.bonusToEarn);
  expect(await purchases()).toMatchObject([
    { from: { kind: 'site', orderId: id }, uins: done.lines[0]?.uins, warrantyUntil: expect.any(String) },
  ]);
  await shop.api.deliverOutbox();
  const sent = (await shop.api.call(listSentMessages, { query: { to: phone } })).answer().items;
  expect(sent.map(({ text }) => /принят|готов/.exec(text)?.[0]).filter(Boolean)).toEqual(['готов', 'принят']);
  const moves = (await shop.logOf(id)).filter(({ action }) => action === 'orders.move');
  expect(moves.map(({ actorKind, actorId }) => [actorKind, actorId])).toEqual(
    Array(3).fill(['system', 'command']),
  );
});

test('pieces that lie elsewhere are brought to the store before the order is ready there', async () => {
  const { orderId } = await addPickupOrder(shop.api, shop.storeId, { lies: null });
  await move(orderId, 'assembling');
  expect(await move(orderId, 'ready')).toMatchObject({ ok: true });
  const { rows } = await shop.api.database.query('select store_id, sent_at from items where order_id = $1', [
    orderId,
  ]);
  expect(rows).toEqual([{ store_id: shop.storeId, sent_at: null }]);
});

test('an order that comes back from its way was not delivered, as when staff take it back', async () => {
  const { id, headers } = await shop.order();
  for (const to of ['assembling', 'in-delivery', 'ready'] as const) await move(id, to);
  const { history, lastNote } = (await shop.api.call(getOrder, { headers, params: { id } })).answer();
  expect(history.map(({ note }) => note)).toEqual(['placed', null, null, 'delivery-failed']);
  expect(lastNote).toBe('delivery-failed');
});

test('a move that the states do not know changes nothing, and a cancelled order is on sale again', async () => {
  const { id, headers } = await shop.order();
  expect(await move(id, 'completed')).toEqual({ ok: false, reason: 'illegal-move', from: 'new' });
  expect(await move(id, 'cancelled')).toEqual({ ok: true, from: 'new' });
  const { status, history } = (await shop.api.call(getOrder, { headers, params: { id } })).answer();
  expect(status).toBe('cancelled');
  expect(history.at(-1)).toMatchObject({ note: 'cancelled-by-store' });
  await expect(move(999_999_999, 'ready')).rejects.toMatchObject({ reason: 'order-not-found' });
});
