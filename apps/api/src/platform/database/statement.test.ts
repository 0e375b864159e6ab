import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from '#src/testing/database.ts';
import { insertRow, rowsOfText, together } from './statement.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NASTY = `'); drop table outbox; -- $1`;

test('several writes run in one statement, and values are never read as SQL', async () => {
  const message = (text: string) => insertRow('outbox', { topic: text, payload: JSON.stringify({ text }) });
  const writes = { one: message(NASTY), other: message('да') };
  await rowsOfText(database.db, together(writes, 'select 1'));
  const rows = await rowsOfText<{ topic: string; text: string }>(
    database.db,
    (bind) =>
      `select topic, payload->>'text' as text from outbox where topic in (${bind(NASTY)}, ${bind('да')}) order by length(topic) desc`,
  );
  expect(rows).toEqual([
    { topic: NASTY, text: NASTY },
    { topic: 'да', text: 'да' },
  ]);
});

test('when one write of a statement fails none remains', async () => {
  const good = insertRow('outbox', { topic: 'alone', payload: '{}' });
  const broken = insertRow('outbox', { topic: null, payload: '{}' });
  await expect(rowsOfText(database.db, together({ good, broken }, 'select 1'))).rejects.toThrow();
  expect(
    await rowsOfText(database.db, (bind) => `select 1 from outbox where topic = ${bind('alone')}`),
  ).toEqual([]);
});
