import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { makePhone } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { signIn } from '#src/testing/visitors.ts';
import { closePastAppointments, purgeAppointments } from '../purge-appointments.ts';

const DAY_MS = 86_400_000;

let shop: ShowingShop;
let stone: ShownThing & { kind: 'stone' };
let ring: ShownThing & { kind: 'product' };
beforeAll(async () => {
  shop = await openShowingShop();
  ring = { kind: 'product', productId: shop.productId, skuId: shop.skuId };
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  stone = await shop.newStone();
});

test('the store where the stone lies shows it tomorrow, another store of the city a day later', async () => {
  const [here, other] = await shop.showings(stone);
  expect(here).toMatchObject({
    store: { id: shop.storeId, address: 'ул. Петровка, 11' },
    place: 'here',
    today: '2026-11-24',
  });
  expect(here?.days[0]).toMatchObject({ date: '2026-11-25' });
  expect(here?.days[0]?.slots.map(({ time }) => time)).toEqual(
    Array.from({ length: 11 }, (_, index) => `${index + 11}:00`),
  );
  expect([other?.place, other?.days[0]?.date]).toEqual(['same-city', '2026-11-26']);
  const fromVault = await shop.showings(await shop.newStone(null));
  expect(fromVault.map(({ place, days }) => [place, days[0]?.date])).toEqual([
    ['vault', '2026-11-26'],
    ['vault', '2026-11-26'],
  ]);
});

test('the store where a thing lies comes first, also when its first free day is later', async () => {
  const there = await shop.newStone(shop.arbatId);
  expect((await shop.showings(there)).map(({ store }) => store.id)).toEqual([shop.arbatId, shop.storeId]);
  expect((await shop.showings(ring))[0]).toMatchObject({ store: { id: shop.storeId }, place: 'here' });
});

test('a product is shown where a piece of it lies, in the size that was named', async () => {
  expect((await shop.showings(ring)).map(({ place }) => place)).toEqual(['here', 'same-city']);
  // Pieces of the other size are in the vault only.
  const { rows } = await shop.api.database.query(
    'select id from skus where product_id = $1 and size = 1650',
    [shop.productId],
  );
  const other = { ...ring, skuId: Number(rows[0]?.['id']) };
  expect((await shop.showings(other)).map(({ place }) => place)).toEqual(['vault', 'vault']);
  expect((await shop.come({ ...ring, skuId: null })).answer()).toMatchObject({ date: '2026-11-25' });
  const soon = await shop.come(other);
  expect(soon.problem.code).toBe('slot-taken');
});

