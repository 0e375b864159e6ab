import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { MessageRefused } from '#src/platform/message-refused.ts';
import { purgeSendings, sendOnce } from './sending-once.ts';
import { sendings } from './notifications.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('a message is sent once, whatever is retried', async () => {
  let sent = 0;
  const send = () => sendOnce(api.context, 'sms:one', async () => void (sent += 1));
  await send();
  await send();
  expect(sent).toBe(1);
});

test('a failed sending is tried again, and its error is the caller’s', async () => {
  const results = ['refused', 'sent'];
  const send = () =>
    sendOnce(api.context, 'sms:two', async () => {
      if (results.shift() === 'refused') throw new MessageRefused('no');
    });
  await expect(send()).rejects.toThrow('no');
  await send();
  await send();
  expect(results).toEqual([]);
});

test('of two workers with one message one sends, and the other tries again later', async () => {
  let finish: () => void = () => undefined;
  const slow = sendOnce(api.context, 'mail:three', () => new Promise((resolve) => (finish = resolve)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const second = () => sendOnce(api.context, 'mail:three', () => Promise.reject(new Error('sent twice')));
  await expect(second()).rejects.toThrow('another worker');
  finish();
  await slow;
  await second();
});

test('what a dead process left unfinished is sent after a minute', async () => {
  const { context, clock } = api;
  await context.db.insert(sendings).values({ key: 'sms:four', state: 'sending', at: clock.now() });
  let sent = 0;
  const send = () => sendOnce(context, 'sms:four', async () => void (sent += 1));
  await expect(send()).rejects.toThrow('another worker');
  clock.advance(61_000);
  await send();
  expect(sent).toBe(1);
});

test('records are forgotten after ninety days', async () => {
  await sendOnce(api.context, 'sms:five', () => Promise.resolve());
  const kept = () => api.context.db.$count(sendings, eq(sendings.key, 'sms:five'));
  api.clock.advance(90 * 86_400_000);
  await purgeSendings(api.context);
  expect(await kept()).toBe(1);
  api.clock.advance(1);
  await purgeSendings(api.context);
  expect(await kept()).toBe(0);
});
