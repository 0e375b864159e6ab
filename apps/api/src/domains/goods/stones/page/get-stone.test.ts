import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStone } from '@yahont/contracts/stones/stone-page.ts';
import { kopecks } from '@yahont/values/money.ts';
import { USUAL_LIMITS } from '@yahont/values/sums/payment-limits.ts';
import { announceStock } from '#src/domains/goods/stock/index.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { createTestApi } from '#src/testing/api.ts';
import { openStoneShop, type StoneShop } from '#src/testing/products/stone-shop.ts';
import { stones } from '../stones.tables.ts';

let shop: StoneShop;
beforeAll(async () => {
  shop = await openStoneShop();
});
afterAll(() => shop.api.stop());

const list: StoneShop['list'] = (query) => shop.list(query);
const read: StoneShop['read'] = (code) => shop.read(code);

test('a stone has its certificate, its plots and the check of its laboratory', async () => {
  const stone = await read('mgu-24-1');
  expect(stone).toMatchObject({
    state: 'available',
    uin: '3000000000000012',
    issuedOn: '2026-09-12',
    inscription: 'МГУ 24-1',
    gemmologist: 'Ю. П. Шелестова',
    inclusions: [{ side: 'crown', kind: 'feather', x: 10, y: -20 }],
    colour: { ru: '5', gia: 'I' },
    lengthMm100: null,
    laboratoryFacts: { scale: 'ru', checkUrl: 'https://example.test/check?number=24-1%2F%D0%90' },
    isSoldOnline: true,
  });
  expect(stone.similar).toMatchObject({
    count: 1,
    cheaperThan: null,
    averagePerCarat: null,
    diameters: null,
  });
});

test('a stone is compared with those of its shape, cut and about its weight and grades', async () => {
  const { similar, alike, bonus } = await read('gia-105');
  // 0.55 ± 0.03 ct: from 0.52 to 0.58.
  expect(similar).toMatchObject({
    count: 7,
    caratMilliFrom: 520,
    caratMilliTo: 580,
    colours: ['2', '3', '4'],
    clarities: ['3', '4', '5'],
    quality: 'А',
    prices: { min: 12_000_000, max: 18_000_000 },
  });
  expect(similar.diameters).toMatchObject({ count: 3, biggerThan: 0 });
  expect(alike.map(({ code }) => code).toSorted()).toEqual(['gia-103', 'gia-104', 'gia-106', 'gia-107']);
  expect(bonus).toBeGreaterThan(0);
});

test('a stone of any price is sold online by invoice or in parts; without both the limits of payments decide', async () => {
  expect((await read('gia-900')).isSoldOnline).toBe(true);
  const bankAlone = await createTestApi({ invoice: null, partsDays: null }, shop.api.database);
  const sold = async (code: string) =>
    (await bankAlone.call(getStone, { params: { code } })).answer().isSoldOnline;
  expect([await sold('gia-900'), await sold('gia-100')]).toEqual([false, true]);
  const raised = { ...USUAL_LIMITS, sbp: kopecks(90_000_000) };
  const dearer = await createTestApi(
    { invoice: null, partsDays: null, paymentLimits: raised },
    shop.api.database,
  );
  expect((await dearer.call(getStone, { params: { code: 'gia-900' } })).answer().isSoldOnline).toBe(true);
  const inParts = await createTestApi({ invoice: null }, shop.api.database);
  expect((await inParts.call(getStone, { params: { code: 'gia-900' } })).answer().isSoldOnline).toBe(true);
});

test('a stone that nobody knows is not found', async () => {
  expect((await shop.api.send('GET /api/stones/nobody')).status).toBe(404);
  expect((await shop.api.send(`GET /api/stones/${'a'.repeat(300)}`)).status).toBe(422);
});

test('a stone that was taken leaves the listing, says so and offers five others; released it is back', async () => {
  const { db, now } = shop.api.context;
  const [row] = await db.select({ id: stones.id }).from(stones).where(eq(stones.code, 'gia-111'));
  const stoneId = row?.id ?? 0;
  const setState = (set: { state: 'reserved' | 'available'; orderId: number | null }): Promise<void> =>
    db.transaction(async (tx) => {
      await tx
        .update(items)
        .set({ ...set, changedAt: now() })
        .where(eq(items.stoneId, stoneId));
      await announceStock(tx, [{ skuId: null, stoneId }]);
    });
  const heard: string[] = [];
  const stopHearing = shop.api.changes.subscribe((tags) => void heard.push(...tags));
  await setState({ state: 'reserved', orderId: 1 });
  await shop.api.changes.caughtUp();
  stopHearing();
  // The second drops the pages of the listing.
  expect(heard).toEqual(expect.arrayContaining([`stone:${stoneId}`, 'stone-listing']));
  expect((await list()).allTotal).toBe(13);
  const taken = await read('gia-111');
  expect(taken.state).toBe('reserved');
  expect(taken.alike).toHaveLength(5);
  expect(taken.alike.map(({ code }) => code)).not.toContain('gia-111');
  await setState({ state: 'available', orderId: null });
  await shop.api.changes.caughtUp();
  expect((await list()).allTotal).toBe(14);
  expect((await read('gia-111')).state).toBe('available');
});
