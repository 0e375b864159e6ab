import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import { outbox } from '../messages/outbox.tables.ts';
import { builtOnce } from './built-once.ts';
import type { Database } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insert(outbox)
    .values(
      ['one', 'two'].map((topic) => ({ topic, payload: {}, queuedAt: new Date('2026-11-27T10:00:00Z') })),
    );
});
afterAll(() => database.close());

test('a query is built once for a database and answers each call with its own values', async () => {
  let built = 0;
  const topicsAt = builtOnce(['topic', 'at'], (db, { topic, at }) => {
    built += 1;
    return db
      .select({ topic: outbox.topic, queuedAt: outbox.queuedAt })
      .from(outbox)
      .where(sql`${eq(outbox.topic, topic)} and ${outbox.queuedAt} <= ${at}::timestamptz`)
      .prepare('topics_at');
  });
  const at = '2026-11-27T10:00:00Z';
  const asked = ['one', 'two', `one' or true -- `].map((topic) => topicsAt(database.db, { topic, at }));
  expect(await Promise.all(asked)).toEqual([
    [{ topic: 'one', queuedAt: new Date(at) }],
    [{ topic: 'two', queuedAt: new Date(at) }],
    [],
  ]);
  expect(await topicsAt(database.db, { topic: 'one', at: '2026-11-27T09:59:59Z' })).toEqual([]);
  expect(built).toBe(1);
});

test('a transaction reads what it has written itself', async () => {
  const topics = builtOnce(['topics'], (db, wanted) =>
    db
      .select({ topic: outbox.topic })
      .from(outbox)
      .where(sql`${outbox.topic} = any(${wanted.topics}::text[])`)
      .prepare('topics_of'),
  );
  const wanted = { topics: ['three', 'four'] };
  expect(await topics(database.db, wanted)).toEqual([]);
  await database.db.transaction(async (tx) => {
    await tx.insert(outbox).values({ topic: 'three', payload: {} });
    expect(await topics(tx, wanted)).toEqual([{ topic: 'three' }]);
  });
  expect(await topics(database.db, wanted)).toEqual([{ topic: 'three' }]);
});
