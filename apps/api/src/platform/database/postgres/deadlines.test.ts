import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createTestPostgres, hasPostgres, type ScratchPostgres } from '#src/testing/database.ts';
import { startSilentProxy, type SilentProxy } from '#src/testing/postgres/silent-proxy.ts';
import { LISTENING } from '@yahont/values/deadlines.ts';
import { until } from '#src/testing/until.ts';
import { openDatabase } from '../open/open-database.ts';
import type { Database, Db } from '../database.ts';
import { isDatabaseAway } from '../state/database-away.ts';
import { rowsOf } from '../rows.ts';

/** Short, so that a test sees them pass. */
const DEADLINES = { open: 1_500, free: 1_500, statement: 600, lock: 400, answer: 900 };

const number = async (db: Db, n: number): Promise<unknown> =>
  (await rowsOf(db, sql`select ${n}::int as n`))[0]?.['n'];
const whatHappens = (work: Promise<unknown>) =>
  work.then(
    () => 'answered',
    (error: unknown) => (isDatabaseAway(error) ? 'away' : error),
  );

// What only a server over a network can do.
describe.skipIf(!hasPostgres)('a database over a network', () => {
  let scratch: ScratchPostgres;
  let proxy: SilentProxy;
  let database: Database;
  beforeEach(async () => {
    scratch = await createTestPostgres();
    proxy = await startSilentProxy(scratch.url);
    const settings = { connections: 3, deadlines: DEADLINES };
    database = await openDatabase({ engine: 'postgres', url: proxy.url, ...settings });
    await database.exec('create table visits (id int primary key)');
  });
  afterEach(async () => {
    await database.close();
    await proxy.stop();
    await scratch.drop();
  });

  const visit = (db: Db, id: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into visits values (${id})`);
      await tx.execute(sql`select count(*) from visits`);
    });

  test('after a silence in which bytes were lost it serves on by itself, and mixes up no answers', async () => {
    // Connections that are open and in use when the silence begins.
    await Promise.all([1, 2, 3].map((n) => number(database.db, n)));
    const silent = Promise.withResolvers<undefined>();
    const midway = whatHappens(
      database.db.transaction(async (tx) => {
        await tx.execute(sql`insert into visits values (1)`);
        proxy.silence();
        silent.resolve(undefined);
        await tx.execute(sql`insert into visits values (2)`);
      }),
    );
    await silent.promise;
    const asked = [
      ...Array.from({ length: 8 }, (_, n) => number(database.db, n)),
      ...[3, 4, 5].map((id) => visit(database.db, id)),
      number(database.work, 1),
      number(database.queue.db, 1),
    ];
    const raw = expect(database.queue.query('select 1')).rejects.toThrow();
    expect(await Promise.all(asked.map(whatHappens))).toEqual(asked.map(() => 'away'));
    expect(await midway).toBe('away');
    await raw;
    proxy.speak();
    const numbers = Array.from({ length: 40 }, (_, n) => n);
    expect(await Promise.all(numbers.map((n) => number(database.db, n)))).toEqual(numbers);
    await Promise.all([10, 11, 12].map((id) => visit(database.db, id)));
    expect(await number(database.work, 7)).toBe(7);
    expect((await database.queue.query('select 7 as n')).rows).toEqual([{ n: 7 }]);
    expect((await database.query('select id from visits order by id')).rows).toEqual([
      { id: 10 },
      { id: 11 },
      { id: 12 },
    ]);
  });

  test('when the connection that listens does not answer, all others are cut off instead of being waited for', async () => {
    const patient = await openDatabase({ engine: 'postgres', url: proxy.url, connections: 3 });
    const gap = Promise.withResolvers<undefined>();
    const unlisten = await patient.listen('news', () => undefined, { onGap: () => gap.resolve(undefined) });
    try {
      await Promise.all([1, 2, 3].map((n) => number(patient.db, n)));
      proxy.silence();
      // Of jobs, whose own deadline is a minute.
      const began = performance.now();
      const lost = [patient.work, patient.work, patient.queue.db].map((db) => whatHappens(number(db, 1)));
      expect(await Promise.all(lost)).toEqual(['away', 'away', 'away']);
      // The listener is asked, then a new connection.
      const longest = LISTENING.beatMs + 2 * LISTENING.answerMs + 1_000;
      expect(performance.now() - began).toBeLessThan(longest);
      proxy.speak();
      await gap.promise;
      expect(
        await Promise.all([patient.db, patient.work, patient.queue.db].map((db) => number(db, 7))),
      ).toEqual([7, 7, 7]);
    } finally {
      proxy.speak();
      await unlisten();
      await patient.close();
    }
  });

  test('when the network is back nobody waits for a connection whose first bytes it had lost', async () => {
    const patient = await openDatabase({
      engine: 'postgres',
      url: proxy.url,
      connections: 3,
      deadlines: { open: 30_000, free: 30_000 },
    });
    const gap = Promise.withResolvers<undefined>();
    const unlisten = await patient.listen('news', () => undefined, { onGap: () => gap.resolve(undefined) });
    try {
      await Promise.all([number(patient.db, 1), number(patient.work, 1)]);
      proxy.silence();
      // Cut off when the connection that listens is lost.
      expect(await whatHappens(number(patient.work, 1))).toBe('away');
      await until(() => patient.pools().every(({ open }) => open === 0));
      // All places of the pool are taken by connections that will never open, and one more attempt to listen is lost.
      const lost = [1, 2, 3].map((id) => whatHappens(visit(patient.db, id)));
      const behind = number(patient.db, 4);
      await sleep(LISTENING.answerMs + LISTENING.retryMs + 500);
      const returned = performance.now();
      proxy.speak();
      await gap.promise;
      expect(await Promise.all(lost)).toEqual(['away', 'away', 'away']);
      expect(await behind).toBe(4);
      expect(performance.now() - returned).toBeLessThan(5_000);
    } finally {
      proxy.speak();
      await unlisten();
      await patient.close();
    }
  });

  test('a start waits for a server that is away', async () => {
    const target = new URL(proxy.url);
    await proxy.stop();
    const failures: unknown[] = [];
    const opening = openDatabase({
      engine: 'postgres',
      url: target.href,
      onAway: (error) => failures.push(error),
    });
    await until(() => failures.length === 2);
    proxy = await startSilentProxy(scratch.url, Number(target.port));
    const opened = await opening;
    expect(await number(opened.db, 7)).toBe(7);
    await opened.close();
    await expect(
      openDatabase({ engine: 'postgres', url: `${scratch.url}_nowhere`, onAway: () => undefined }),
    ).rejects.toThrow(/does not exist/);
  });

  test('a lock that somebody holds is not waited for, and statements go on', async () => {
    const other = new pg.Client({ connectionString: scratch.url });
    await other.connect();
    await other.query('begin; lock table visits in access exclusive mode');
    const waiting = [1, 2, 3].map((id) => whatHappens(visit(database.db, id)));
    // It waits for a place behind them, and gets one.
    expect(await number(database.db, 5)).toBe(5);
    expect(await Promise.all(waiting)).toEqual(['away', 'away', 'away']);
    await other.query('rollback');
    await other.end();
    await visit(database.db, 1);
  });

  test('a statement that takes too long is ended, and its transaction undone', async () => {
    const slow = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into visits values (1)`);
      await tx.execute(sql`select pg_sleep(30)`);
    });
    expect(await whatHappens(slow)).toBe('away');
    expect((await database.query('select id from visits')).rows).toEqual([]);
  });

  test('a slow schedule and the queue take no connection of calls', async () => {
    const slow = Array.from({ length: 6 }, () => whatHappens(rowsOf(database.work, sql`select pg_sleep(2)`)));
    const began = performance.now();
    expect(await number(database.db, 1)).toBe(1);
    expect(performance.now() - began).toBeLessThan(550);
    await Promise.all(slow);
  });
});
