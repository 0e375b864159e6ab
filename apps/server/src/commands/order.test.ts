import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '@yahont/api/compose.ts';
import { COMMAND_TIMEOUT_MS, openCommand, type TestCommand } from '../testing/run-command.ts';

let command: TestCommand;
beforeAll(() => {
  command = openCommand('order');
});
afterAll(() => command.stop());

test(
  'without a number and a state it says in Russian how it is called',
  { timeout: COMMAND_TIMEOUT_MS },
  () => {
    const { status, stdout, stderr } = command.run('Я-100216');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Как пользоваться: npm run order/);
  },
);

test('an order that does not exist is named as such', { timeout: COMMAND_TIMEOUT_MS }, () => {
  const { status, stderr } = command.run('Я-100216', 'ready');
  expect([status, stderr]).toEqual([1, 'Такого заказа нет.\n']);
});

test('a database that the shop holds is left alone', { timeout: COMMAND_TIMEOUT_MS }, async () => {
  const database = await openDatabase({ engine: 'embedded', directory: command.folder });
  const { status, stderr } = command.run('Я-100216', 'ready');
  await database.close();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Встроенную базу держит работающий магазин: остановите его и повторите\. .+/);
});
