import { PgDialect, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { oneOf } from './one-of.ts';

const { word } = pgTable('words', { word: text() });

test('the words of a closed type are one array in SQL', () => {
  const { sql, params } = new PgDialect().sqlToQuery(oneOf(word, ['in-delivery', 'orders.move', 'А']));
  expect([sql, params]).toEqual([`"words"."word" = any ('{in-delivery,orders.move,А}'::text[])`, []]);
});

test.each(['two words', 'a,b', 'a}b', `a'b`, 'a"b', 'a\\b', 'NULL', ''])('%j is no plain word', (strange) => {
  expect(() => oneOf(word, ['plain', strange])).toThrow('not a plain word');
});
