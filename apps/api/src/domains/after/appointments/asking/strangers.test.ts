import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { makePhone } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { signIn } from '#src/testing/visitors.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let shop: ShowingShop;
let stone: ShownThing & { kind: 'stone' };
let phone: string;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  stone = await shop.newStone();
  phone = makePhone();
  await shop.come(stone, { phone, startsAt: '2026-11-30T14:00:00+03:00' });
});

const again = (startsAt: string, headers = {}) => shop.come(stone, { phone, startsAt }, headers);

test('who knows only the phone moves nothing and learns neither hour nor store', async () => {
  const before = await shop.rowsOf(phone);
  const other = await again('2026-11-30T15:00:00+03:00');
  const same = await again('2026-11-30T14:00:00+03:00');
  expect([other.status, other.problem.code]).toEqual([409, 'already-made']);
  // A guess that is right is answered as a wrong one.
  const { instance: _one, ...answer } = { instance: '', ...other.problem };
  const { instance: _other, ...guess } = { instance: '', ...same.problem };
  expect({ ...guess, requestId: null }).toEqual({ ...answer, requestId: null });
  expect(JSON.stringify(other.problem)).not.toMatch(/14:00|Петровка|storeId|startsAt/);
  expect(await shop.rowsOf(phone)).toEqual(before);
});

test('another account is a stranger too', async () => {
  const { headers } = await signIn(shop.api);
  expect((await again('2026-11-30T15:00:00+03:00', headers)).problem.code).toBe('already-made');
  expect(await shop.statesOf(phone)).toEqual(['requested']);
});

test('the owner of the phone gets the link, not oftener than every ten minutes and three times a day', async () => {
  const count = async () => (await shop.textsTo(phone)).length;
  const ask = async () => (await again('2026-11-30T15:00:00+03:00')).problem.code;
  expect(await ask()).toBe('already-made');
  // The first SMS with the link is a moment old.
  expect(await count()).toBe(1);
  shop.api.clock.advance(10 * MINUTE_MS);
  await ask();
  await ask();
  expect(await count()).toBe(2);
  expect((await shop.textsTo(phone)).at(-1)).toMatch(
    /^Яхонт: вы записаны на 30 ноября, 14:00\. Изменить: https:\/\/shop\.test\/showing\/\?visit=/,
  );
  for (const _time of [1, 2, 3]) {
    shop.api.clock.advance(HOUR_MS);
    expect(await ask()).toBe('already-made');
  }
  expect(await count()).toBe(4);
  shop.api.clock.advance(24 * HOUR_MS);
  await ask();
  expect(await count()).toBe(5);
});

test('such calls are counted by phone and by network', async () => {
  for (const _time of [1, 2, 3, 4]) expect((await again('2026-11-30T15:00:00+03:00')).status).toBe(409);
  const sixth = await again('2026-11-30T15:00:00+03:00');
  expect([sixth.status, sixth.problem.code]).toEqual([429, 'too-many-appointments']);
  const ip = '2001:db8:90::1';
  for (let call = 0; call < 20; call += 1) {
    const victim = makePhone();
    const theirs = await shop.anotherStone();
    await shop.come(theirs, { phone: victim, startsAt: `2026-11-29T${11 + (call % 10)}:00:00+03:00` });
    expect((await shop.come(theirs, { phone: victim, ip })).problem.code).toBe('already-made');
  }
  expect((await shop.come(stone, { phone, ip })).problem.code).toBe('too-many-appointments');
});
