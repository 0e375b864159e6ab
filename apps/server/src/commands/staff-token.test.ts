import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeApi, createLog, openDatabase } from '@yahont/api/compose.ts';
import { apiSettings } from '../settings/api-settings.ts';
import { readEnvironment } from '../settings/environment.ts';

const COMMAND = join(import.meta.dirname, 'staff-token.ts');

/** A process starts, migrates a new database and ends; the machine may be busy. */
const PATIENCE_MS = 120_000;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yahont-staff-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...args: string[]) {
  const { DATABASE_URL: _url, ...env } = process.env;
  return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, ...args], {
    env: { ...env, DATA_DIR: folder, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
}

test(
  'the command prints a token with which its holder is known to the office',
  { timeout: PATIENCE_MS },
  async () => {
    const { status, stdout, stderr } = run('--name', 'Дарья Белова', '--role', 'head', '--role', 'editor');
    expect(status, stderr).toBe(0);
    const token = stdout.trim();
    const environment = readEnvironment({ DATA_DIR: folder, NODE_ENV: 'production' });
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
  { timeout: PATIENCE_MS },
  async () => {
    const database = await openDatabase({ engine: 'embedded', directory: folder });
    const { status, stdout, stderr } = run('--name', 'Дарья Белова', '--role', 'head');
    await database.close();
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/DATA_DIR|in use|занят|another/i);
  },
);
