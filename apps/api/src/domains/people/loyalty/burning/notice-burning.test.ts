import { afterAll, beforeAll, expect, test } from 'vitest';
import { BURN_NOTICE_DAYS } from '@yahont/values/sums/bonus.ts';
import { writeBareOrder } from '#src/testing/money/bare-order.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { seedPlaces } from '#src/testing/shop-parts/places.ts';
import { makeSubscriber } from '#src/testing/mail/subscriber.ts';
import { comingBurn, spend } from '../index.ts';
import { noticeBurning } from './notice-burning.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('who asked for news of actions is written to once, some days before, by the channels they chose', async () => {
  const both = await makeSubscriber(api, ['actions', 'actions-sms']);
  const mailAlone = await makeSubscriber(api, ['actions']);
  const ofOtherTopic = await makeSubscriber(api, ['novelties', 'novelties-sms']);
  const ofNothing = await makeSubscriber(api, []);
  const burnsAt = await burnOf(both.accountId);

  api.clock.set(new Date(burnsAt.getTime() - BURN_NOTICE_DAYS * DAY_MS - 1));
  expect(await noticed()).toBe(0);
  expect(await mailsTo(both.email)).toEqual([]);

  api.clock.set(new Date(burnsAt.getTime() - BURN_NOTICE_DAYS * DAY_MS));
  await Promise.all([noticeBurning(api.context), noticeBurning(api.context)]);
  expect(await noticed()).toBe(0);
  for (const { email } of [both, mailAlone])
    expect(await mailsTo(email)).toEqual([expect.stringMatching(/500\s(?:баллов|бонусов)/)]);
  expect(await mailsTo(both.phone)).toHaveLength(1);
  expect(await mailsTo(mailAlone.phone)).toEqual([]);
  for (const { email, phone } of [ofOtherTopic, ofNothing])
    expect([await mailsTo(email), await mailsTo(phone)]).toEqual([[], []]);
});

test('points that are spent before the message goes out are not written about', async () => {
  const { accountId, email } = await makeSubscriber(api, ['actions']);
  const burnsAt = await burnOf(accountId);
  api.clock.set(new Date(burnsAt.getTime() - DAY_MS));
  expect(await noticeBurning(api.context)).toBe(1);
  const now = api.context.now();
  await seedPlaces(api.database);
  const orderId = await writeBareOrder(api.context.db, { accountId, now });
  await api.context.db.transaction((tx) => spend(tx, { accountId, orderId, points: 500, now }));
  await deliverOutbox(api);
  expect(await mailsTo(email)).toEqual([]);
});

async function burnOf(accountId: number): Promise<Date> {
  const burn = await comingBurn(api.context.db, accountId);
  if (burn === null) throw new Error('the account has no points that burn');
  return burn.at;
}

async function noticed(): Promise<number> {
  const count = await noticeBurning(api.context);
  await deliverOutbox(api);
  return count;
}

/** Texts of the messages that are about points. */
async function mailsTo(to: string): Promise<string[]> {
  const texts = (await messagesTo(api, to)).map(({ text }) => text);
  return texts.filter((text) => /сгор/.test(text));
}
