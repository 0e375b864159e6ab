import type { ImportTariffs } from '@yahont/contracts/delivery/tariffs.ts';

type Zone = ImportTariffs['zones'][number];

/** A zone of 390 roubles, free from five thousand, whose couriers come the next day at two times. */
export function importedZone(wish: Partial<Zone> = {}): Zone {
  return {
    code: 'moskva',
    name: 'Москва',
    cities: ['moskva'],
    price: 39_000,
    freeFrom: 500_000,
    days: 1,
    orderBefore: '20:00',
    intervals: [
      { from: '10:00', to: '14:00', capacity: 1 },
      { from: '14:00', to: '18:00', capacity: 2 },
    ],
    ...wish,
  };
}

/** Moscow with intervals and express, and the rest of the country without. */
export function importedTariffs(wish: Partial<ImportTariffs> = {}): ImportTariffs {
  return {
    startsOn: '2026-01-01',
    zones: [
      importedZone(),
      importedZone({ code: 'rossiya', name: 'Россия', cities: [], price: 99_000, days: 7, intervals: [] }),
    ],
    express: [{ city: 'moskva', price: 79_000, orderFrom: '10:00', orderBefore: '18:00', hours: 3 }],
    ...wish,
  };
}
