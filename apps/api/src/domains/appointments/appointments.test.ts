import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getShowings, makeAppointment } from '@yahont/contracts/appointments/appointments.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { items } from '#src/domains/stock/stock.tables.ts';
import { createTestApi, makePhone } from '#src/testing/api.ts';
import type { TestApi, TestHeaders } from '#src/testing/api.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';
import type { SmallShop } from '#src/testing/small-shop.ts';
import { makeTestStone } from '#src/testing/stones.ts';
import { until } from '#src/testing/until.ts';
import { signIn } from '#src/testing/visitors.ts';
import { purgeAppointments } from './purge-appointments.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let shop: SmallShop;
let code: string;
beforeAll(async () => {
  api = await createTestApi();
  shop = await fillSmallShop(api);
  await api.imports.importStores([importedStore(), importedStore({ code: 'arbat', name: 'Арбат, 4' })]);
  ({ code } = await makeTestStone(api.context, {}, shop.storeId));
  await until(async () => (await showings()).length === 2);
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.clock.set(new Date('2026-11-24T09:00:00+03:00'));
  ({ code } = await makeTestStone(api.context, {}, shop.storeId));
});

test('the store where the stone lies shows it tomorrow, another store of the city a day later', async () => {
  const [here, other] = (await showings()) ?? [];
  expect(here).toMatchObject({
    store: { id: shop.storeId, address: 'ул. Петровка, 11' },
    stonePlace: 'here',
    today: '2026-11-24',
  });
  expect(here?.days[0]).toMatchObject({ date: '2026-11-25' });
  expect(here?.days[0]?.slots.map(({ time }) => time)).toEqual(
    Array.from({ length: 11 }, (_, index) => `${index + 11}:00`),
  );
  expect([other?.stonePlace, other?.days[0]?.date]).toEqual(['same-city', '2026-11-26']);
  const vault = await makeTestStone(api.context, {}, null);
  const fromVault = await showings(vault.code);
  expect(fromVault.map(({ stonePlace, days }) => [stonePlace, days[0]?.date])).toEqual([
    ['vault', '2026-11-26'],
    ['vault', '2026-11-26'],
  ]);
});

test('the visitor gets an SMS, the operators a letter, and the same wish again adds nothing', async () => {
  const phone = makePhone();
  const { skuId } = shop;
  const first = (await come({ phone, skuId })).answer();
  expect(first).toMatchObject({ date: '2026-11-25', time: '14:00', store: { id: shop.storeId } });
  expect((await come({ phone, skuId })).answer()).toEqual(first);
  await api.deliverOutbox();
  const sms = await sentTo(phone);
  expect(sms.map(({ text }) => plain(text))).toEqual([
    'Яхонт: ждём вас 25 ноября в 14:00, ул. Петровка, 11. Перенести или отменить: +7 (495) 000-00-00',
  ]);
  const letters = (await sentTo('operators@shop.test')).filter(({ text }) =>
    plain(text).includes(formatPhone(phone).replaceAll('\u00A0', ' ')),
  );
  expect(letters).toHaveLength(1);
  expect(plain(letters[0]?.subject)).toContain(`Показ камня № ${first.id}: 25 ноября, 14:00`);
  expect(plain(letters[0]?.text)).toContain('Примерить с оправой: Кольцо «Аврора»');
});

test('another hour replaces the first, which is free again', async () => {
  const phone = makePhone();
  const first = (await come({ phone, time: '12:00' })).answer();
  const second = (await come({ phone, time: '13:00' })).answer();
  expect(second.id).not.toBe(first.id);
  expect(await statesOf(phone)).toEqual(['replaced', 'requested']);
  await Promise.all([come({ time: '12:00' }), come({ time: '12:00' })]);
  expect((await come({ time: '12:00' })).problem.code).toBe('slot-taken');
});

