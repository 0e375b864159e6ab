import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStore, listStoreDetails, listStores } from '@yahont/contracts/stores/stores.ts';
import { createTestApi, type TestApi } from '#src/testing/api.ts';
import { addPiece } from '#src/testing/office.ts';
import { importedStore } from '#src/testing/products/import-shapes.ts';
import { fillSmallShop } from '#src/testing/small-shop.ts';

const MASTER = { date: '2026-12-05', from: '12:00', to: '15:00', title: 'День мастера', text: 'Бесплатно.' };
const CLEANING = { ...MASTER, date: '2026-11-28', title: 'Чистка в подарок' };

const EARLY = Array.from({ length: 7 }, () => ({ from: '08:00', to: '20:00' }));

let api: TestApi;
let storeId: number;

beforeAll(async () => {
  api = await createTestApi();
  ({ storeId } = await fillSmallShop(api));
  await api.imports.importStores([
    importedStore({
      code: 'arbat',
      specialDays: [
        { date: '2027-01-01', hours: null, note: 'Новый год' },
        { date: '2026-12-31', hours: { from: '10:00', to: '18:00' }, note: 'Канун Нового года' },
      ],
      services: ['gold', 'engraving'],
      directions: { exit: 'выход 1', steps: ['Налево', 'Прямо'], parking: '', floor: '2 этаж' },
      events: [MASTER, CLEANING],
    }),
  ]);
  await api.changes.caughtUp();
});
afterAll(() => api.stop());

const arbat = async (time: string) => {
  api.clock.set(new Date(time));
  const store = (await api.call(listStores)).answer().find(({ code }) => code === 'arbat');
  return (await api.call(getStore, { params: { id: store?.id ?? 0 } })).answer();
};

test('a holiday has its own hours; special days come the soonest first and go when they are over', async () => {
  expect(await arbat('2026-12-31T14:59:00Z')).toMatchObject({
    isOpenNow: true,
    openText: 'Открыто до\u00A018:00',
    specialDays: [{ date: '2026-12-31' }, { date: '2027-01-01' }],
  });
  expect(await arbat('2026-12-31T15:00:00Z')).toMatchObject({
    isOpenNow: false,
    openText: 'Откроется в\u00A0субботу в\u00A010:00',
  });
  // Already the first of January in Moscow.
  expect((await arbat('2026-12-31T21:30:00Z')).specialDays).toMatchObject([{ date: '2027-01-01' }]);
  expect((await arbat('2027-01-01T21:30:00Z')).specialDays).toEqual([]);
});

test('an event is shown until it ends, the soonest first', async () => {
  const titles = async (time: string) => (await arbat(time)).events.map(({ title }) => title);
  expect(await titles('2026-11-23T09:00:00Z')).toEqual(['Чистка в подарок', 'День мастера']);
  expect(await titles('2026-12-05T11:59:00Z')).toEqual(['День мастера']);
  expect(await titles('2026-12-05T12:00:00Z')).toEqual([]);
});

test('the usual hours are written out, and directions and services arrive as they were imported', async () => {
  expect(await arbat('2026-11-23T09:00:00Z')).toMatchObject({
    hoursText: 'ежедневно с\u00A010 до\u00A022',
    services: ['gold', 'engraving'],
    directions: { exit: 'выход 1', steps: ['Налево', 'Прямо'], floor: '2 этаж' },
  });
});

test('a store counts what lies in it for sale, each store its own', async () => {
  const counts = async () => {
    const list = (await api.call(listStoreDetails)).answer();
    return list.map(({ id, inStock }) => (id === storeId ? inStock : -inStock));
  };
  const [before = 0, others] = await counts();
  await addPiece(api, storeId);
  expect(await counts()).toEqual([before + 1, others]);
});

test('a date twice, an impossible time and an unknown service are refused', async () => {
  const twice = { date: '2027-01-01', hours: null, note: '' };
  for (const wrong of [
    { specialDays: [twice, twice] },
    { specialDays: [{ date: '2027-02-30', hours: null, note: '' }] },
    { hours: Array.from({ length: 7 }, () => ({ from: '10:00', to: '24:30' })) },
    { services: ['massage'] },
  ]) {
    const wish = { ...importedStore({ code: 'wrong' }), ...wrong };
    await expect(api.imports.importStores([wish]), JSON.stringify(wrong)).rejects.toThrow();
  }
});

test('new hours of a store do not make every process read the goods again; another city does', async () => {
  const columns = api.catalogue.columns();
  const heard: string[] = [];
  const unsubscribe = api.changes.subscribe((tags) => void heard.push(...tags));
  await api.imports.importStores([importedStore({ code: 'arbat', hours: EARLY })]);
  await api.changes.caughtUp();
  expect(heard).toContain('stores');
  expect(api.catalogue.columns()).toBe(columns);
  await api.imports.importStores([importedStore({ code: 'new-store', hours: EARLY })]);
  await api.changes.caughtUp();
  unsubscribe();
  expect(api.catalogue.columns()).not.toBe(columns);
});
