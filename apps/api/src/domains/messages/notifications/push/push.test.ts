import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPushEndpoint, getPush, removePushEndpoints } from '@yahont/contracts/accounts/push.ts';
import { changeSubscriptions } from '@yahont/contracts/accounts/subscriptions.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { createTestApi, type TestApi, type TestHeaders } from '#src/testing/api.ts';
import { startPushService } from '#src/testing/push/push-service.ts';
import { standIns } from '#src/testing/settings.ts';
import { addPickupOrder } from '#src/testing/office.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import { signIn } from '#src/testing/visitors.ts';
import type { PushNotice, PushSender } from '../senders.ts';
import { sendPush } from './send-push.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let api: TestApi;
let storeId: number;
beforeAll(async () => {
  service = await startPushService();
  api = await createTestApi({ push: { ...standIns.push, testHost: new URL(service.url).host } });
  ({ storeId } = await fillSmallShop(api));
});
afterAll(async () => {
  await api.stop();
  await service.stop();
});

test('a notice reaches the browser encrypted, once, and only after it was asked for', async () => {
  const { orderId, headers } = await addPickupOrder(api, storeId);
  const path = await addBrowser(headers);
  await api.deliverOutbox();
  expect(service.taken(path)).toEqual([]);
  await wantOrders(headers);
  const at = api.clock.now().toISOString();
  for (const _time of [1, 2]) {
    await enqueue(api.context.db, { topic: 'order-changed', payload: { orderId, status: 'new', at } });
    await api.deliverOutbox();
  }
  const [notice, ...others] = service.taken(path);
  expect(others).toEqual([]);
  expect(notice?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(notice?.headers['authorization']).toContain(`k=${standIns.push.publicKey}`);
  expect(notice?.body.toString('utf8')).not.toContain('Заказ');
});

test('a browser that is gone is forgotten, one that is busy is tried again without the others', async () => {
  const { headers, accountId } = await signIn(api);
  const [whole, busy] = [await addBrowser(headers), await addBrowser(headers)];
  const gone = await addBrowser(headers);
  service.answer(gone, [410]);
  service.answer(busy, [503]);
  const payload = { accountId, title: 'Заказ готов', text: 'Подробности в заказе', path: '/personal/' };
  await enqueue(api.context.db, { topic: 'send-push', payload: { ...payload, once: randomUUID() } });
  await expect(api.deliverOutbox()).rejects.toThrow('503');
  expect((await api.call(getPush, { headers })).answer().browsers).toBe(2);
  await api.deliverOutbox();
  expect([whole, busy, gone].map((path) => service.taken(path).length)).toEqual([1, 2, 1]);
});

test('an address that is of no push service is refused', async () => {
  const { headers } = await signIn(api);
  const refused = [
    'http://169.254.169.254/latest/',
    'https://localhost/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
  ];
  for (const endpoint of refused) {
    const { problem } = await api.call(addPushEndpoint, { headers, body: { endpoint, keys: makeKeys() } });
    expect([endpoint, problem.code]).toEqual([endpoint, 'endpoint-refused']);
  }
  const good = ['https://fcm.googleapis.com/fcm/send/a', 'https://web.push.apple.com/a'];
  for (const endpoint of good)
    (await api.call(addPushEndpoint, { headers, body: { endpoint, keys: makeKeys() } })).answer();
  expect((await api.call(getPush, { headers })).answer()).toEqual({
    publicKey: standIns.push.publicKey,
    browsers: 2,
  });
});

test('a browser belongs to who signed in to it last; another account cannot read or remove browsers', async () => {
  const [first, second] = [await signIn(api), await signIn(api)];
  const endpoint = `${service.url}/${randomUUID()}`;
  const count = async ({ headers }: { headers: TestHeaders }) =>
    (await api.call(getPush, { headers })).answer().browsers;
  const add = ({ headers }: { headers: TestHeaders }) =>
    api.call(addPushEndpoint, { headers, body: { endpoint, keys: makeKeys() } });
  (await add(first)).answer();
  (await api.call(removePushEndpoints, { headers: second.headers })).answer();
  expect([await count(first), await count(second)]).toEqual([1, 0]);
  (await add(second)).answer();
  expect([await count(first), await count(second)]).toEqual([0, 1]);
  (await api.call(removePushEndpoints, { headers: second.headers })).answer();
  expect(await count(second)).toBe(0);
  for (const call of [getPush, removePushEndpoints]) expect((await api.call(call, {})).status).toBe(401);
});

test('an account has at most ten browsers: the oldest makes room', async () => {
  const { headers } = await signIn(api);
  for (let n = 0; n < 12; n += 1) await addBrowser(headers);
  expect((await api.call(getPush, { headers })).answer().browsers).toBe(10);
});

test('without keys browsers are not offered notices', async () => {
  const bare = await createTestApi({ push: null });
  const { headers } = await signIn(bare);
  expect((await bare.call(getPush, { headers })).answer().publicKey).toBeNull();
  const body = { endpoint: 'https://fcm.googleapis.com/a', keys: makeKeys() };
  expect((await bare.call(addPushEndpoint, { headers, body })).problem.code).toBe('push-missing');
  await bare.stop();
});

/** @returns its path at the push service */
async function addBrowser(headers: TestHeaders): Promise<string> {
  const path = `/${randomUUID()}`;
  const body = { endpoint: service.url + path, keys: makeKeys() };
  (await api.call(addPushEndpoint, { headers, body })).answer();
  api.clock.advance(1000);
  return path;
}

async function wantOrders(headers: TestHeaders): Promise<void> {
  const subscribes = [{ code: 'orders-push' as const, isActive: true }];
  (await api.call(changeSubscriptions, { headers, body: { subscribes } })).answer();
}

/** As a browser makes them. */
function makeKeys(): { p256dh: string; auth: string } {
  const curve = createECDH('prime256v1');
  return {
    p256dh: curve.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

test('a notice about the account names the page and an address that leads there through the sign-in', async () => {
  const { headers, accountId } = await signIn(api);
  await addBrowser(headers);
  const shown: PushNotice[] = [];
  const push: Pick<PushSender, 'send'> = {
    send: async (_to, notice) => {
      shown.push(notice);
      return 'sent';
    },
  };
  for (const path of ['/personal/order/7/', '/actions/lom/'])
    await sendPush(api.context, { accountId, title: 'Заказ', text: 'Готов', path, key: randomUUID() }, push);
  expect(shown.map(({ path, address }) => [path, address])).toEqual([
    ['/personal/order/7/', '/check_user/?next=/personal/order/7/#vhod'],
    ['/actions/lom/', '/actions/lom/'],
  ]);
});
