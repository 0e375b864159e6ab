import { expect, test } from 'vitest';
import { isTest, listFiles, readText } from './repository.ts';
import { ownerOf, tablesIn, writesIn } from './table-writes.ts';

const files = listFiles().filter((path) => path.startsWith('apps/api/src/') && path.endsWith('.ts'));
const tables = files
  .filter((path) => path.endsWith('.tables.ts'))
  .flatMap((path) => tablesIn(path, readText(path)));
const sources = files.filter(
  (path) => !isTest(path) && !path.includes('/testing/') && !path.endsWith('.tables.ts'),
);

/** Tables that database triggers keep in sync with another one. */
const BY_TRIGGER = new Set(['item_events']);

test('no part of the API writes a table of another one (decision 0005)', () => {
  const faults = sources.flatMap((path) =>
    writesIn(readText(path), tables)
      .filter(({ owner }) => owner !== ownerOf(path))
      .map(({ name, owner }) => `${path} writes ${name} of ${owner}`),
  );
  expect(faults, 'call a verb of the owning domain').toEqual([]);
});

test('every table is written by its owner, so the check above sees the writes there are', () => {
  const written = new Set(sources.flatMap((path) => writesIn(readText(path), tables)));
  expect(tables.length).toBeGreaterThan(25);
  const silent = tables.filter((table) => !written.has(table)).map(({ name }) => name);
  expect(silent.filter((name) => !BY_TRIGGER.has(name))).toEqual([]);
});

test('an account is made in one place, which asks for the consent (decision 0070)', () => {
  const makers = sources.filter((path) =>
    /insert\(accounts\)|insert into "?accounts\b/i.test(readText(path)),
  );
  expect(makers).toEqual(['apps/api/src/domains/people/accounts/sign-in/find-or-create-account.ts']);
  expect(readText(makers[0] ?? '')).toContain('await requireConsent(');
});

test('a table that triggers write is written by a trigger', () => {
  const migrations = listFiles().filter((path) => /^apps\/api\/migrations\/.*\.sql$/.test(path));
  const text = migrations.map(readText).join('\n');
  for (const name of BY_TRIGGER) expect(text).toContain(`INSERT INTO "${name}"`);
});

const OWN = [
  { constant: 'orders', name: 'orders', owner: 'domains/buying/orders' },
  { constant: 'cartLines', name: 'cart_lines', owner: 'domains/buying/cart' },
];

test.each([
  ['await tx.insert(orders).values(row);', ['orders']],
  ['await tx\n  .update(\n    cartLines,\n  )\n  .set(row)', ['cart_lines']],
  ["import { orders as placed } from './x';\nawait tx.delete(placed);", ['orders']],
  ['await upsertChanged(ctx.db, cartLines, rows, { key })', ['cart_lines']],
  ["insertRow('orders', columns)", ['orders']],
  ['sql`INSERT INTO orders (id) values (1)`', ['orders']],
  ['`with gone as (delete from cart_lines where id = 1) update orders set id = 2`', ['cart_lines', 'orders']],
  ['sql`update ${orders} set total = 1`', ['orders']],
  ['sql`delete from only "orders"`', ['orders']],
  ['sql`truncate cart_lines`', ['cart_lines']],
])('%j writes %j', (text, names) => {
  expect(
    writesIn(text, OWN)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(names);
});

test.each([
  'await tx.select().from(orders)',
  'sql`select 1 from cart_lines for update of orders`',
  'sql`insert into other (a) values (1) on conflict (a) do update set a = 2`',
  "const url = 'https://shop.test'; seen.delete(id);",
  '/** Used to update orders. */ // delete from orders',
])('%j writes nothing', (text) => {
  expect(writesIn(text, OWN)).toEqual([]);
});
