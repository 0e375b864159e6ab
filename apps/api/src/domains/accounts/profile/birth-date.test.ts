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

test('a birth date is stored, kept when it is not sent, and removed when it is empty', async () => {
  const { headers } = await signIn(api);
  const save = async (body: object) => {
    const { answer } = await api.call(updateUser, { headers, body: { ...NAME, ...body } });
    return answer()[0]?.birthDate;
  };
  expect(await save({ birthDate: '20.11.1990' })).toBe('1990-11-20');
  expect(await save({})).toBe('1990-11-20');
  expect(await save({ birthDate: '' })).toBeNull();
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
