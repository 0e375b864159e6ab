import { afterAll, beforeAll, expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { makeCertificate } from '#src/testing/money/certificates.ts';
import { makeOrder } from '#src/testing/orders.ts';
import { openTestShop, type TestShop } from '#src/testing/shop.ts';
import { findFaults, readTotals } from './books.sql.ts';
import { compareTotals } from './compare-totals.ts';
import { describeFault, describeTotalDifference } from './describe.ts';

let shop: TestShop;
let id: number;
let uin: string;
beforeAll(async () => {
  shop = await openTestShop();
  const { order } = await makeOrder(shop);
  id = order.id;
  uin = order.lines[0]?.uins[0] ?? '';
  await makeOrder(shop);
  await makeCertificate(shop, kopecks(500_000));
});
afterAll(() => shop.stop());

test('the books of a shop agree, and those of two moments differ by what happened between them', async () => {
  expect(await findFaults(shop.database)).toEqual([]);
  const before = await readTotals(shop.database);
  expect(before).toContainEqual({ part: 'orders', key: 'awaiting-payment', count: 2, sum: 9_980_000 });
  expect(before).toContainEqual({ part: 'certificates', key: 'balance', count: 1, sum: 500_000 });
  await makeCertificate(shop, kopecks(100_000));
  const differences = compareTotals(before, await readTotals(shop.database));
  expect(differences.map((one) => describeTotalDifference(one).replaceAll(/\s/g, ' '))).toEqual([
    'Записи сертификатов (issued): в копии 1 на 5 000 ₽, в базе 2 на 6 000 ₽',
    'Сертификаты (balance): в копии 1 на 5 000 ₽, в базе 2 на 6 000 ₽',
  ]);
  expect(compareTotals(before, before)).toEqual([]);
});

test.each([
  [
    'an order whose tenders are another sum',
    () => `update order_tenders set amount = amount - 100 where order_id = ${id}`,
    () => `update order_tenders set amount = amount + 100 where order_id = ${id}`,
    () => `заказ Я-${id}: оплаты не складываются в сумму заказа — должно быть 49 900 ₽, есть 49 899 ₽`,
  ],
  [
    'a tender that gave back what no refund says',
    () => `update order_tenders set state = 'paid', refunded = 500 where order_id = ${id}`,
    () => `update order_tenders set state = 'pending', refunded = 0 where order_id = ${id}`,
    () => `заказ Я-${id}: возвращённое не равно частям возвратов — должно быть 5 ₽, есть 0 ₽`,
  ],
  [
    'a certificate whose balance is not that of its ledger',
    () => `update certificates set balance = balance - 100 where amount = 500000`,
    () => `update certificates set balance = balance + 100 where amount = 500000`,
    () => /остаток сертификата не равен его записям — должно быть 4 999 ₽, есть 5 000 ₽$/,
  ],
  [
    'a piece that names an order without it',
    () => `update items set order_id = ${id + 1} where uin = '${uin}'`,
    () => `update items set order_id = ${id} where uin = '${uin}'`,
    () => `заказ Я-${id + 1}, ${uin}: изделие числится за заказом, в котором его нет — должно быть 1, есть 0`,
  ],
  [
    'a piece in two orders',
    () =>
      `insert into order_line_items (line_id, uin, position)
       select id, '${uin}', 7 from order_lines where order_id = ${id + 1} limit 1`,
    () => `delete from order_line_items where position = 7`,
    () => `заказ Я-${id}, заказ Я-${id + 1}, ${uin}: изделие у нескольких владельцев — должно быть 1, есть 2`,
  ],
  [
    'points that were spent without a tender of points',
    () =>
      `insert into bonus_entries (account_id, points, reason, order_id, created_at)
       select account_id, -7, 'spent', id, created_at from orders where id = ${id}`,
    () => `delete from bonus_entries where points = -7`,
    () => `заказ Я-${id}: списанные баллы не равны оплаченному баллами — должно быть 0, есть 7`,
  ],
])('%s is found and named', async (_what, plant, undo, expected) => {
  await byHand(plant());
  const found = (await findFaults(shop.database)).map((one) => describeFault(one).replaceAll(/\s/g, ' '));
  await byHand(undo());
  const wanted = expected();
  expect(found).toEqual([typeof wanted === 'string' ? wanted : expect.stringMatching(wanted)]);
  expect(await findFaults(shop.database)).toEqual([]);
});

/** Changes rows as nobody but the owner of the database can. */
async function byHand(statement: string): Promise<void> {
  const tables = ['orders', 'order_tenders', 'certificates', 'bonus_entries'];
  await shop.database.exec(tables.map((name) => `alter table ${name} disable trigger all`).join('; '));
  await shop.database.exec(statement);
  await shop.database.exec(tables.map((name) => `alter table ${name} enable trigger all`).join('; '));
}
