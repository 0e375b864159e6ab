import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { logout, refreshToken } from '@yahont/contracts/accounts/sign-in.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('an access token works for a quarter of an hour, a refresh token gives the next one', async () => {
  const { headers, refreshToken: first } = await signIn(api);
  api.clock.advance(15 * MINUTE_MS);
  const late = await api.call(currentUser, { headers });
  expect([late.status, late.problem.code]).toEqual([401, 'sign-in-required']);
  const pair = (await refresh(first)).answer();
  expect(pair.refreshToken).not.toBe(first);
  expect(pair.refreshTokenExpiration).toBe(Math.floor(api.clock.now().getTime() / 1000) + 60 * 86_400);
  expect((await api.call(currentUser, { headers: bearer(pair.token) })).status).toBe(200);
});

test('twenty simultaneous refreshes with one token all succeed and leave one session', async () => {
  const { refreshToken: token, accountId } = await signIn(api);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await livingSessions(accountId)).toBe(1);
  for (const { answer } of answers) {
    expect((await refresh(answer().refreshToken)).status).toBe(200);
  }
});

test('an exchanged token used after the grace period ends the whole session', async () => {
  const { refreshToken: stolen, accountId } = await signIn(api);
  const owner = (await refresh(stolen)).answer();
  const later = (await refresh(owner.refreshToken)).answer();
  api.clock.advance(30_000);
  expect((await refresh(stolen)).status).toBe(200);
  api.clock.advance(1);
  const reuse = await refresh(stolen);
  expect([reuse.status, reuse.problem.code]).toEqual([401, 'session-ended']);
  expect((await refresh(later.refreshToken)).status).toBe(401);
  expect(await livingSessions(accountId)).toBe(0);
  await expect
    .poll(async () => (await api.call(currentUser, { headers: bearer(owner.token) })).status)
    .toBe(401);
});

test('a lost answer costs no session: the old token works until the new one was used, and revokes it', async () => {
  const { refreshToken: held, accountId } = await signIn(api);
  const lost = (await refresh(held)).answer();
  api.clock.advance(3 * DAY_MS);
  const again = (await refresh(held)).answer();
  expect((await refresh(lost.refreshToken)).status, 'the lost one is revoked').toBe(401);
  expect(await livingSessions(accountId)).toBe(1);
  api.clock.advance(MINUTE_MS);
  const next = (await refresh(again.refreshToken)).answer();
  api.clock.advance(MINUTE_MS);
  expect((await refresh(held)).status, 'now two browsers have it').toBe(401);
  expect((await refresh(next.refreshToken)).status).toBe(401);
});

test('ending one session leaves the account’s others', async () => {
  const home = await signIn(api);
  api.clock.advance(MINUTE_MS);
  const phone = await signIn(api, { phone: home.phone });
  expect((await api.call(logout, { body: { refreshToken: home.refreshToken } })).status).toBe(200);
  expect((await refresh(home.refreshToken)).status).toBe(401);
  expect((await refresh(phone.refreshToken)).status).toBe(200);
});

test('a sign-in ends the session with which the browser came, also that of another account', async () => {
  const first = await signIn(api);
  const other = await signIn(api, { fuser: first.headers });
  expect((await refresh(first.refreshToken)).status).toBe(401);
  expect((await api.call(currentUser, { headers: first.headers })).status).toBe(401);
  api.clock.advance(MINUTE_MS);
  const again = await signIn(api, { phone: other.phone, fuser: other.headers });
  expect(await livingSessions(other.accountId)).toBe(1);
  expect((await refresh(again.refreshToken)).status).toBe(200);
});

test('signing out with an access token ends its session', async () => {
  const { headers, refreshToken: token } = await signIn(api);
  expect((await api.call(logout, { body: {}, headers })).status).toBe(200);
  expect((await refresh(token)).status).toBe(401);
});

test('signing out ends the session’s access tokens at once, and no others', async () => {
  const home = await signIn(api);
  api.clock.advance(MINUTE_MS);
  const phone = await signIn(api, { phone: home.phone });
  const renewed = bearer((await refresh(home.refreshToken)).answer().token);
  await api.call(logout, { body: { refreshToken: home.refreshToken } });
  for (const headers of [home.headers, renewed]) {
    const { status, problem } = await api.call(currentUser, { headers });
    expect([status, problem.code]).toEqual([401, 'sign-in-required']);
  }
  expect((await api.call(currentUser, { headers: phone.headers })).status).toBe(200);
});

test('other processes of the shop, and one that starts later, refuse tokens of an ended session', async () => {
  const other = await createTestApi({}, api.database);
  const gone = await signIn(api);
  const alive = await signIn(api);
  const statusIn = async (process: TestApi, { headers }: typeof gone) =>
    (await process.call(currentUser, { headers })).status;
  expect([await statusIn(other, gone), await statusIn(other, alive)]).toEqual([200, 200]);
  await api.call(logout, { body: { refreshToken: gone.refreshToken } });
  await expect.poll(() => statusIn(other, gone)).toBe(401);
  const later = await createTestApi({}, api.database);
  expect(await statusIn(later, gone)).toBe(401);
  expect([await statusIn(other, alive), await statusIn(later, alive)]).toEqual([200, 200]);
  await Promise.all([other.changes.stop(), later.changes.stop()]);
});

