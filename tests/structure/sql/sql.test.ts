import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from '../repository.ts';
import { readColumns } from './read-columns.ts';
import { unknownKeys } from './inserted-rows.ts';
import { createSqlTest, textsIn } from './sql-texts.ts';
import { unknownColumns } from './unknown-columns.ts';

const sources = listFiles().filter(
  (path) => /^apps\/api\/src\/.*\.ts$/.test(path) && !isTest(path) && !path.includes('/testing/'),
);
const tableFiles = sources.filter((path) => path.endsWith('.tables.ts'));
const columns = new Map(tableFiles.flatMap((path) => [...readColumns(path, readText(path))]));
const isSql = createSqlTest(columns);
/** `together({ lines_written: … })` names a part that other parts read. */
const parts = new Set(
  sources
    .map(readText)
    .filter((text) => /\btogether\(/.test(text))
    .flatMap((text) => Array.from(text.matchAll(/\b([a-z_]\w*):/g), ([, name = '']) => name)),
);
const sqlFiles = sources.filter((path) => path.endsWith('.sql.ts'));

test('SQL that names tables itself is in a *.sql.ts', () => {
  const elsewhere = sources
    .filter((path) => !path.endsWith('.sql.ts') && !path.endsWith('.tables.ts') && isSql(readText(path)))
    .flatMap((path) =>
      textsIn(path, readText(path))
        .filter(({ text }) => isSql(text))
        .map(({ line, text }) => `${path}:${line} ${text}`),
    );
  expect(elsewhere, 'move the statement to a module beside').toEqual([]);
});

test('a *.sql.ts holds SQL', () => {
  expect(sqlFiles.length).toBeGreaterThan(50);
  expect(sqlFiles.filter((path) => !textsIn(path, readText(path)).some(({ text }) => isSql(text)))).toEqual(
    [],
  );
});

test('every column in SQL is one of its table', () => {
  const faults = [...sqlFiles, ...tableFiles].flatMap((path) =>
    unknownColumns(
      textsIn(path, readText(path))
        .map(({ text }) => text)
        .filter((text) => /\s/.test(text)),
      { columns, parts },
    ).map(({ table, column }) => `${path}: ${table ?? 'no table'} ${column}`),
  );
  expect(faults).toEqual([]);
});

test('every row of insertRow has columns of its table', () => {
  const faults = sources.flatMap((path) =>
    readText(path).includes('insertRow(')
      ? unknownKeys(path, readText(path), columns).map(({ table, column }) => `${path}: ${table} ${column}`)
      : [],
  );
  expect(faults).toEqual([]);
});

const SHOP = `export const carts = pgTable('carts', { id: text(), promoCode: text().notNull() }, (table) => []);
  const shared = () => ({ addedAt: timestamp() });
  export const cartLines = pgTable('cart_lines', { cartId: text(), widthMm10: integer('width_mm10'), ...shared() });`;
const shop = readColumns('shop.tables.ts', SHOP);

test('tables are read with their columns', () => {
  expect(shop).toEqual(
    new Map([
      ['carts', new Set(['id', 'promo_code'])],
      ['cart_lines', new Set(['cart_id', 'width_mm10', 'added_at'])],
    ]),
  );
});

test.each([
  ['select carts.promo from carts', 'carts promo'],
  ['select line.id from carts join cart_lines as line on line.cart_id = carts.id', 'cart_lines id'],
  ['select line.id from carts, cart_lines line where line.cart_id = 1', 'cart_lines id'],
  ['delete from cart_lines as own using carts where carts.number = own.cart_id', 'carts number'],
  ['insert into carts (id, code) values (1, 2)', 'carts code'],
  ['insert into carts (id) values (1) on conflict (id) do update set code = excluded.id', 'carts code'],
  [
    'insert into carts (id) values (1) on conflict (id) do update set promo_code = excluded.code',
    'carts code',
  ],
  ['insert into carts (id) values (1) on conflict (number) do nothing', 'carts number'],
  ['update carts set promo_code = least(1, (2)), number = 3 where id = 4', 'carts number'],
  ['update cart_lines as line set added_on = 1 from carts', 'cart_lines added_on'],
  ['select basket.id from carts', 'no table basket.id'],
  ['select id, promo from carts', 'carts promo'],
  ['select distinct number as own from carts', 'carts number'],
  ['select max(id) from carts where number = 1', 'carts number'],
  ['select id from carts where id = 1 and added_at is null', 'carts added_at'],
  ['update carts set promo_code = null where id = 1 returning id, number', 'carts number'],
  [`select 'carts.a', -- carts.b\n carts.c from carts`, 'carts c'],
])('%j names a column that is not there', (text, fault) => {
  expect(faultsIn([text])).toEqual([fault]);
});

test.each([
  [['select mine.cart_id from cart_lines mine', 'and mine.width_mm10 = 1']],
  [
    [
      'with due as (select id from carts) update carts set promo_code = null from due where due.any = carts.id',
    ],
  ],
  [
    [
      'select given.x from jsonb_to_recordset(?) as given(x int)',
      'select lines_written.y from lines_written',
    ],
  ],
  [['insert into cart_lines (cart_id, ?) select carts.id from carts on conflict do nothing']],
  [
    [
      'select id, promo_code as code from carts where id = 1 and added_at > 2 and exists (select 1 from cart_lines)',
    ],
  ],
  [['select line, name from lines_written where line = 1']],
  [['delete from pgboss.job where carts.? = 1']],
])('%j names columns that are there', (texts) => {
  expect(faultsIn(texts)).toEqual([]);
});

test.each([
  ['`select 1 from carts`', true],
  ["'update cart_lines set removed_at = null'", true],
  ['sql`carts.promo_code is null`', true],
  ['sql`${carts.promoCode} is null`', false],
  ['sql`select 1 from ${carts}`', false],
  ["'carts.promo_code'", false],
  ["import { carts } from 'from carts.ts';", false],
  ['// select 1 from carts', false],
])('%j holds SQL: %j', (source, holds) => {
  expect(textsIn('a.ts', source).some(({ text }) => createSqlTest(shop)(text))).toBe(holds);
});

test('a key of a written row that is no column is found', () => {
  const keysOf = (code: string) => unknownKeys('a.ts', code, shop).map(({ column }) => column);
  expect(keysOf("insertRow('carts', { id, promo_code: code })")).toEqual([]);
  expect(keysOf("insertRow('carts', { id, code })")).toEqual(['code']);
  expect(keysOf("const row = { id, number: 1 }; insertRow('carts', row, from)")).toEqual(['number']);
  expect(keysOf("insertRow('carts', rowOf(cart))")).toEqual(['…']);
});

function faultsIn(texts: readonly string[]): string[] {
  return unknownColumns(texts, { columns: shop, parts: new Set(['lines_written']) }).map(
    ({ table, column }) => `${table ?? 'no table'} ${column}`,
  );
}
