import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listOrderNotes,
  NOTE_MAX,
  writeOrderNote,
} from '@yahont/contracts/office/order-lists/order-notes.ts';
import { auditLog } from '#src/platform/audit/audit.tables.ts';
import { openOfficeShop, type OfficeShop } from '#src/testing/office/order-steps.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';
import { orderData } from '../personal-data.ts';
import { orders } from '../orders.tables.ts';

let shop: OfficeShop;
let elsewhere: TestStaff;
beforeAll(async () => {
  shop = await openOfficeShop();
  elsewhere = await makeStaff(shop.api.context, ['consultant'], ['arbat']);
});
afterAll(() => shop.api.stop());

type By = { headers: Record<string, string> };

const write = (id: number, text: string, { headers }: By = shop.head) =>
  shop.api.call(writeOrderNote, { headers, params: { id: String(id) }, body: { text } });
const read = async (id: number, query: Record<string, number> = {}, { headers }: By = shop.head) =>
  shop.api.call(listOrderNotes, { headers, params: { id: String(id) }, query });

test('notes come newest first with their author, 50 at a time, and the log has no text of them', async () => {
  const { id } = await shop.order();
  for (let number = 1; number <= 51; number += 1) (await write(id, `Заметка ${number}`)).answer();
  const first = (await read(id)).answer();
  expect(first.items).toHaveLength(50);
  expect(first.items[0]).toMatchObject({ text: 'Заметка 51' });
  expect(first.items[0]?.staffName).not.toBe('');
  const second = (await read(id, { before: first.next ?? 0 })).answer();
  expect(second.items.map(({ text }) => text)).toEqual(['Заметка 1']);
  expect(second.next).toBeNull();
  const rows = await shop.api.context.db.select().from(auditLog).where(eq(auditLog.action, 'orders.note'));
  expect(rows).toHaveLength(51);
  expect(JSON.stringify(rows)).not.toContain('Заметка');
});

test('a note has words, and not too many', async () => {
  const { id } = await shop.order();
  expect((await write(id, '   ')).status).toBe(422);
  expect((await write(id, 'я'.repeat(NOTE_MAX + 1))).status).toBe(422);
  const { text } = (await write(id, 'первая строка\nвторая')).answer();
  expect(text).toBe('первая строка\nвторая');
});

test('an order of another store has no notes for anybody there, and an order keeps them when it has ended', async () => {
  const { id } = await shop.order();
  (await write(id, 'Позвонить после шести')).answer();
  expect((await read(id, {}, elsewhere)).status).toBe(404);
  expect((await write(id, 'Чужая', elsewhere)).status).toBe(404);
  (await shop.cancel(id)).answer();
  (await write(id, 'Передумал')).answer();
  expect((await read(id)).answer().items.map(({ text }) => text)).toEqual([
    'Передумал',
    'Позвонить после шести',
  ]);
});

test('notes are gone when the buyer is erased', async () => {
  const { id } = await shop.order();
  (await write(id, 'Анна, муж Павел')).answer();
  const { db } = shop.api.context;
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  await db.transaction((tx) =>
    orderData.erase(
      tx,
      { accountId: order?.accountId ?? 0, phone: '', addresses: [], ownAddresses: [] },
      shop.api.context,
    ),
  );
  expect((await read(id)).answer().items).toEqual([]);
});
