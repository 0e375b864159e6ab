import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DatabaseAway, isDatabaseAway } from './database-away.ts';

const withCode = (code: string) => Object.assign(new Error('said by the other side'), { code });
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a server that stops', ofQuery(withCode('57P01'))],
  ['a lock that was waited for too long', ofQuery(withCode('55P03'))],
  ['a statement that took too long', ofQuery(withCode('57014'))],
  ['a full disk', ofQuery(withCode('53100'))],
  ['a broken connection', ofQuery(withCode('ECONNRESET'))],
  ['a lost connection', ofQuery(new Error('Connection terminated unexpectedly'))],
  ['an answer that did not come', ofQuery(new Error('Query read timeout'))],
  ['no connection', new DatabaseAway(new Error('timeout exceeded when trying to connect'))],
  ['what wraps one of them', new Error('the order was not placed', { cause: ofQuery(withCode('57P01')) })],
])('%s means that the database is away', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  ['a row that is there already', ofQuery(withCode('23505'))],
  ['a statement that is wrong', ofQuery(withCode('42601'))],
  ['a provider that is unreachable', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
  ['a fault of ours', new TypeError('Connection terminated')],
  ['no error at all', 'Connection terminated'],
])('%s does not', (_name, error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
