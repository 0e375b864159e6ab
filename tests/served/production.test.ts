import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { composeApi, createLog } from '@yahont/api/compose.ts';
import { standIns } from '@yahont/api/testing/settings.ts';
import { startShopProcess } from '../server-process.ts';

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const PHONE = '+79161234567';

test.skipIf(!(await isReachable()))(
  'a shop on PostgreSQL without any key opens empty, says what is missing and offers none of it',
  async () => {
    const name = `yahont_production_${randomBytes(6).toString('hex')}`;
    const folder = await mkdtemp(join(tmpdir(), 'yahont-production-'));
    await onServer(`create database ${name}`);
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    await writeFeedbackPage(url.href);
    // The page above was written with a key of its own.
    const shop = await startShopProcess({
      DATABASE_URL: url.href,
      DATA_DIR: folder,
      TOKEN_KEY_REPLACED: '1',
    });
    const get = (path: string) => fetch(`${shop.origin}${path}`, { redirect: 'manual' });
    const post = (path: string, body: string | URLSearchParams) =>
      fetch(`${shop.origin}${path}`, {
        method: 'POST',
        body,
        headers: {
          origin: shop.origin,
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        },
      });
    try {
      const ready = await (await get('/readyz')).text();
      const missing = ['payment provider', 'captcha', 'SMS provider', 'mail server', 'operators'];
      for (const what of missing) expect(ready).toContain(`warning: no ${what}`);

      const { rows } = await onServer('select count(*)::int as count from products', url.href);
      expect(rows).toEqual([{ count: 0 }]);
      expect((await get('/api/dev/outbox')).status).toBe(404);
      expect((await get('/dev/cards/')).status).toBe(404);
      expect((await get('/films/avrora.mp4')).status).toBe(404);

      const code = await post('/api/auth/code', JSON.stringify({ phone: PHONE, token: 'solved' }));
      expect([code.status, await code.json()]).toEqual([
        503,
        expect.objectContaining({ code: 'sms-missing' }),
      ]);
      const activity = await (await get('/api/callback-form-activity')).json();
      expect(activity).toEqual({ value: { active: false } });

      const form = {
        name: 'Анна',
        phone: PHONE,
        email: '',
        topic: 'other',
        message: 'Есть вопрос о кольце.',
      };
      const page = await post(
        '/request/feedback/',
        new URLSearchParams({ ...form, acceptsPersonalData: 'on' }),
      );
      const html = (await page.text()).replaceAll('\u00A0', ' ');
      expect(html).toContain('Сообщения с сайта сейчас не принимаются. Позвоните нам: 8 800 700-12-24');
    } finally {
      await shop.stop();
      await onServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true });
    }
  },
);

/** Creates the only page of this shop; its form requires a captcha. */
async function writeFeedbackPage(url: string): Promise<void> {
  const api = await composeApi({
    database: { engine: 'postgres', url },
    log: createLog('silent'),
    secrets: { tokenKey: 'a key for tests only, long enough to pass' },
    ...standIns,
    devOutbox: false,
  });
  const words = { title: 'Обратная связь', description: 'Напишите нам.', h1: 'Обратная связь', lead: '' };
  await api.imports.importTextPages([{ path: 'feedback', ...words, blocks: [], picture: null }]);
  await api.stop();
}

async function isReachable(): Promise<boolean> {
  return onServer('select 1').then(
    () => true,
    () => false,
  );
}

async function onServer(statement: string, connectionString = SERVER): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}