test('the visitor gets an SMS with a link, the operators a letter', async () => {
  const phone = makePhone();
  const made = (await shop.come({ ...stone, skuId: shop.skuId }, { phone })).answer();
  expect(made).toMatchObject({ date: '2026-11-25', time: '14:00', store: { id: shop.storeId } });
  const [sms, ...others] = await shop.textsTo(phone);
  expect(others).toEqual([]);
  expect(sms).toMatch(
    /^Яхонт: ждём вас 25 ноября в 14:00, ул\. Петровка, 11\. Изменить: https:\/\/shop\.test\/showing\/\?visit=[\w-]{27}$/,
  );
  const letters = await lettersAbout(phone);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Показ камня № П-${made.id}: 25 ноября, 14:00`);
  expect(letters[0]).toContain('Камень есть в этом салоне.');
  expect(letters[0]).toContain('Оправа: Кольцо «Аврора»');
});

test('a product in a size has its own words', async () => {
  const phone = makePhone();
  const made = (await shop.come(ring, { phone })).answer();
  const [letter] = await lettersAbout(phone);
  expect(letter).toContain(`Показ изделия № П-${made.id}: 25 ноября, 14:00`);
  expect(letter).toContain('(артикул Я-1)');
  expect(letter).toContain('Размер 16');
  expect((await shop.come({ ...ring, skuId: null }, { phone })).problem.code).toBe('already-made');
});

test('an account names another hour and moves its own; the same wish again adds nothing', async () => {
  const { headers, accountId } = await signIn(shop.api);
  const phone = makePhone();
  const first = (await shop.come(stone, { phone, time: '12:00' }, headers)).answer();
  expect((await shop.come(stone, { phone, time: '12:00' }, headers)).answer()).toEqual(first);
  const second = (await shop.come(stone, { phone, time: '13:00' }, headers)).answer();
  expect(second.id).not.toBe(first.id);
  const [before, after] = await shop.rowsOf(phone);
  expect(before).toMatchObject({ state: 'replaced', ended_by: 'account', ended_by_id: accountId });
  expect(after).toMatchObject({ state: 'requested', visit_id: before?.['visit_id'], ended_at: null });
  const others = [await shop.anotherStone(), await shop.anotherStone(), await shop.anotherStone()];
  const statuses = await Promise.all(
    others.map(async (other) => (await shop.come(other, { time: '12:00' })).status),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 200, 409]);
});

test('a phone that was proved by signing in moves its appointment too', async () => {
  const { headers, phone } = await signIn(shop.api);
  await shop.come(stone, { phone, time: '12:00' });
  expect((await shop.come(stone, { phone, time: '18:00' }, headers)).answer().time).toBe('18:00');
  expect(await shop.statesOf(phone)).toEqual(['replaced', 'requested']);
});

test('two visitors an hour: the third is refused and keeps the hour they had', async () => {
  const { headers, phone } = await signIn(shop.api);
  await shop.come(stone, { phone, time: '16:00' }, headers);
  const others: ShownThing[] = [];
  for (let made = 0; made < 4; made += 1) others.push(await shop.anotherStone());
  const answers = await Promise.all(others.map((other) => shop.come(other, { time: '15:00' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const { status, problem } = await shop.come(stone, { phone, time: '15:00' }, headers);
  expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([409, 'slot-taken', 'startsAt']);
  expect(await shop.statesOf(phone)).toEqual(['requested']);
  const free = (await shop.showings(await shop.anotherStone()))[0]?.days[0]?.slots.map(({ time }) => time);
  expect(free).not.toContain('15:00');
  expect(free).toContain('16:00');
});

test.each([
  ['today', '2026-11-24T14:00:00+03:00'],
  ['before the store is ready', '2026-11-25T10:00:00+03:00'],
  ['at half past', '2026-11-25T14:30:00+03:00'],
  ['in eight days', '2026-12-02T14:00:00+03:00'],
])('an hour %s is refused', async (_when, startsAt) => {
  expect((await shop.come(stone, { startsAt })).problem.code).toBe('slot-taken');
});

test('what is sold is shown nowhere; an unknown thing, store or setting is named', async () => {
  const sold = await shop.newStone();
  await shop.api.context.db.update(items).set({ state: 'written-off' }).where(eq(items.uin, sold.uin));
  expect(await shop.showings(sold)).toEqual([]);
  expect((await shop.come(sold)).problem.code).toBe('stone-taken');
  expect((await shop.come({ kind: 'stone', code: 'gia-0', skuId: null })).problem.code).toBe(
    'stone-not-found',
  );
  expect((await shop.come({ ...ring, kind: 'product', productId: 999_999 })).problem.code).toBe(
    'product-not-found',
  );
  expect((await shop.come(stone, { storeId: 999_999 })).problem.code).toBe('store-not-found');
  for (const thing of [stone, ring])
    expect((await shop.come({ ...thing, skuId: 999_999 })).problem.code).toBe('sku-not-found');
});

test('a wrong name or phone and a missing consent are refused at their fields', async () => {
  const response = await shop.api.send('POST /api/appointments', {
    body: { shown: stone, storeId: shop.storeId, startsAt: 'завтра', name: '', phone: '+7' },
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
  expect((await shop.come(stone, { token })).status).toBe(200);
  expect((await shop.come(stone, { token })).problem.code).toBe('captcha-failed');
});

test('the sixth appointment of an hour for one phone, and the twenty-first of one household, must wait', async () => {
  const { headers, phone } = await signIn(shop.api);
  const at = (hour: number, day = 28) => ({ startsAt: `2026-11-${day}T${hour}:00:00+03:00` });
  for (const hour of [11, 12, 13, 14, 15])
    expect((await shop.come(stone, { phone, ...at(hour) }, headers)).status).toBe(200);
  const sixth = await shop.come(stone, { phone, ...at(16) }, headers);
  expect([sixth.status, sixth.problem.code, sixth.problem.context]).toEqual([
    429,
    'too-many-appointments',
    { retryAfter: 3600 },
  ]);
  const ip = '2001:db8:78::1';
  for (const hour of [11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
    for (const day of [29, 30])
      expect((await shop.come(await shop.anotherStone(), { ip, ...at(hour, day) })).status).toBe(200);
  const next = await shop.anotherStone();
  expect((await shop.come(next, { ip, time: '19:00' })).problem.code).toBe('too-many-appointments');
});

test('a visit that was kept makes room for the next one of the same phone', async () => {
  const phone = makePhone();
  await shop.come(stone, { phone });
  shop.api.clock.set(new Date('2026-11-25T14:00:00+03:00'));
  expect((await shop.come(stone, { phone, startsAt: '2026-11-27T14:00:00+03:00' })).status).toBe(200);
  expect(await shop.statesOf(phone)).toEqual(['past', 'requested']);
});

test('an appointment belongs to the account, is closed at its hour and deleted 90 days later', async () => {
  const { accountId, headers } = await signIn(shop.api);
  const phone = makePhone();
  await shop.come(stone, { phone, time: '17:00' }, headers);
  expect(await shop.rowsOf(phone)).toMatchObject([{ account_id: accountId, kind: 'stone' }]);
  shop.api.clock.set(new Date('2026-11-25T17:00:00+03:00'));
  await closePastAppointments(shop.api.context);
  shop.api.clock.advance(90 * DAY_MS);
  await purgeAppointments(shop.api.context);
  expect(await shop.statesOf(phone)).toEqual(['past']);
  shop.api.clock.advance(1000);
  await purgeAppointments(shop.api.context);
  expect(await shop.statesOf(phone)).toEqual([]);
});

async function lettersAbout(phone: string): Promise<string[]> {
  const letters = await shop.textsTo('operators@shop.test');
  return letters.filter((text) => text.includes(formatPhone(phone).replaceAll('\u00A0', ' ')));
}
