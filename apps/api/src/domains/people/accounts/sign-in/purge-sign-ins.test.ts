import { expect, test } from 'vitest';
import { logout, refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { createTestApi } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';
import { purgeSignIns } from './purge-sign-ins.ts';

const DAY_MS = 86_400_000;

test('old codes and long-ended sessions are deleted, open ones stay', async () => {
  const api = await createTestApi();
  const gone = await signIn(api);
  const alive = await signIn(api);
  await api.call(logout, { body: { refreshToken: gone.refreshToken } });
  api.clock.advance(31 * DAY_MS);
  await purgeSignIns(api.context);
  const count = async (table: string) => (await api.database.query(`select 1 from ${table}`)).rows.length;
  expect([await count('sign_in_codes'), await count('sessions'), await count('refresh_tokens')]).toEqual([
    0, 1, 1,
  ]);
  expect((await api.call(refreshToken, { body: { refreshToken: alive.refreshToken } })).status).toBe(200);
  await api.stop();
});
