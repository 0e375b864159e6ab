import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeVisit } from '@yahont/contracts/office/delivery/visits.ts';
import { getOfficeOrder } from '@yahont/contracts/office/orders.ts';
import { getOrder } from '@yahont/contracts/orders/orders.ts';
import { getOrderVisits, moveOrderVisit } from '@yahont/contracts/orders/visits.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { makePhone } from '#src/testing/api.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { orderData } from '../personal-data.ts';
import { orders } from '../orders.tables.ts';

let shop: OfficeShop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(() => shop.api.stop());

const maria = () => ({ name: 'Мария', lastName: 'Лаврова', phone: makePhone() });

async function textsTo(to: string): Promise<string[]> {
  await shop.api.deliverOutbox();
  const sent = await shop.api.call(listSentMessages, { query: { to } });
  return sent.answer().items.map(({ text }) => text.replaceAll(/\s/g, ' '));
}

test('the buyer and staff read who receives the order; without one the buyer does', async () => {
  const receiver = maria();
  const { id, headers } = await shop.order({ receiver });
  const expected = { ...receiver, isSurprise: false };
  expect((await shop.api.call(getOrder, { headers, params: { id } })).answer()).toMatchObject({
    receiver: expected,
    contact: { name: 'Анна' },
  });
  const seen = await shop.api.call(getOfficeOrder, { headers: shop.consultant.headers, params: { id } });
  expect(seen.answer().receiver).toEqual(expected);
  const own = await shop.order();
  expect(
    (await shop.api.call(getOrder, { headers: own.headers, params: { id: own.id } })).answer().receiver,
  ).toBeNull();
});

test('the buyer and staff read that nobody calls and that the price stays out, until the buyer is erased', async () => {
  const { id, headers } = await shop.order({ noCalls: true, hidesPrice: true });
  const asked = { noCalls: true, hidesPrice: true };
  const { db } = shop.api.context;
  const seen = async () =>
    (await shop.api.call(getOfficeOrder, { headers: shop.consultant.headers, params: { id } })).answer()
      .asked;
  expect((await shop.api.call(getOrder, { headers, params: { id } })).answer()).toMatchObject(asked);
  expect(await seen()).toEqual(asked);
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const accountId = row?.accountId ?? 0;
  expect(
    await orderData.exportData?.(db, { accountId, phone: null, addresses: [], ownAddresses: [] }),
  ).toEqual([expect.objectContaining(asked)]);
  await db.transaction((tx) =>
    orderData.erase(tx, { accountId, phone: null, addresses: [], ownAddresses: [] }, shop.api.context),
  );
  expect(await seen()).toEqual({ noCalls: false, hidesPrice: false });
});

test('words of the comment that ask for no calls are obeyed like the tick', async () => {
  const { id, headers } = await shop.order({ comment: 'Подарок: не звоните, пожалуйста' });
  expect((await shop.api.call(getOrder, { headers, params: { id } })).answer().noCalls).toBe(true);
});

test('the receiver learns where it waits, with the code and what is to be paid, and nothing else', async () => {
  const receiver = maria();
  const placed = await shop.order({ receiver });
  (await shop.step('assembleOrder', placed.id)).answer();
  expect(await textsTo(receiver.phone)).toEqual([]);
  (await shop.ready(placed.id)).answer();
  const [row] = await shop.api.context.db.select().from(orders).where(eq(orders.id, placed.id));
  const [text, ...more] = await textsTo(receiver.phone);
  expect(text).toMatch(/^Яхонт: заказ № Я-\d+ для вас готов\. /);
  expect(text).toContain(`, код ${row?.pickupCode}, нужен паспорт. К оплате `);
  expect(more).toEqual([]);
  expect((await textsTo(placed.phone))[0]).toContain('готов');
  (await shop.cancel(placed.id)).answer();
  expect(await textsTo(receiver.phone)).toHaveLength(1);
});

test('the receiver learns that the courier is coming', async () => {
  const receiver = maria();
  const { id } = await shop.order({ receiver, delivery: 'courier' });
  (await shop.step('assembleOrder', id, shop.head)).answer();
  (await shop.ready(id, shop.head)).answer();
  expect(await textsTo(receiver.phone)).toEqual([]);
  (await shop.send(id, shop.head)).answer();
  expect(await textsTo(receiver.phone)).toEqual([
    expect.stringMatching(
      /^Яхонт: заказ № Я-\d+ для вас везёт курьер\. Позвонит и приедет \d+\s[а-я]+: .*Петровка/,
    ),
  ]);
});

/** A courier's order whose visit its buyer moves, and then the office; and the two days. */
async function moveTwice(receiver: ReturnType<typeof maria> & { isSurprise?: boolean }) {
  const { id, headers, phone } = await shop.order({ receiver, delivery: 'courier' });
  const params = { id };
  const { dates, intervals } = (await shop.api.call(getOrderVisits, { headers, params })).answer();
  const [, second = '', third = ''] = dates;
  const interval = intervals.at(-1)?.from ?? null;
  (await shop.api.call(moveOrderVisit, { headers, params, body: { date: second, interval } })).answer();
  const body = { date: third, interval, reason: 'покупатель просит позже' };
  shop.api.clock.advance(1000);
  (await shop.api.call(changeVisit, { headers: shop.head.headers, params, body })).answer();
  return { phone, days: [second, third].map((day) => formatDayMonth(day).replaceAll(/\s/g, ' ')) };
}

test('the receiver learns of another day, whoever moved the visit, and of no money', async () => {
  const receiver = maria();
  const { phone, days } = await moveTwice(receiver);
  const texts = await textsTo(receiver.phone);
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toMatch(
      /^Яхонт: заказ № Я-\d+ для вас курьер привезёт в другой день: \d+ \S+\. Адрес: .*Петровка/,
    );
    expect(text).not.toMatch(/₽|оплат/);
  }
  expect(texts[0]).toContain(days[1]);
  expect((await textsTo(phone))[0]).toContain('новый день доставки');
});

test('a surprise stays one: its receiver gets nothing', async () => {
  const receiver = { ...maria(), isSurprise: true };
  const placed = await shop.order({ receiver });
  (await shop.step('assembleOrder', placed.id)).answer();
  (await shop.ready(placed.id)).answer();
  expect((await textsTo(placed.phone))[0]).toContain('готов');
  expect(await textsTo(receiver.phone)).toEqual([]);
  const moved = { ...maria(), isSurprise: true };
  const { phone } = await moveTwice(moved);
  expect((await textsTo(phone))[0]).toContain('новый день доставки');
  expect(await textsTo(moved.phone)).toEqual([]);
});

test('erasing the buyer forgets the receiver, and the messages to them are found', async () => {
  const receiver = maria();
  const { id } = await shop.order({ receiver });
  const { db } = shop.api.context;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  const accountId = row?.accountId ?? 0;
  expect(await orderData.listAddresses?.(db, accountId)).toContain(receiver.phone);
  await db.transaction((tx) =>
    orderData.erase(tx, { accountId, phone: null, addresses: [], ownAddresses: [] }, shop.api.context),
  );
  const [erased] = await db.select().from(orders).where(eq(orders.id, id));
  expect(erased?.receiver).toBeNull();
});
