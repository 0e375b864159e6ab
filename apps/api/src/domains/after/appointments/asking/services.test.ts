import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { getCalendarEntry, moveVisit, showVisit } from '@yahont/contracts/appointments/visits.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { listOfficeAppointments } from '@yahont/contracts/office/appointments.ts';
import { makePhone } from '#src/testing/api.ts';
import { openShowingShop, type ShowingShop } from '#src/testing/appointments/showing-shop.ts';
import { makeStaff } from '#src/testing/staff.ts';

let shop: ShowingShop;
beforeAll(async () => {
  shop = await openShowingShop();
});
afterAll(() => shop.api.stop());
beforeEach(async () => {
  await shop.newStone();
});

const LOOK: ShownThing = { kind: 'fitting', productIds: [] };
const BARE_CARE: ShownThing = { kind: 'care', uin: null };
const WORDS: ShownThing = { kind: 'engraving', words: { text: 'Навсегда', face: 'roman' } };
const BARE_GOLD: ShownThing = { kind: 'gold', lots: [], productId: null };
const goldFor = (productId: number | null): ShownThing => ({
  kind: 'gold',
  lots: [
    { fineness: 585, weightCg: 840 },
    { fineness: 750, weightCg: 315 },
  ],
  productId,
});
/** As the rate of the demo makes them. */
const APPRAISAL = {
  cash: 8_081_000,
  exchange: 8_682_100,
  rate: { perGram: 1_234_018, date: '2026-11-20', source: 'sample' },
};

const visitOf = async (link: string) => (await shop.api.call(showVisit, { params: { link } })).answer();

test('gold and engraving are received only where they are offered, a fitting everywhere', async () => {
  const storesFor = async (thing: ShownThing) =>
    (await shop.showings(thing)).map(({ store, place }) => [store.id, place]);
  expect(await storesFor(BARE_GOLD)).toEqual([[shop.storeId, 'here']]);
  expect(await storesFor(WORDS)).toEqual([[shop.storeId, 'here']]);
  expect(await storesFor(LOOK)).toEqual([
    [shop.storeId, 'here'],
    [shop.arbatId, 'here'],
  ]);
  const elsewhere = await shop.come(WORDS, { storeId: shop.arbatId });
  expect([elsewhere.status, elsewhere.problem.code]).toEqual([404, 'store-not-found']);
});

test('pieces to try on are brought: the farthest one decides the first day', async () => {
  const pieces: ShownThing = { kind: 'fitting', productIds: [shop.productId] };
  const first = (await shop.showings(pieces)).map(({ place, days }) => [place, days[0]?.date]);
  expect(first).toEqual([
    ['here', '2026-11-25'],
    ['same-city', '2026-11-26'],
  ]);
  const { problem } = await shop.come({ kind: 'fitting', productIds: [999_999] });
  expect(problem.code).toBe('product-not-found');
});

test('the estimate and the wanted piece go with the appointment of gold: page, SMS, letter, office', async () => {
  const phone = makePhone();
  const made = (await shop.come(goldFor(shop.productId), { phone })).answer();
  const [sms] = await shop.textsTo(phone);
  // The sums are on the page: with its link they would not fit two parts.
  expect(sms).toContain('ждём с паспортом 25 ноября в 14:00, ул. Петровка, 11. Изменить: ');
  const visit = await visitOf(await shop.linkOf(phone));
  expect(visit).toMatchObject({
    name: 'Оценка золота',
    shown: goldFor(shop.productId),
    appraisal: APPRAISAL,
    pieces: [{ name: 'Кольцо «Аврора» из белого золота с бриллиантами', price: 9_990_000 }],
  });
  const letter = (await shop.textsTo('operators@shop.test')).find((text) => text.includes(`№ П-${made.id}:`));
  expect(letter).toContain('Оценка золота (585 проба, 8,40 г; 750 проба, 3,15 г)');
  expect(letter).toContain(
    '80 810 ₽ деньгами или 86 821 ₽ в обмен, курс 12 340,18 ₽ за грамм от 20 ноября (образец)',
  );
  expect(letter).toContain('Взамен: Кольцо «Аврора»');
  expect(letter).not.toContain('есть в этом салоне');
  const { headers } = await makeStaff(shop.api.context, ['operator']);
  const { items } = (await shop.api.call(listOfficeAppointments, { headers })).answer();
  expect(items.find(({ id }) => id === made.id)).toMatchObject({ kind: 'gold', appraisal: APPRAISAL });
});

