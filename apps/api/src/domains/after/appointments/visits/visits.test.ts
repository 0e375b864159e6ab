import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import * as visits from '@yahont/contracts/appointments/visits.ts';
import { makePhone, type TestHeaders } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { signIn } from '#src/testing/visitors.ts';

let shop: ShowingShop;
let stone: ShownThing;
let phone: string;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  stone = await shop.newStone();
  phone = makePhone();
});

const show = (link: string) => shop.api.call(visits.showVisit, { params: { link } });
const cancel = (link: string, headers = {}) =>
  shop.api.call(visits.cancelVisit, { params: { link }, ip: randomUUID(), headers });
const calendar = (link: string) => shop.api.call(visits.getCalendarEntry, { params: { link } });
const move = (link: string, time: string, storeId = shop.storeId) =>
  shop.api.call(visits.moveVisit, {
    params: { link },
    body: { storeId, startsAt: new Date(`2026-11-27T${time}:00+03:00`).toISOString() },
    ip: randomUUID(),
  });

/** Makes an appointment for tomorrow, 14:00, and reads the link from the SMS. */
async function booked(thing = stone): Promise<string> {
  (await shop.come(thing, { phone })).answer();
  return shop.linkOf(phone);
}

test('the link of the SMS shows the appointment', async () => {
  const link = await booked({ kind: 'product', productId: shop.productId, skuId: shop.skuId });
  expect((await show(link)).answer()).toMatchObject({
    state: 'requested',
    isPast: false,
    shown: { kind: 'product', productId: shop.productId, skuId: shop.skuId },
    name: 'Кольцо «Аврора» из белого золота с бриллиантами',
    extra: 'Размер\u00A016',
    url: '/catalog/koltsa/avrora-1/',
    when: { date: '2026-11-25', time: '14:00', store: { id: shop.storeId } },
  });
});

test('the visitor moves it: the hour is free again, and the first link says no more than that', async () => {
  const link = await booked();
  const moved = (await move(link, '18:00', shop.arbatId)).answer();
  expect(moved).toMatchObject({ date: '2026-11-27', time: '18:00', store: { id: shop.arbatId } });
  expect(moved.link).toBe(await shop.linkOf(phone));
  expect((await show(moved.link)).answer()).toMatchObject({ state: 'requested', when: { time: '18:00' } });
  expect((await show(link)).answer()).toMatchObject({ state: 'replaced', when: null });
  expect(await shop.rowsOf(phone)).toMatchObject([
    { state: 'replaced', ended_by: 'link', ended_by_id: null, ended_at: shop.api.clock.now() },
    { state: 'requested', name: 'Анна' },
  ]);
  expect((await move(link, '19:00')).problem.code).toBe('visit-ended');
  expect((await cancel(link)).problem.code).toBe('visit-ended');
  const letters = await shop.textsTo('operators@shop.test');
  expect(letters.at(-1)).toContain('больше не действует: визит перенесли');
});

test('the same hour again moves nothing; a taken hour is refused and the visit stays', async () => {
  const link = await booked();
  const moved = (await move(link, '12:00')).answer();
  expect((await move(moved.link, '12:00')).answer()).toEqual(moved);
  for (const other of [await shop.anotherStone(), await shop.anotherStone()])
    expect((await shop.come(other, { startsAt: '2026-11-27T13:00:00+03:00' })).status).toBe(200);
  expect((await move(moved.link, '13:00')).problem.code).toBe('slot-taken');
  expect((await show(moved.link)).answer()).toMatchObject({ state: 'requested', when: { time: '12:00' } });
});

