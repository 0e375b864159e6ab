import { ImportTariffs, type Tariffs } from '@yahont/contracts/delivery/tariffs.ts';

const ORDER_BEFORE = '20:00';
const FITTING = { minutes: 15, pieces: 3 };

/** Price and free-from in roubles. */
function zone(code: string, name: string, terms: { price: number; freeFrom: number; days: number }) {
  const { price, freeFrom, days } = terms;
  const sums = { price: price * 100, freeFrom: freeFrom * 100 };
  return { code, name, ...sums, days, orderBefore: ORDER_BEFORE, fitting: FITTING };
}

/** Delivery prices until a table is imported. Visits are not counted, and there is no express. */
export const BUILT_IN_TARIFFS: Tariffs = ImportTariffs.parse({
  startsOn: '2026-01-01',
  zones: [
    { ...zone('moskva', 'Москва', { price: 390, freeFrom: 5_000, days: 1 }), cities: ['moskva'] },
    { ...zone('km-250', 'До 250 км', { price: 390, freeFrom: 10_000, days: 2 }), withinKm: 250 },
    { ...zone('km-800', 'До 800 км', { price: 490, freeFrom: 15_000, days: 3 }), withinKm: 800 },
    { ...zone('km-1800', 'До 1800 км', { price: 590, freeFrom: 20_000, days: 4 }), withinKm: 1_800 },
    { ...zone('km-3000', 'До 3000 км', { price: 690, freeFrom: 30_000, days: 5 }), withinKm: 3_000 },
    { ...zone('km-5000', 'До 5000 км', { price: 790, freeFrom: 40_000, days: 6 }), withinKm: 5_000 },
    zone('dalnie', 'Дальше 5000 км', { price: 990, freeFrom: 50_000, days: 7 }),
  ],
});
