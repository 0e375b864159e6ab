import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { cancelAppointmentByStaff, listOfficeAppointments } from '@yahont/contracts/office/appointments.ts';
import { showVisit } from '@yahont/contracts/appointments/visits.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { makePhone } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { deliverOutbox } from '#src/testing/deliver-outbox.ts';
import { messagesTo } from '#src/testing/leads.ts';
import { makeStaff, type TestStaff } from '#src/testing/staff.ts';

let shop: ShowingShop;
let stone: ShownThing & { kind: 'stone' };
let petrovka: TestStaff;
let arbat: TestStaff;
let operator: TestStaff;
beforeAll(async () => {
  shop = await openShowingShop();
  const { context } = shop.api;
  petrovka = await makeStaff(context, ['consultant'], ['petrovka']);
  arbat = await makeStaff(context, ['manager'], ['arbat']);
  operator = await makeStaff(context, ['operator']);
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  stone = await shop.newStone();
});

async function list({ headers }: TestStaff, query: Record<string, string | number> = {}) {
  return (await shop.api.call(listOfficeAppointments, { headers, query })).answer();
}
const cancel = ({ headers }: TestStaff, id: number) =>
  shop.api.call(cancelAppointmentByStaff, {
    headers,
    params: { id },
    body: { reason: 'камень продали' },
  });

test('a store sees its visits, the soonest first, with what is shown and to whom', async () => {
  const phone = makePhone();
  await shop.come(stone, { startsAt: '2026-11-28T12:00:00+03:00' });
  const ring = { kind: 'product', productId: shop.productId, skuId: shop.skuId } as const;
  const { id } = (await shop.come(ring, { phone })).answer();
  const { items, next } = await list(petrovka);
  expect(next).toBeNull();
  expect(items.map(({ kind, date, time }) => [kind, date, time])).toEqual([
    ['product', '2026-11-25', '14:00'],
    ['stone', '2026-11-28', '12:00'],
  ]);
  expect(items[0]).toMatchObject({
    id,
    state: 'requested',
    code: 'артикул Я-1',
    extra: 'Размер\u00A016',
    storeId: shop.storeId,
    visitor: { name: 'Анна', phone },
    ended: null,
  });
  expect(await list(arbat)).toEqual({ items: [], next: null });
  expect((await list(operator, { storeId: shop.storeId })).items).toHaveLength(2);
  expect((await list(operator, { storeId: shop.arbatId })).items).toEqual([]);
});

test('days are those of the city of the store, both included', async () => {
  await shop.come(stone, { startsAt: '2026-11-26T11:00:00+03:00' });
  await shop.come(await shop.anotherStone(), { startsAt: '2026-11-28T21:00:00+03:00' });
  const dates = async (query: Record<string, string>) =>
    (await list(petrovka, query)).items.map(({ date }) => date);
  expect(await dates({ from: '2026-11-26', to: '2026-11-28' })).toEqual(['2026-11-26', '2026-11-28']);
  expect(await dates({ from: '2026-11-27' })).toEqual(['2026-11-28']);
  expect(await dates({ to: '2026-11-27' })).toEqual(['2026-11-26']);
});

test('fifty at a time', async () => {
  const { database } = shop.api;
  await shop.come(stone);
  await database.query(`
    insert into appointments (kind, subject, stone_id, store_id, starts_at, state, visit_id, name, phone, network, created_at)
    select kind, subject, stone_id, store_id, starts_at + (n % 9) * interval '1 hour', state, visit_id, name, 'phone ' || n, network, created_at
    from appointments, generate_series(1, 59) n`);
  const first = await list(petrovka);
  const second = await list(petrovka, { after: first.next ?? '' });
  const items = [...first.items, ...second.items];
  expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
  expect(items.map(({ startsAt }) => startsAt)).toEqual(items.map(({ startsAt }) => startsAt).toSorted());
});

test('a store cancels a visit: the hour is free, the visitor and the operators hear of it', async () => {
  const phone = makePhone();
  const { id } = (await shop.come(stone, { phone })).answer();
  const link = await shop.linkOf(phone);
  expect((await cancel(arbat, id)).problem.code).toBe('appointment-not-found');
  const cancelled = (await cancel(petrovka, id)).answer();
  expect(cancelled).toMatchObject({ state: 'cancelled', ended: { by: 'staff', staffName: petrovka.name } });
  expect((await shop.api.call(showVisit, { params: { link } })).answer().state).toBe('cancelled');
  expect((await shop.textsTo(phone)).at(-1)).toMatch(/^Яхонт: визит 25 ноября в 14:00 отменён\./);
  expect((await shop.textsTo('operators@shop.test')).at(-1)).toContain('Причина: камень продали');
  expect((await cancel(petrovka, id)).problem.code).toBe('visit-ended');
  expect((await list(petrovka, { state: 'requested' })).items).toEqual([]);
  expect((await list(petrovka, { state: 'cancelled' })).items).toHaveLength(1);
});

test.each([
  ['10:00', 'at once: in the morning the visitor is on the way', 2],
  ['12:00', 'in the morning', 1],
])('at night a store cancels a visit of %s, and the visitor hears of it %s', async (time, _when, before) => {
  const phone = makePhone();
  const { id } = (await shop.come(stone, { phone })).answer();
  // Earlier than this store opens, as in one that opens at nine.
  const startsAt = `2026-11-25T${time}:00+03:00`;
  await shop.api.database.query('update appointments set starts_at = $1 where id = $2', [startsAt, id]);
  expect(await shop.textsTo(phone)).toHaveLength(1);
  shop.api.clock.set(new Date('2026-11-24T22:00:00+03:00'));
  // The session of staff ends after twelve hours.
  (await cancel(await makeStaff(shop.api.context, ['consultant'], ['petrovka']), id)).answer();
  await deliverOutbox(shop.api, { keepsQuiet: true });
  expect(await messagesTo(shop.api, phone)).toHaveLength(before);
  shop.api.clock.set(new Date('2026-11-25T09:00:00+03:00'));
  await deliverOutbox(shop.api, { keepsQuiet: true });
  expect(await messagesTo(shop.api, phone)).toHaveLength(2);
});
