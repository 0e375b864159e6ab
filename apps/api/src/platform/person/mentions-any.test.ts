import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#src/testing/database.ts';
import type { Database } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { mentionsAny } from './mentions-any.ts';

const ADDRESSES = ['anna@mail.ru', '+79161234567'];

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test.each([
  ['an address alone', 'anna@mail.ru', true],
  ['within words', 'Напишите на anna@mail.ru.', true],
  ['within JSON', '{"to": "anna@mail.ru"}', true],
  ['after a line break of JSON', String.raw`{"text": "Почта\nanna@mail.ru\n"}`, true],
  ['a phone as people write it', 'Телефон +7\u00A0(916)\u00A0123-45-67', true],
  ['the end of another address', 'joanna@mail.ru', false],
  ['after a dot', 'maria.anna@mail.ru', false],
  ['the beginning of a longer name', 'anna@mail.rust', false],
  ['another sign in place of a dot', 'anna@mailxru', false],
  ['a longer phone', '+791612345678', false],
])('%s', async (_what, text, isNamed) => {
  const [row] = await rowsOf<{ found: boolean }>(
    database.db,
    sql`select ${mentionsAny(sql`${text}::text`, ADDRESSES)} as found`,
  );
  expect(row?.found).toBe(isNamed);
});
