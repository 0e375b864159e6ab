import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelVisit } from '@yahont/contracts/appointments/visits.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { loadCityDirectory } from '#src/domains/ground/locations/index.ts';
import { makePhone } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { remindVisitors } from './remind.ts';

let shop: ShowingShop;
let stone: ShownThing & { kind: 'stone' };
let phone: string;
let remind: () => Promise<number>;
beforeAll(async () => {
  shop = await openShowingShop();
  const cities = await loadCityDirectory(shop.api.context.db);
  remind = () => remindVisitors(shop.api.context, { stores: shop.api.stores, cities });
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  stone = await shop.newStone();
  phone = makePhone();
});

const at = (time: string) => shop.api.clock.set(new Date(`${time}:00+03:00`));

test('the visitor is reminded once, on the day before, between noon and eight of the store’s city', async () => {
  await shop.come(stone, { phone, startsAt: '2026-11-27T11:00:00+03:00' });
  for (const early of ['2026-11-25T13:00', '2026-11-26T11:59', '2026-11-26T20:00']) {
    at(early);
    expect([early, await remind()]).toEqual([early, 0]);
  }
  at('2026-11-26T12:00');
  expect(await remind()).toBe(1);
  expect(await remind()).toBe(0);
  const [, reminder, ...others] = await shop.textsTo(phone);
  expect(others).toEqual([]);
  expect(reminder).toMatch(
    /^Яхонт: ждём вас завтра в 11:00, ул\. Петровка, 11\. Изменить: https:\/\/\S+visit=[\w-]+$/,
  );
});

test('who made the appointment on the afternoon before needs no reminder', async () => {
  at('2026-11-24T15:00');
  await shop.come(stone, { phone });
  at('2026-11-24T16:00');
  expect(await remind()).toBe(0);
});

test('a visit that is cancelled after the reminder was queued is not announced', async () => {
  await shop.come(stone, { phone, startsAt: '2026-11-27T12:00:00+03:00' });
  const link = await shop.linkOf(phone);
  at('2026-11-26T12:30');
  expect(await remind()).toBe(1);
  (await shop.api.call(cancelVisit, { params: { link } })).answer();
  expect((await shop.textsTo(phone)).join()).not.toContain('завтра');
});
