import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrderMessages, writeOrderMessage } from '@yahont/contracts/office/order-work/order-messages.ts';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { orders } from '#src/domains/buying/orders/orders.tables.ts';
import { outbox } from '#src/platform/messages/outbox.tables.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

const NOON = Date.parse('2027-01-12T09:00:00Z');
const NIGHT = Date.parse('2027-01-12T20:30:00Z');

let shop: OfficeShop;
let operator: TestStaff;
let head: TestStaff;
beforeAll(async () => {
  shop = await openOfficeShop();
  await setClock(NOON);
});
afterAll(() => shop.api.stop());

/** Sessions of staff end with the day. */
async function setClock(to: number) {
  shop.api.clock.advance(to - shop.api.clock.now().getTime());
  operator = await makeStaff(shop.api.context, ['operator']);
  head = await makeStaff(shop.api.context, ['head']);
}

const write = (id: number, wish: Partial<BodyOf<typeof writeOrderMessage>>, by = operator) =>
  shop.api.call(writeOrderMessage, {
    headers: by.headers,
    params: { id },
    body: { key: randomUUID(), channel: 'sms', text: 'Ждём вас завтра', ...wish },
  });
const list = (id: number, by = operator) =>
  shop.api.call(listOrderMessages, { headers: by.headers, params: { id } });

test('an SMS and a letter reach the buyer, are shown with their state, and the log has no text', async () => {
  const { id, phone } = await shop.order();
  const sms = (await write(id, { text: 'Кольцо уже в салоне' })).answer();
  expect(sms).toMatchObject({
    channel: 'sms',
    text: 'Кольцо уже в салоне',
    state: 'sending',
    heldUntil: null,
  });
  (await write(id, { channel: 'mail', text: 'Подобрали\n\nдве пары серёг' })).answer();
  await shop.api.deliverOutbox();
  const { items, channels } = (await list(id)).answer();
  expect(channels).toEqual(['sms', 'mail']);
  expect(items.map(({ channel, state }) => [channel, state])).toEqual([
    ['mail', 'sent'],
    ['sms', 'sent'],
  ]);
  expect((await messagesTo(shop.api, phone)).map(({ text }) => text)).toContain('Яхонт: Кольцо уже в салоне');
  const letters = await messagesTo(shop.api, 'anna@example.ru');
  expect(letters.find(({ text }) => text.includes('две пары серёг'))?.subject).toContain(
    `По заказу № Я-${id}`,
  );
  const log = (await shop.logOf(id)).filter(({ action }) => action === 'orders.message');
  expect(log.map(({ after }) => after)).toEqual([
    { message: sms.id, channel: 'sms' },
    { message: sms.id + 1, channel: 'mail' },
  ]);
  expect(JSON.stringify(log)).not.toContain('Кольцо');
});

test('the same key is written once', async () => {
  const { id, phone } = await shop.order();
  const key = randomUUID();
  const [one, two] = [await write(id, { key }), await write(id, { key })];
  expect(two.answer().id).toBe(one.answer().id);
  await shop.api.deliverOutbox();
  const texts = (await messagesTo(shop.api, phone)).filter(({ text }) => text.includes('Ждём вас завтра'));
  expect(texts).toHaveLength(1);
});

test('templates name the order, its store and its term', async () => {
  const { id } = await shop.order();
  (await shop.step('assembleOrder', id, head)).answer();
  (await shop.ready(id, head)).answer();
  const { templates } = (await list(id)).answer();
  expect(templates.map(({ code }) => code)).toEqual(['call-back', 'waits', 'question']);
  expect(templates[1]?.text.replaceAll('\u00A0', ' ')).toMatch(
    new RegExp(`^Заказ № Я-${id} ждёт вас в салоне «Петровка, 11» до 19 января\\.`),
  );
});

test('what is written at night waits for the morning of the buyer’s city', async () => {
  const { id } = await shop.order();
  await setClock(NIGHT);
  const held = (await write(id, { text: 'Ночью не будим' })).answer();
  expect(held.state).toBe('held');
  expect(held.heldUntil).toMatch(/^2027-01-13T0[5-7]/);
  const waiting = await shop.api.context.db.select().from(outbox);
  const own = waiting.filter(({ payload }) => payload['text'] === 'Яхонт: Ночью не будим');
  expect(own.map(({ notBefore }) => notBefore?.toISOString())).toEqual([held.heldUntil]);
  await setClock(NOON + 86_400_000);
  await shop.api.deliverOutbox();
  expect((await list(id)).answer().items[0]).toMatchObject({ state: 'sent', heldUntil: null });
});

test('a message that was given up is shown as failed', async () => {
  const { id } = await shop.order();
  const { id: messageId } = (await write(id, { text: 'Связи нет' })).answer();
  const rows = await shop.api.context.db.select().from(outbox);
  const last = rows.find(({ payload }) => payload['text'] === 'Яхонт: Связи нет');
  await shop.api.context.db
    .update(outbox)
    .set({ queuedAt: shop.api.clock.now(), failedAt: shop.api.clock.now(), lastError: 'no route' })
    .where(eq(outbox.id, last?.id ?? 0));
  expect((await list(id)).answer().items).toMatchObject([{ id: messageId, state: 'failed' }]);
});

test('an empty or long text, an address that there is not, and an erased buyer are refused', async () => {
  const { id } = await shop.order();
  const [{ contact } = { contact: null }] = await shop.api.context.db
    .select({ contact: orders.contact })
    .from(orders)
    .where(eq(orders.id, id));
  if (contact === null) throw new Error('no order');
  await shop.api.context.db
    .update(orders)
    .set({ contact: { ...contact, email: '' } })
    .where(eq(orders.id, id));
  const tried = [
    await write(id, { text: ' ' }),
    await write(id, { text: 'я'.repeat(128) }),
    await write(id, { channel: 'mail', text: 'я'.repeat(2001) }),
    await write(id, { channel: 'mail' }),
  ];
  expect(tried.map(({ status, problem }) => [status, problem.code, problem.errors?.[0]?.path])).toEqual([
    [422, 'validation', 'text'],
    [422, 'validation', 'text'],
    [422, 'validation', 'text'],
    [409, 'nowhere-to-write', undefined],
  ]);
  expect((await list(id)).answer()).toMatchObject({ items: [], channels: ['sms'] });
});

test('a person of another store neither reads nor writes, and a consultant has no such call', async () => {
  const { id } = await shop.order();
  const stranger = await makeStaff(shop.api.context, ['manager'], ['arbat']);
  const answers = [await list(id, stranger), await write(id, {}, stranger)];
  expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual([
    [404, 'order-not-found'],
    [404, 'order-not-found'],
  ]);
  const consultant = await makeStaff(shop.api.context, ['consultant'], ['petrovka']);
  expect((await write(id, {}, consultant)).problem.code).toBe('no-such-call');
});
