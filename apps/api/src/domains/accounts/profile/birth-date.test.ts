import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi } from '#src/testing/api.ts';
import type { TestApi } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';

const NAME = { name: 'Анна', lastName: 'Воронцова' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a birth date is given once: kept when it is not sent or the same, and not changed or removed', async () => {
  const { headers } = await signIn(api);
  const save = async (body: object) => {
    const { status, problem } = await api.call(updateUser, { headers, body: { ...NAME, ...body } });
    const [user] = (await api.call(currentUser, { headers })).answer();
    return [status, problem.code, problem.errors?.[0]?.path, user?.birthDate];
  };
  const kept = [200, undefined, undefined, '1990-11-20'];
  expect(await save({ birthDate: '' })).toEqual([200, undefined, undefined, null]);
  expect(await save({ birthDate: '20.11.1990' })).toEqual(kept);
  expect(await save({})).toEqual(kept);
  expect(await save({ birthDate: '20.11.1990' })).toEqual(kept);
  const refused = [409, 'birth-date-set', 'birthDate', '1990-11-20'];
  expect(await save({ birthDate: '' })).toEqual(refused);
  expect(await save({ birthDate: '21.11.1990' })).toEqual(refused);
});

test('a day that does not exist is refused and changes nothing', async () => {
  const { headers } = await signIn(api);
  const { status, problem } = await api.call(updateUser, {
    headers,
    body: { ...NAME, birthDate: '31.02.1990' },
  });
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'birthDate']);
  const [user] = (await api.call(currentUser, { headers })).answer();
  expect(user).toMatchObject({ name: '', birthDate: null });
});
