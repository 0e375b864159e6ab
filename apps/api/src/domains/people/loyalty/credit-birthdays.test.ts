import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentUser, updateUser } from '@yahont/contracts/accounts/user.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { signIn } from '#src/testing/visitors.ts';
import { creditBirthdays } from './credit-birthdays.ts';

const WELCOME = 500;

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
});
afterEach(() => api.stop());

/** The phone of a shopper who gives this birth date now. */
async function bornOn(birthDate: string): Promise<string> {
  const { phone, headers } = await signIn(api);
  const body = { name: 'Анна', lastName: 'Орлова', birthDate };
  (await api.call(updateUser, { headers, body })).answer();
  return phone;
}

function goTo(at: string): void {
  api.clock.advance(new Date(at).getTime() - api.clock.now().getTime());
}

async function points(phone: string): Promise<number> {
  api.clock.advance(61_000);
  const { headers } = await signIn(api, { phone });
  return ((await api.call(currentUser, { headers })).answer()[0]?.bonus ?? 0) - WELCOME;
}

test('seven days before the birthday 500 points come, once a year, and eight days before nothing', async () => {
  const phone = await bornOn('20.05.1990');
  goTo('2027-05-12T20:59:00Z');
  expect(await creditBirthdays(api.context)).toBe(0);
  // Midnight in Moscow.
  goTo('2027-05-12T21:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(1);
  expect(await creditBirthdays(api.context)).toBe(0);
  expect(await points(phone)).toBe(500);
});

test('a birthday in January is credited in December, and once', async () => {
  const phone = await bornOn('03.01.1985');
  goTo('2027-12-28T09:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(1);
  goTo('2028-01-03T09:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(0);
  goTo('2028-12-28T09:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(1);
  expect(await points(phone)).toBe(1000);
});

test('29 February is 28 February in a common year', async () => {
  await bornOn('29.02.1992');
  goTo('2029-02-21T09:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(1);
});

test('a date given within the last month brings nothing this year', async () => {
  goTo('2027-05-10T09:00:00Z');
  await bornOn('20.05.1990');
  goTo('2027-05-14T09:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(0);
  goTo('2028-05-14T09:00:00Z');
  expect(await creditBirthdays(api.context)).toBe(1);
});
