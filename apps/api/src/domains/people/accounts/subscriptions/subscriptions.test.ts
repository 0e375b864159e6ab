import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeSubscriptions,
  getSubscriptions,
  SUBSCRIPTIONS,
  type SubscriptionCode,
} from '@yahont/contracts/accounts/subscriptions.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { makeFuser, signIn } from '#src/testing/visitors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('no account is subscribed to anything by default', async () => {
  const { headers } = await signIn(api);
  expect((await api.call(getSubscriptions, { headers })).answer().subscribes).toEqual(
    SUBSCRIPTIONS.map((code) => ({ code, isActive: false })),
  );
});

test('a subscription is stored, those not named stay, and it can be withdrawn', async () => {
  const { headers } = await signIn(api);
  expect(await change(headers, { guide: true, actions: true })).toEqual(['actions', 'guide']);
  expect(await change(headers, { actions: false })).toEqual(['guide']);
  expect(await change(headers, {})).toEqual(['guide']);
  expect(await activeOf(headers)).toEqual(['guide']);
});

test('the date of a consent is that of its change, not of saving the form again', async () => {
  const { headers, accountId } = await signIn(api);
  const changedAt = async () => {
    const { rows } = await api.database.query(
      `select changed_at from subscriptions where account_id = $1 and code = 'guide'`,
      [accountId],
    );
    return new Date(String(rows[0]?.['changed_at'])).getTime();
  };
  await change(headers, { guide: true });
  const given = await changedAt();
  api.clock.advance(60_000);
  await change(headers, { guide: true });
  expect(await changedAt()).toBe(given);
  await change(headers, { guide: false });
  expect(await changedAt()).toBe(given + 60_000);
});

test('the last entry for a subscription wins, and an unknown one is refused', async () => {
  const { headers } = await signIn(api);
  const twice = [
    { code: 'guide', isActive: true },
    { code: 'guide', isActive: false },
  ];
  const response = await api.send('POST /api/account/subscribe', { headers, body: { subscribes: twice } });
  expect(response.status).toBe(200);
  expect(await activeOf(headers)).toEqual([]);
  const unknown = { subscribes: [{ code: 'spam', isActive: true }] };
  expect((await api.send('POST /api/account/subscribe', { headers, body: unknown })).status).toBe(422);
});

test('another account cannot read or change subscriptions', async () => {
  const own = await signIn(api);
  await change(own.headers, { guide: true });
  const stranger = await signIn(api);
  await change(stranger.headers, { guide: false });
  expect(await activeOf(own.headers)).toEqual(['guide']);
  expect(await activeOf(stranger.headers)).toEqual([]);
  for (const headers of [{}, await makeFuser(api)]) {
    expect((await api.call(getSubscriptions, { headers })).status).toBe(401);
    expect((await api.call(changeSubscriptions, { headers, body: { subscribes: [] } })).status).toBe(401);
  }
});

async function change(
  headers: TestHeaders,
  wanted: Partial<Record<SubscriptionCode, boolean>>,
): Promise<SubscriptionCode[]> {
  const subscribes = SUBSCRIPTIONS.flatMap((code) =>
    wanted[code] === undefined ? [] : [{ code, isActive: wanted[code] }],
  );
  const { answer } = await api.call(changeSubscriptions, { headers, body: { subscribes } });
  return answer()
    .subscribes.filter(({ isActive }) => isActive)
    .map(({ code }) => code);
}

async function activeOf(headers: TestHeaders): Promise<SubscriptionCode[]> {
  const { answer } = await api.call(getSubscriptions, { headers });
  return answer()
    .subscribes.filter(({ isActive }) => isActive)
    .map(({ code }) => code);
}