test('the visitor cancels it: the hour is free, visitor and operators hear of it, once', async () => {
  const link = await booked();
  const other = await shop.anotherStone();
  await shop.come(other);
  const seen = await shop.anotherStone();
  const free = async () => (await shop.showings(seen))[0]?.days[0]?.slots.map(({ time }) => time);
  expect(await free()).not.toContain('14:00');
  expect((await cancel(link)).answer()).toMatchObject({ state: 'cancelled', when: { time: '14:00' } });
  expect((await cancel(link)).answer()).toMatchObject({ state: 'cancelled' });
  expect(await free()).toContain('14:00');
  const [, sms, ...others] = await shop.textsTo(phone);
  expect(others).toEqual([]);
  expect(sms).toMatch(
    /^Яхонт: визит 25 ноября в 14:00 отменён\. Вопросы и новая запись: \+7 \(495\) 000-00-00\.$/,
  );
  const letters = await shop.textsTo('operators@shop.test');
  expect(letters.at(-1)).toMatch(/^Отменён показ камня № П-\d+: 25 ноября, 14:00/);
  expect(letters.at(-1)).toContain('по ссылке из СМС');
  expect((await move(link, '18:00')).problem.code).toBe('visit-ended');
  expect((await shop.come(stone, { phone })).status).toBe(200);
});

test('an account that cancels by the link is written down', async () => {
  const { headers, accountId } = await signIn(shop.api);
  await shop.come(stone, { phone }, headers);
  await cancel(await shop.linkOf(phone), headers);
  expect(await shop.rowsOf(phone)).toMatchObject([{ ended_by: 'account', ended_by_id: accountId }]);
});

test('once its hour has come nothing can be changed', async () => {
  const link = await booked();
  shop.api.clock.set(new Date('2026-11-25T14:00:00+03:00'));
  expect((await show(link)).answer()).toMatchObject({ isPast: true, when: { time: '14:00' } });
  expect((await cancel(link)).problem.code).toBe('visit-ended');
  expect((await move(link, '18:00')).problem.code).toBe('visit-ended');
});

test('a link that the shop has not made, or one of the calendar, opens no visit', async () => {
  const made = (await shop.come(stone, { phone })).answer();
  const link = await shop.linkOf(phone);
  for (const wrong of ['x', `${link.slice(0, -2)}AA`, made.calendarLink]) {
    const answers = [await show(wrong), await move(wrong, '18:00'), await cancel(wrong)];
    expect(answers.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'visit-not-found']),
    );
  }
});

test('the calendar moves its entry with the visit; the link of an hour that was left opens nothing', async () => {
  const made = (await shop.come(stone, { phone })).answer();
  const first = (await calendar(made.calendarLink)).answer();
  expect(first).toMatchObject({
    sequence: 0,
    startsAt: '2026-11-25T11:00:00.000Z',
    endsAt: '2026-11-25T12:00:00.000Z',
    timezone: 3,
    store: { address: 'ул. Петровка, 11' },
  });
  const moved = (await move(await shop.linkOf(phone), '18:00')).answer();
  expect((await calendar(made.calendarLink)).problem.code).toBe('visit-not-found');
  expect((await calendar(moved.link)).answer()).toMatchObject({ uid: first.uid, sequence: 1 });
});

test('an account lists its own visits to come, and those of its phone', async () => {
  const own = await signIn(shop.api, { phone });
  const list = async () => (await shop.api.call(visits.listOwnVisits, { headers: own.headers })).answer();
  expect(await list()).toEqual([]);
  await shop.come(stone, { phone });
  const [made] = await list();
  expect(made).toMatchObject({ shown: { kind: 'stone' }, when: { time: '14:00' } });
  expect(made?.link).toBe(await shop.linkOf(phone));
  await cancel(made?.link ?? '');
  expect(await list()).toEqual([]);
});

test('the next owner of a phone does not see the visit that its former owner made with an account', async () => {
  const former = await signIn(shop.api, { phone });
  (await shop.come(stone, { phone }, former.headers)).answer();
  const { accountId } = former;
  await shop.api.database.query('update accounts set phone = $1 where id = $2', [makePhone(), accountId]);
  shop.api.clock.advance(61_000);
  const next = await signIn(shop.api, { phone });
  const list = async (headers: TestHeaders) =>
    (await shop.api.call(visits.listOwnVisits, { headers })).answer();
  expect(await list(next.headers)).toEqual([]);
  expect(await list(former.headers)).toHaveLength(1);
});