test('without lots gold is estimated by the scales alone', async () => {
  const phone = makePhone();
  await shop.come(BARE_GOLD, { phone });
  const [sms] = await shop.textsTo(phone);
  expect(sms).toContain('ждём с паспортом ');
  expect((await visitOf(await shop.linkOf(phone))).appraisal).toBeNull();
});

test('a moved visit keeps its estimate, its words and its pieces', async () => {
  const pieces: ShownThing = { kind: 'fitting', productIds: [shop.productId] };
  for (const thing of [goldFor(null), WORDS, pieces]) {
    const phone = makePhone();
    await shop.come(thing, { phone });
    const before = await visitOf(await shop.linkOf(phone));
    const body = { storeId: shop.storeId, startsAt: '2026-11-26T15:00:00.000Z' };
    const moved = (
      await shop.api.call(moveVisit, { params: { link: await shop.linkOf(phone) }, body })
    ).answer();
    const { shown, appraisal, extra, ...after } = await visitOf(moved.link);
    expect([shown, appraisal, extra, after.pieces]).toEqual([
      before.shown,
      before.appraisal,
      before.extra,
      before.pieces,
    ]);
  }
});

test('each desk has visitors of its own: a full engraver still leaves consultants and appraisers', async () => {
  expect((await shop.come(WORDS)).status).toBe(200);
  expect((await shop.come(WORDS)).problem.code).toBe('slot-taken');
  const [day] = (await shop.showings(WORDS))[0]?.days ?? [];
  expect(day?.taken).toEqual(['14:00']);
  expect(day?.slots.map(({ time }) => time)).not.toContain('14:00');
  const statuses = [];
  for (const thing of [LOOK, LOOK, LOOK, BARE_GOLD, BARE_GOLD, BARE_GOLD, BARE_GOLD])
    statuses.push((await shop.come(thing)).status);
  expect(statuses).toEqual([200, 200, 409, 200, 200, 200, 409]);
});

test('a phone has one open visit of a kind, and others of other kinds', async () => {
  const phone = makePhone();
  expect((await shop.come(LOOK, { phone })).status).toBe(200);
  expect((await shop.come(BARE_GOLD, { phone })).status).toBe(200);
  const again = await shop.come(goldFor(null), { phone, time: '16:00' });
  expect(again.problem.code).toBe('already-made');
});

test('a piece is brought to a master of its own desk, by its number or without one', async () => {
  const phone = makePhone();
  const care: ShownThing = { kind: 'care', uin: '1799000000001177' };
  const places = await shop.showings(care);
  // The other store cleans nothing.
  expect(places.map(({ store }) => store.id)).toEqual([shop.storeId]);
  expect((await shop.come(care, { phone })).status).toBe(200);
  expect(await visitOf(await shop.linkOf(phone))).toMatchObject({
    shown: care,
    name: 'Чистка и осмотр украшения',
    url: '/service-card/',
    extra: 'УИН 1799\u00A00000\u00A00000\u00A01177',
  });
  const others = [];
  for (const thing of [BARE_CARE, BARE_CARE, WORDS]) others.push((await shop.come(thing)).status);
  expect(others).toEqual([200, 409, 200]);
});

test('the calendar knows what the visit is for; a cancelled one leads back to its page', async () => {
  const phone = makePhone();
  const { calendarLink } = (await shop.come(WORDS, { phone })).answer();
  const entry = (await shop.api.call(getCalendarEntry, { params: { link: calendarLink } })).answer();
  expect(entry).toMatchObject({ kind: 'engraving', name: 'Гравировка вашего украшения' });
});

test.each([
  [{ kind: 'gold', lots: [{ fineness: 600, weightCg: 840 }], productId: null }],
  [{ kind: 'gold', lots: [{ fineness: 585, weightCg: 49 }], productId: null }],
  [{ kind: 'engraving', words: { text: 'очень длинная надпись, которой негде встать', face: 'roman' } }],
  [{ kind: 'fitting', productIds: [1, 2, 3, 4, 5, 6, 7] }],
  [{ kind: 'care', uin: '17990000' }],
])('what no store can receive is an error of the form: %j', async (shown) => {
  const { status } = await shop.come(shown as ShownThing);
  expect(status).toBe(422);
});
