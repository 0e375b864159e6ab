import { Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '#src/testing/database.ts';
import type { Database, Db } from '../database.ts';
import { rowsOf } from '../rows.ts';
import { lastRowsOfText, rowsOfText } from '../statement.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.exec(`
    create table visits (id int primary key, place text not null);
    create table places (name text primary key);
    alter table visits add constraint known_place foreign key (place) references places (name)
      deferrable initially deferred;
    insert into places values ('shop')`);
});
beforeEach(() => database.exec('truncate visits'));
afterAll(() => database.close());

const visit = (id: number, place = 'shop') => {
  return (bind: (value: unknown) => string) =>
    `insert into visits values (${bind(id)}::int, ${bind(place)}) returning id`;
};
const visits = async () => (await database.query('select id from visits order by id')).rows;

test('the last statement of a transaction answers with its rows, and they are committed', async () => {
  const rows = await database.db.transaction(async (tx) => {
    await rowsOfText(tx, visit(1));
    return lastRowsOfText(tx, visit(2));
  });
  expect(rows).toEqual([{ id: 2 }]);
  expect(await visits()).toEqual([{ id: 1 }, { id: 2 }]);
});

test('statements sent together run in their order', async () => {
  const [, seen] = await database.db.transaction((tx) =>
    Promise.all([
      rowsOfText(tx, visit(1)),
      lastRowsOfText(tx, () => 'select count(*)::int as count from visits'),
    ]),
  );
  expect(seen).toEqual([{ count: 1 }]);
});

test.each([
  ['the last statement fails', visit(1), 'duplicate key'],
  ['the commit fails', visit(2, 'nowhere'), 'known_place'],
])(
  'when %s nothing of its transaction remains, and the connection serves on',
  async (_name, last, reason) => {
    const attempt = database.db.transaction(async (tx) => {
      await rowsOfText(tx, visit(1));
      await lastRowsOfText(tx, last);
    });
    await expect(attempt.catch(causeOf)).resolves.toContain(reason);
    expect(await visits()).toEqual([]);
    expect(await Promise.all([1, 2, 3].map(countWithin))).toEqual([1, 2, 3]);
  },
);

test('when one of several statements sent together fails none remains', async () => {
  const attempt = database.db.transaction((tx) =>
    Promise.all([rowsOfText(tx, visit(1)), rowsOfText(tx, visit(1)), lastRowsOfText(tx, visit(2))]),
  );
  await expect(attempt.catch(causeOf)).resolves.toContain('duplicate key');
  expect(await visits()).toEqual([]);
});

test('an error of the caller rolls back, before the first statement too', async () => {
  const fail = (before: (tx: Db) => Promise<unknown>) =>
    database.db.transaction(async (tx) => {
      await before(tx);
      throw new Error('changed my mind');
    });
  await expect(fail(() => Promise.resolve())).rejects.toThrow('changed my mind');
  await expect(fail((tx) => rowsOfText(tx, visit(1)))).rejects.toThrow('changed my mind');
  expect(await visits()).toEqual([]);
});

test('a statement after the last one is refused', async () => {
  if (database.engine === 'embedded') return;
  const attempt = database.db.transaction(async (tx) => {
    await lastRowsOfText(tx, visit(1));
    await rowsOfText(tx, visit(2));
  });
  await expect(attempt.catch(causeOf)).resolves.toContain('follows the last one');
  expect(await visits()).toEqual([{ id: 1 }]);
});

test('a transaction begins with its first statement, and one without statements never', async () => {
  if (database.engine === 'embedded') return;
  const states = await database.db.transaction(async (tx) => {
    const { rows } = await database.query(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction'`,
    );
    await rowsOf(tx, sql`select 1`);
    const [next] = await rowsOf<{ isBegun: boolean }>(
      tx,
      sql`select now() < statement_timestamp() as "isBegun"`,
    );
    return { open: rows[0]?.['open'], next };
  });
  expect(states).toMatchObject({ open: 0, next: { isBegun: true } });
});

test('statements sent together are one packet with begin and commit, others one packet each', async () => {
  if (database.engine === 'embedded') return;
  const together = () =>
    database.db.transaction((tx) => Promise.all([rowsOfText(tx, visit(1)), lastRowsOfText(tx, visit(2))]));
  const apart = () =>
    database.db.transaction(async (tx) => {
      await rowsOfText(tx, visit(3));
      await lastRowsOfText(tx, visit(4));
    });
  expect(await packetsOf(together)).toBe(1);
  expect(await packetsOf(apart)).toBe(2);
  expect(await visits()).toHaveLength(4);
});

/** How often the process writes to a socket meanwhile. */
async function packetsOf(work: () => Promise<unknown>): Promise<number> {
  const writes = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')];
  await work();
  const count = writes.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  for (const write of writes) write.mockRestore();
  return count;
}

/** Two statements of one transaction: they see one another only on one connection. */
async function countWithin(id: number): Promise<number> {
  return database.db.transaction(async (tx) => {
    for (let index = 1; index <= id; index += 1) await rowsOfText(tx, visit(10 * id + index));
    const [row] = await rowsOf<{ count: number }>(
      tx,
      sql`select count(*)::int as count from visits where id / 10 = ${id}::int`,
    );
    return row?.count ?? 0;
  });
}

function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${causeOf(error.cause)}` : '';
}
