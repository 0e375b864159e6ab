import { afterEach, beforeEach, expect, test } from 'vitest';
import * as contract from '@yahont/contracts/close-people/close-people.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { makeEmail, messagesTo } from '#src/testing/leads.ts';
import { confirmAddress } from '#src/testing/person/means.ts';
import { signIn } from '#src/testing/visitors.ts';
import { remindOfDays } from './remind-of-days.ts';

/** Ten in Moscow. */
const AT = 'T07:05:00Z';
const MAMA = {
  name: 'Капитолина',
  ring: 1650,
  chain: 50_000,
  day: '12-12',
  occasion: 'юбилей',
  remind: true,
};

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi();
  api.clock.set(new Date(`2026-11-01${AT}`));
});
afterEach(() => api.stop());

/** An account with a confirmed address and one person. */
async function makeReminded(fields: object = {}) {
  const person = await signIn(api);
  const email = makeEmail();
  await confirmAddress(api, person, email);
  const body = { ...MAMA, ...fields };
  const { id } = (await api.call(contract.addClosePerson, { headers: person.headers, body })).answer();
  return { ...person, email, id };
}

async function tickOn(day: string): Promise<number> {
  api.clock.set(new Date(`${day}${AT}`));
  const written = await remindOfDays(api.context, 'https://shop.test');
  await deliverOutbox(api);
  return written;
}

async function remindersTo(email: string) {
  return (await messagesTo(api, email)).filter(({ text }) => text.includes('просили напомнить'));
}

test('three weeks before the day one letter comes, however many processes run, and again in the next year', async () => {
  const { email } = await makeReminded();
  expect(await tickOn('2026-11-20')).toBe(0);
  api.clock.set(new Date(`2026-11-21${AT}`));
  const written = await Promise.all([1, 2].map(() => remindOfDays(api.context, 'https://shop.test')));
  expect(written.toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(await tickOn('2026-11-22')).toBe(0);
  const [letter, ...others] = await remindersTo(email);
  expect(others).toEqual([]);
  expect(letter?.subject).toMatch(/^Скоро 12\sдекабря — «Яхонт»$/);
  expect(letter?.text).toMatch(/Капитолина: 12\sдекабря, юбилей\./);
  expect(letter?.text).toMatch(/кольцо\s16,5, цепь\s50\sсм/);
  expect(letter?.text).toContain('next=/personal/people/');
  expect(await tickOn('2027-11-20')).toBe(0);
  expect(await tickOn('2027-11-21')).toBe(1);
});

test('the subject has neither the reason nor a name, and no «подарок»', async () => {
  const { email } = await makeReminded({ occasion: 'подарок на юбилей' });
  await tickOn('2026-11-21');
  const [letter] = await remindersTo(email);
  expect(letter?.subject).not.toMatch(/подар|Капитолина|юбилей/i);
});

test('29 February is reminded of for the 28th in a common year', async () => {
  const { email } = await makeReminded({ day: '02-29' });
  expect(await tickOn('2027-02-06')).toBe(0);
  expect(await tickOn('2027-02-07')).toBe(1);
  expect((await remindersTo(email))[0]?.subject).toMatch(/^Скоро 28\sфевраля/);
  expect(await tickOn('2028-02-07')).toBe(0);
  expect(await tickOn('2028-02-08')).toBe(1);
  expect((await remindersTo(email)).map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Скоро 29\sфевраля/),
  );
});

test('without the tick, or an address that is confirmed, nothing is written', async () => {
  const { email } = await makeReminded({ remind: false });
  const { headers } = await signIn(api);
  (await api.call(contract.addClosePerson, { headers, body: MAMA })).answer();
  expect(await tickOn('2026-11-21')).toBe(0);
  expect(await remindersTo(email)).toEqual([]);
});

test('a missed run is made up for within a week, as is an address that is confirmed late', async () => {
  const { email } = await makeReminded();
  const late = await signIn(api);
  (await api.call(contract.addClosePerson, { headers: late.headers, body: MAMA })).answer();
  expect(await tickOn('2026-11-28')).toBe(1);
  const lateEmail = makeEmail();
  await api.database.query('update accounts set email = $2, email_verified_at = now() where id = $1', [
    late.accountId,
    lateEmail,
  ]);
  expect(await tickOn('2026-11-28')).toBe(1);
  expect([(await remindersTo(email)).length, (await remindersTo(lateEmail)).length]).toEqual([1, 1]);
});

test('a letter that would come later than that is left out, and the next year is waited for', async () => {
  const { email } = await makeReminded();
  expect(await tickOn('2026-11-29')).toBe(0);
  expect(await remindersTo(email)).toEqual([]);
  const { rows } = await api.database.query('select remind_on::text as day from close_people', []);
  expect(rows).toEqual([{ day: '2027-11-21' }]);
});

test('a letter that waits is not sent once the tick is taken off or the person removed', async () => {
  const [unticked, removed] = [await makeReminded(), await makeReminded()];
  api.clock.set(new Date(`2026-11-21${AT}`));
  expect(await remindOfDays(api.context, 'https://shop.test')).toBe(2);
  await api.database.query('update close_people set remind = false, remind_on = null where id = $1', [
    unticked.id,
  ]);
  await api.database.query('delete from close_people where id = $1', [removed.id]);
  await deliverOutbox(api);
  for (const { email } of [unticked, removed]) expect(await remindersTo(email)).toEqual([]);
});