test('the holder of a valid access token is signed in', async () => {
  const { headers, refreshToken: token } = await signIn(api);
  const access = headers['authorization']?.slice('Bearer '.length) ?? '';
  expect([await api.isSignedIn(access), await api.isSignedIn(`${access}x`)]).toEqual([true, false]);
  await api.call(logout, { body: { refreshToken: token } });
  expect(await api.isSignedIn(access)).toBe(false);
});

test('another account cannot end a session with tokens that are not its own', async () => {
  const { refreshToken: token } = await signIn(api);
  const stranger = await signIn(api);
  await api.call(logout, { body: { refreshToken: 'guessed' }, headers: stranger.headers });
  await api.call(logout, { body: {}, headers: await makeFuser(api) });
  expect((await refresh(token)).status).toBe(200);
});

test('a session ends after sixty days without a refresh, and continues with one', async () => {
  const idle = await signIn(api);
  const busy = await signIn(api);
  api.clock.advance(59 * DAY_MS);
  const pair = (await refresh(busy.refreshToken)).answer();
  api.clock.advance(2 * DAY_MS);
  expect((await refresh(idle.refreshToken)).status).toBe(401);
  expect((await refresh(pair.refreshToken)).status).toBe(200);
});

test('a session ends a year after its sign-in, however often it is used', async () => {
  const started = api.clock.now().getTime();
  let { refreshToken } = await signIn(api);
  for (let day = 50; day < 365; day += 50) {
    api.clock.advance(50 * DAY_MS);
    const pair = (await refresh(refreshToken)).answer();
    refreshToken = pair.refreshToken;
    expect(pair.refreshTokenExpiration * 1000).toBeLessThanOrEqual(started + 365 * DAY_MS);
  }
  api.clock.advance(15 * DAY_MS);
  expect((await refresh(refreshToken)).status).toBe(401);
});

test('a session from before sessions had an end is refused a year after its sign-in', async () => {
  const { accountId, refreshToken: token } = await signIn(api);
  const opened = (ago: number) =>
    api.database.query('update sessions set created_at = $2, expires_at = $3 where account_id = $1', [
      accountId,
      new Date(api.clock.now().getTime() - ago),
      new Date(api.clock.now().getTime() + 30 * DAY_MS),
    ]);
  await opened(365 * DAY_MS - MINUTE_MS);
  const last = (await refresh(token)).answer();
  expect((await api.call(currentUser, { headers: bearer(last.token) })).status).toBe(200);
  api.clock.advance(MINUTE_MS);
  expect((await api.call(currentUser, { headers: bearer(last.token) })).status, 'access ends too').toBe(401);
  await opened(365 * DAY_MS);
  expect((await refresh(last.refreshToken)).status).toBe(401);
});

test('an invented refresh token is refused', async () => {
  const { status, problem } = await refresh('invented');
  expect([status, problem.code]).toEqual([401, 'session-ended']);
});

test('the profile changes, and an empty e-mail removes it', async () => {
  const { headers, phone } = await signIn(api);
  const body = { name: 'Анна', lastName: 'Римская-Корсакова', surName: 'Петровна', email: 'anna@example.ru' };
  expect((await api.call(updateUser, { headers, body })).answer()[0]).toMatchObject({
    ...body,
    phone,
    bonus: 500,
  });
  expect((await api.call(currentUser, { headers })).answer()[0]).toMatchObject(body);
  const bare = await api.call(updateUser, { headers, body: { name: 'Анна', lastName: 'Орлова' } });
  expect(bare.answer()[0]).toMatchObject({ email: null, surName: '', lastName: 'Орлова' });
});

test('a name typed with combining marks is stored in composed form', async () => {
  const { headers } = await signIn(api);
  const names = { name: 'Андрей', lastName: 'Королёв', surName: 'Алексеевич-Й' };
  const body = {
    name: names.name.normalize('NFD'),
    lastName: names.lastName.normalize('NFD'),
    surName: names.surName.normalize('NFD'),
  };
  expect(body.name).not.toBe(names.name);
  expect((await api.call(updateUser, { headers, body })).answer()[0]).toMatchObject(names);
});

test('a name with anything but letters and hyphens is refused at its field', async () => {
  const { headers } = await signIn(api);
  const { status, problem } = await api.call(updateUser, {
    headers,
    body: { name: 'Анна1', lastName: '', email: 'x' },
  });
  expect(status).toBe(422);
  expect(problem.errors?.map(({ path, message }) => [path, message])).toEqual([
    ['name', 'Ошибка ввода данных'],
    ['lastName', 'Ошибка ввода данных'],
    ['lastName', 'Ошибка ввода данных'],
    ['email', 'Ошибка ввода данных'],
  ]);
});

test('another account cannot read or change a profile', async () => {
  const own = await signIn(api);
  const stranger = await signIn(api);
  await api.call(updateUser, { headers: stranger.headers, body: { name: 'Чужой', lastName: 'Человек' } });
  expect((await api.call(currentUser, { headers: own.headers })).answer()[0]?.name).toBe('');
  for (const headers of [{}, await makeFuser(api), bearer('broken')]) {
    expect((await api.call(currentUser, { headers })).status).toBe(401);
    expect((await api.call(updateUser, { headers, body: { name: 'Я', lastName: 'Я' } })).status).toBe(401);
  }
});

function refresh(token: string) {
  return api.call(refreshToken, { body: { refreshToken: token } });
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

async function livingSessions(accountId: number): Promise<number> {
  const { rows } = await api.database.query(
    'select id from sessions where account_id = $1 and ended_at is null',
    [accountId],
  );
  return rows.length;
}
