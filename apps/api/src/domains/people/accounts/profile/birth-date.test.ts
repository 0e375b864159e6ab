import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { readCode, signIn } from '#src/testing/visitors.ts';

const NAME = { name: 'Анна', lastName: 'Воронцова' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a birth date is given once: kept when it is not sent or the same, and not changed', async () => {
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
  expect(await save({ birthDate: '21.11.1990' })).toEqual(refused);
});

test('a birth date can be removed, which makes no room for another one', async () => {
  const { headers, accountId, phone } = await signIn(api);
  const save = (birthDate: string) => api.call(updateUser, { headers, body: { ...NAME, birthDate } });
  const dateOf = async () => {
    const [user] = (await api.call(currentUser, { headers })).answer();
    return [user?.birthDate, user?.isBirthDateGiven];
  };
  const setAt = async () =>
    (await api.database.query('select birth_date_set_at as at from accounts where id = $1', [accountId]))
      .rows;
  expect(await dateOf()).toEqual([null, false]);
  await save('20.11.1990');
  expect(await dateOf()).toEqual(['1990-11-20', true]);
  const given = await setAt();
  api.clock.advance(60_000);
  expect((await save('')).status).toBe(200);
  expect((await save('')).status).toBe(200);
  expect(await dateOf()).toEqual([null, true]);
  expect(await setAt()).toEqual(given);
  for (const date of ['20.11.1990', '21.11.1990'])
    expect((await save(date)).problem.code).toBe('birth-date-set');
  // The form of the bonus card keeps quiet about it: it may be somebody else who fills it in.
  const fields = { phone, ...NAME, birthDate: '21.11.1990', acceptsPersonalData: true as const };
  await api.call(registerRequest, { body: fields, ip: `test-${phone}` });
  await api.deliverOutbox();
  const body = { ...fields, code: await readCode(api, phone) };
  expect((await api.call(registerConfirm, { body })).answer().user.birthDate).toBeNull();
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
