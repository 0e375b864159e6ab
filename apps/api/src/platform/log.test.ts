import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError } from './log.ts';

test('a failed query is logged without its values', () => {
  const error = new DrizzleQueryError(
    'insert into outbox values ($1)',
    ['код 1234'],
    new Error('connection lost'),
  );
  const logged = JSON.stringify(describeError(error));
  expect(logged).toContain('insert into outbox');
  expect(logged).toContain('connection lost');
  expect(logged).not.toContain('1234');
});

test('any other error keeps its message and stack', () => {
  expect(describeError(new RangeError('too far'))).toMatchObject({ type: 'RangeError', message: 'too far' });
});
