import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
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

test('an error is logged without the values that the database repeats in it', () => {
  const refused = Object.assign(
    new Error('invalid input syntax for type uuid: "Анна", asked by +79162041833'),
    {
      code: '23505',
      detail: 'Key (name)=(Анна) already exists.',
    },
  );
  const logged = describeError(refused);
  expect(logged).toMatchObject({ code: '23505', detail: undefined });
  expect(logged.message).toBe('invalid input syntax for type uuid: "…", asked by +7916•••1833');
  expect(JSON.stringify(logged)).not.toMatch(/Анна|9162041833/);
});

test('any other error keeps its message and stack', () => {
  expect(describeError(new RangeError('too far'))).toMatchObject({ type: 'RangeError', message: 'too far' });
});

test('what a client sent stays inside its line, whatever signs it has', () => {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  log.info({ path: '/a\n{"level":60,"msg":"forged"}\u2028\u001B[2J' }, 'answered');
  expect(lines).toHaveLength(1);
  for (const sign of ['\n', '\r', '\u001B']) expect(lines[0]?.trimEnd()).not.toContain(sign);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 30, msg: 'answered' });
});
