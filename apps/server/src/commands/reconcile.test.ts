import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_TIMEOUT_MS, openCommand, type TestCommand } from '../testing/run-command.ts';

let command: TestCommand;
beforeAll(() => {
  command = openCommand('reconcile');
});
afterAll(() => command.stop());

test('a day without payments agrees with the books', { timeout: COMMAND_TIMEOUT_MS }, () => {
  const { status, stdout } = command.run('--day', '2026-11-22');
  expect([status, stdout]).toEqual([0, 'Сверка за 2026-11-22: расхождений 0, к разбору 0\n']);
});

test('a day that does not exist is answered with how it is called', { timeout: COMMAND_TIMEOUT_MS }, () => {
  const { status, stderr } = command.run('--day', '2026-02-30');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^Как пользоваться: npm run reconcile/);
});
