import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeApi, createLog, openDatabase } from '@yahont/api/compose.ts';
import { apiSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { COMMAND_TIMEOUT_MS, openCommand, type TestCommand } from '../testing/run-command.ts';

let command: TestCommand;
beforeAll(() => {
  command = openCommand('staff-token');
});
afterAll(() => command.stop());

test(
  'the command prints a token with which its holder is known to the office',
  { timeout: COMMAND_TIMEOUT_MS },
  async () => {
    const { status, stdout, stderr } = command.run(
      '--name',
      'Дарья Белова',
      '--role',
      'head',
      '--role',
      'editor',
    );
    expect(status, stderr).toBe(0);
    const token = stdout.trim();
    const environment = readEnvironment({ DATA_DIR: command.folder, NODE_ENV: 'production' });
    const api = await composeApi(await apiSettings(environment, createLog('silent')));
    const request = new Request('http://api.test/office/api/me', {
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await api.fetch(request, { ip: '127.0.0.1', requestId: 'test' });
    expect(await response.json()).toMatchObject({ name: 'Дарья Белова', roles: ['editor', 'head'] });
    await api.stop();
  },
);

test(
  'a database that the shop holds is left alone, and the command says so',
  { timeout: COMMAND_TIMEOUT_MS },
  async () => {
    const database = await openDatabase({ engine: 'embedded', directory: command.folder });
    const { status, stdout, stderr } = command.run('--name', 'Дарья Белова', '--role', 'head');
    await database.close();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/DATA_DIR|in use|занят|another/i);
  },
);
