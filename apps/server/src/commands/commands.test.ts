import { readdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeApi, createLog, openDatabase } from '@yahont/api/compose.ts';
import { apiSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { COMMAND_TIMEOUT_MS, openCommandPlace, type CommandPlace } from '../testing/run-command.ts';

// One database for all tests, because migrating it takes longer than any of the commands.
let place: CommandPlace;
beforeAll(() => {
  place = openCommandPlace();
});
afterAll(() => place.stop());

const timeout = COMMAND_TIMEOUT_MS;

test.each([
  ['backup', ['a', 'b'], /^Как пользоваться:\n {2}npm run backup/],
  ['restore', [], /^Как пользоваться: npm run restore/],
  ['order', ['Я-100216'], /^Как пользоваться: npm run order/],
  ['person', ['export'], /^npm run person/],
  ['reconcile', ['--day', '2026-02-30'], /^Как пользоваться: npm run reconcile/],
  ['staff-admin', ['--name', 'Анна'], /^Usage: npm run staff-admin/],
  ['staff-token', ['--role', 'head'], /^Usage: npm run staff-token/],
])('%s answers how it is called to one who calls it otherwise', { timeout }, async (name, args, usage) => {
  const { status, stdout, stderr } = await place.run(name, ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(usage);
});

test('order: one that does not exist is named as such', { timeout }, async () => {
  const { status, stderr } = await place.run('order', 'Я-100216', 'ready');
  expect([status, stderr]).toEqual([1, 'Такого заказа нет.\n']);
});

test('order why: a database of another schema is refused and stays as it is', { timeout }, async () => {
  const empty = openCommandPlace();
  const refused = await empty.run('order', 'Я-100216', 'why');
  expect([refused.status, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toMatch(/^Схема базы старше этого выпуска/);
  expect(await readdir(empty.folder)).toEqual([]);
  empty.stop();
  const { status, stderr } = await place.run('order', 'Я-100216', 'why');
  expect([status, stderr]).toEqual([1, 'Такого заказа нет.\n']);
});

test('reconcile: a day without payments agrees with the books', { timeout }, async () => {
  const { status, stdout } = await place.run('reconcile', '--day', '2026-11-22');
  expect([status, stdout]).toEqual([0, 'Сверка за 2026-11-22: расхождений 0, к разбору 0\n']);
});

test('backup says what it has copied, and the archive agrees', { timeout }, async () => {
  const archive = `${place.folder}.backup`;
  const made = await place.run('backup', archive);
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toMatch(
    /^Копия от .+: встроенная база, \d+ файлов, .+ МБ\nЗаказов: 0\nАрхив: .+, не зашифрован\n$/,
  );
  const checked = await place.run('backup', '--check', archive);
  expect([checked.status, checked.stdout]).toEqual([
    0,
    expect.stringMatching(/Архив цел\.\nРасхождений: 0\n$/),
  ]);
  const refused = await place.run('restore', archive);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('повторите с --replace')]);
  await rm(archive);
});

test('staff-admin prints one link, and no second one unless forced', { timeout }, async () => {
  const wish = ['--name', 'Анна Белова', '--email', 'anna@staff.example'];
  const { status, stdout, stderr } = await place.run('staff-admin', ...wish);
  expect([status, stderr]).toEqual([0, expect.stringContaining('the link works once until')]);
  expect(stdout).toMatch(/^http:\/\/localhost:\d+\/office\/invitation#ysi_[\w-]{43}\n$/);
  const again = await place.run('staff-admin', '--name', 'Анна', '--email', 'other@staff.example');
  expect([again.status, again.stdout, again.stderr]).toEqual([
    1,
    '',
    expect.stringContaining('administrator-exists'),
  ]);
});

test('staff-token prints a token with which its holder is known to the office', { timeout }, async () => {
  const roles = ['--role', 'head', '--role', 'editor'];
  const { status, stdout, stderr } = await place.run('staff-token', '--name', 'Дарья Белова', ...roles);
  expect(status, stderr).toBe(0);
  const environment = readEnvironment({ DATA_DIR: place.folder, NODE_ENV: 'production' });
  const api = await composeApi(await apiSettings(environment, createLog('silent')));
  const request = new Request('http://api.test/office/api/me', {
    headers: { authorization: `Bearer ${stdout.trim()}` },
  });
  const response = await api.fetch(request, { ip: '127.0.0.1', requestId: 'test' });
  expect(await response.json()).toMatchObject({ name: 'Дарья Белова', roles: ['editor', 'head'] });
  await api.stop();
});

test('a database that the shop holds is left alone, and each command says so', { timeout }, async () => {
  const database = await openDatabase({ engine: 'embedded', directory: place.folder });
  const [order, token] = await Promise.all([
    place.run('order', 'Я-100216', 'ready'),
    place.run('staff-token', '--name', 'Дарья Белова', '--role', 'head'),
  ]);
  await database.close();
  expect(order.status).toBe(1);
  expect(order.stderr).toMatch(/^Встроенную базу держит работающий магазин: остановите его и повторите\. .+/);
  expect([token.status, token.stdout]).toEqual([1, '']);
  expect(token.stderr).toMatch(/in use by process/);
});