test('two visitors an hour: the third is refused and keeps the hour they had', async () => {
  const phone = makePhone();
  await come({ phone, time: '16:00' });
  const answers = await Promise.all(Array.from({ length: 4 }, () => come({ time: '15:00' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const { status, problem } = await come({ phone, time: '15:00' });
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([409, 'slot-taken', 'startsAt']);
  expect(await statesOf(phone)).toEqual(['requested']);
  const free = (await showings())[0]?.days[0]?.slots.map(({ time }) => time);
  expect(free).not.toContain('15:00');
  expect(free).toContain('16:00');
});

test.each([
  ['today', '2026-11-24T14:00:00+03:00'],
  ['before the store is ready', '2026-11-25T10:00:00+03:00'],
  ['at half past', '2026-11-25T14:30:00+03:00'],
  ['in eight days', '2026-12-02T14:00:00+03:00'],
])('an hour %s is refused', async (_when, startsAt) => {
  expect((await come({ startsAt })).problem.code).toBe('slot-taken');
});

test('a stone that was sold is shown nowhere; an unknown stone, store or setting is named', async () => {
  const sold = await makeTestStone(api.context, {}, shop.storeId);
  await api.context.db.update(items).set({ state: 'written-off' }).where(eq(items.uin, sold.uin));
  expect(await showings(sold.code)).toEqual([]);
  expect((await come({ stoneCode: sold.code })).problem.code).toBe('stone-taken');
  expect((await come({ stoneCode: 'gia-0' })).problem.code).toBe('stone-not-found');
  expect((await come({ storeId: 999_999 })).problem.code).toBe('store-not-found');
  expect((await come({ skuId: 999_999 })).problem.code).toBe('sku-not-found');
});

test('a wrong name or phone and a missing consent are refused at their fields', async () => {
  const response = await api.send('POST /api/appointments', {
    body: { stoneCode: code, storeId: shop.storeId, startsAt: 'завтра', name: '', phone: '+7' },
  });
  const problem = (await response.json()) as { errors: { path: string; message: string }[] };
  expect(response.status).toBe(422);
  expect(new Set(problem.errors.map(({ path }) => path))).toEqual(
    new Set(['startsAt', 'name', 'phone', 'acceptsPersonalData']),
  );
  expect(problem.errors[0]?.message).toBe('Ошибка ввода данных');
});

test('a captcha token works once', async () => {
  const token = randomUUID();
  expect((await come({ token })).status).toBe(200);
  expect((await come({ token })).problem.code).toBe('captcha-failed');
});

test('the sixth appointment of an hour for one phone, and the eleventh of one network, must wait', async () => {
  const phone = makePhone();
  for (const hour of [11, 12, 13, 14, 15])
    expect((await come({ phone, startsAt: `2026-11-28T${hour}:00:00+03:00` })).status).toBe(200);
  const sixth = await come({ phone, startsAt: '2026-11-28T16:00:00+03:00' });
  expect([sixth.status, sixth.problem.code, sixth.problem.context]).toEqual([
    429,
    'too-many-appointments',
    { retryAfter: 3600 },
  ]);
  const ip = '203.0.113.78';
  for (const hour of [11, 12, 13, 14, 15])
    for (const day of [29, 30])
      expect((await come({ ip, startsAt: `2026-11-${day}T${hour}:00:00+03:00` })).status).toBe(200);
  expect((await come({ ip, time: '19:00' })).problem.code).toBe('too-many-appointments');
});

test('an appointment belongs to the account, and is deleted 90 days after the visit', async () => {
  const { accountId, headers } = await signIn(api);
  const phone = makePhone();
  await come({ phone, time: '17:00' }, headers);
  const { rows } = await api.database.query('select account_id from appointments where phone = $1', [phone]);
  expect(rows).toEqual([{ account_id: accountId }]);
  api.clock.set(new Date('2026-11-25T17:00:00+03:00'));
  api.clock.advance(90 * DAY_MS);
  await purgeAppointments(api.context);
  expect(await statesOf(phone)).toEqual(['requested']);
  api.clock.advance(1000);
  await purgeAppointments(api.context);
  expect(await statesOf(phone)).toEqual([]);
});

async function showings(stoneCode = code) {
  return (await api.call(getShowings, { params: { code: stoneCode } })).answer();
}

type Wish = {
  phone?: string;
  skuId?: number;
  storeId?: number;
  stoneCode?: string;
  startsAt?: string;
  token?: string;
  time?: string;
  ip?: string;
};

/** Asks for an hour of tomorrow, 14:00 unless said otherwise. */
function come({ time = '14:00', startsAt, ip = randomUUID(), ...wish }: Wish, headers: TestHeaders = {}) {
  const start = new Date(startsAt ?? `2026-11-25T${time}:00+03:00`);
  return api.call(makeAppointment, {
    body: {
      stoneCode: code,
      storeId: shop.storeId,
      startsAt: start.toISOString(),
      name: 'Анна',
      phone: makePhone(),
      acceptsPersonalData: true,
      token: randomUUID(),
      ...wish,
    },
    ip,
    headers,
  });
}

async function statesOf(phone: string) {
  const { rows } = await api.database.query('select state from appointments where phone = $1 order by id', [
    phone,
  ]);
  return rows.map((row) => row['state']);
}

async function sentTo(to: string) {
  return (await api.call(listSentMessages, { query: { to } })).answer().items;
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string | undefined): string {
  return (text ?? '').replaceAll('\u00A0', ' ');
}
