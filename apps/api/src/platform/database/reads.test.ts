import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import { outbox } from '../messages/outbox.tables.ts';
import type { Database } from './database.ts';
import { known, readAlone, readOf, readTogether } from './reads.ts';
import { lastRowsOfText } from './statement.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db
    .insert(outbox)
    .values(['one', `two'; --`, 'two'].map((topic, index) => ({ topic, payload: { index } })));
});
afterAll(() => database.close());

const topics = (...wanted: string[]) =>
  readOf<{ topic: string; index: number }, string[]>(
    (bind) => `select topic, (payload->>'index')::int as index from outbox
      where topic = any(${bind(wanted)}::text[]) order by id`,
    (rows) => rows.map(({ topic, index }) => `${topic} ${index}`),
  );
const ids = readOf<{ many: number; big: number; none: number | null }, unknown>(
  (bind) => `select ${bind(2)}::int as many, 9007199254740991::float8 as big, null::int as none`,
  ([row]) => row,
);

test('reads that go together answer as each of them alone', async () => {
  const reads = {
    first: topics('one'),
    nasty: topics(`two'; --`, 'two'),
    nothing: topics('three'),
    ids,
    given: known({ level: 1 }),
  };
  expect(await readTogether(database.db, reads)).toEqual({
    first: ['one 0'],
    nasty: [`two'; -- 1`, 'two 2'],
    nothing: [],
    ids: { many: 2, big: Number.MAX_SAFE_INTEGER, none: null },
    given: { level: 1 },
  });
  for (const read of Object.values(reads)) {
    const alone = await readAlone<unknown>(database.db, read);
    expect(await readTogether(database.db, { only: read })).toEqual({ only: alone });
  }
});

test('the last reads of a transaction see what it wrote, and it is committed', async () => {
  const written = await database.db.transaction(async (tx) => {
    await tx.insert(outbox).values({ topic: 'three', payload: { index: 3 } });
    return readTogether(tx, { three: topics('three') }, lastRowsOfText);
  });
  expect(written).toEqual({ three: ['three 3'] });
  expect(await readAlone(database.db, topics('three'))).toEqual(['three 3']);
});
