import { afterAll, beforeAll, expect, test } from 'vitest';
import { creditBirthdays } from '#src/domains/people/loyalty/credit-birthdays.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { makeSubscriber } from '#src/testing/mail/subscriber.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.stop());

test('points of a birthday are written about once, to who asked for news of actions, by their channels', async () => {
  const both = await makeSubscriber(api, ['actions', 'actions-sms']);
  const mailAlone = await makeSubscriber(api, ['actions']);
  const ofOtherTopic = await makeSubscriber(api, ['novelties', 'novelties-sms']);
  await api.database.query(
    "update accounts set birth_date = '1990-05-20', birth_date_set_at = '2026-01-01' where id = any($1)",
    [[both, mailAlone, ofOtherTopic].map(({ accountId }) => accountId)],
  );
  // Noon in Moscow, within seven days.
  api.clock.set(new Date('2027-05-14T09:00:00Z'));
  const credited = await Promise.all([creditBirthdays(api.context), creditBirthdays(api.context)]);
  expect(credited.reduce((sum, count) => sum + count, 0)).toBe(3);
  await deliverOutbox(api);
  expect(await creditBirthdays(api.context)).toBe(0);
  await deliverOutbox(api);
  for (const { email } of [both, mailAlone])
    expect(await aboutBirthday(email)).toEqual([
      expect.stringMatching(/начислили 500\sбонусов.*сгорят они 14\sиюня/s),
    ]);
  expect(await aboutBirthday(both.phone)).toEqual([expect.stringMatching(/дарим 500\sбонусов/)]);
  expect(await aboutBirthday(mailAlone.phone)).toEqual([]);
  for (const to of [ofOtherTopic.email, ofOtherTopic.phone]) expect(await aboutBirthday(to)).toEqual([]);
});

async function aboutBirthday(to: string): Promise<string[]> {
  const texts = (await messagesTo(api, to)).map(({ text }) => text);
  return texts.filter((text) => /рожден/.test(text));
}
