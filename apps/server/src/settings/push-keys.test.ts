import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { loadPushKeys, pushSettings } from './push-keys.ts';

const KEYS = { PUSH_PUBLIC_KEY: 'B'.repeat(87), PUSH_PRIVATE_KEY: 'p'.repeat(43) };

test('a demo makes a pair of keys once and keeps it from others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'push-keys-'));
  const made = await loadPushKeys(folder);
  expect(made.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(Buffer.from(made.privateKey, 'base64url')).toHaveLength(32);
  expect(await loadPushKeys(folder)).toEqual(made);
  expect((await stat(join(folder, 'push-keys.json'))).mode & 0o077).toBe(0);
});

test('keys of the environment come first, and a real shop without keys offers no notices', async () => {
  const demo = readEnvironment({ ...KEYS });
  expect(await pushSettings(demo, 'shop@example.ru')).toEqual({
    publicKey: KEYS.PUSH_PUBLIC_KEY,
    privateKey: KEYS.PUSH_PRIVATE_KEY,
    subject: 'mailto:shop@example.ru',
  });
  expect(await pushSettings({ ...readEnvironment({}), DEMO: false }, 'shop@example.ru')).toBeNull();
});
