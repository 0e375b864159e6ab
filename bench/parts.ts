import type { Figure } from './support/figures.ts';
import type { LargeShop } from './memory.ts';
import type { ThroughputRow } from './throughput.ts';

export type PartOptions = { minutes: number };
type BenchPart = (options: PartOptions) => Promise<Figure[]>;

/** Benchmarks that run only when named. */
export const LONG_PARTS: readonly string[] = ['soak', 'large'];

const RATE_AIMS: Readonly<Record<string, Figure['aim']>> = {
  'cached page': { least: 0.95, of: 'floor' },
  'cached page, unpacked': { least: 0.95, of: 'floor' },
  'cached page, query never seen': { least: 0.95, of: 'floor' },
  'cached page, unpacked, query never seen': { least: 0.95, of: 'floor' },
  'uncached page': { least: 300 },
  'add to cart': { least: 1000 },
  'place order': { least: 300 },
  'add to cart over HTTP': { least: 1000 },
  'whole checkout over HTTP': { least: 300 },
  'product API': { least: 6000 },
  'product API over 60,000 products': { least: 6000 },
  'listing API over 60,000 products': { least: 3000 },
};

const LISTING_AIMS: readonly { start: string; aim: Figure['aim'] }[] = [
  { start: 'listing query', aim: { most: 0.5 } },
  { start: 'text search', aim: { most: 8 } },
  { start: 'import of', aim: { most: 6000 } },
];

/** Calls of the office with an aim of their own; every other one is a list, in the database and out of it in 30 ms. */
const OFFICE_AIMS: Readonly<Record<string, number>> = {
  'find an order by its number': 50,
  'find an order by a phone': 50,
  'find an order by the end of a phone': 50,
  'whole order': 100,
  'today, not kept': 200,
  'today, kept': 20,
};

/** All benchmarks with their aims; each runs in its own process, one after the other. */
export const PARTS: Readonly<Record<string, BenchPart>> = {
  page: async () => {
    const { run } = await import('./page.ts');
    return (await run()).map((row) => rate(row, RATE_AIMS[row.name] ?? null));
  },
  product: async () => {
    const { run } = await import('./product.ts');
    return (await run()).map((row) => rate(row, RATE_AIMS[row.name] ?? null));
  },
  listing: async () => {
    const { run } = await import('./listing.ts');
    const rows = await run();
    const floor = rows.find(({ name }) => name.includes('floor'));
    return rows.flatMap((row): Figure[] => {
      if (row === floor) return [];
      const isListing = row.name.startsWith('listing query');
      return [
        {
          name: `${row.name}, p95`,
          value: row.p95,
          unit: 'ms',
          floor: isListing && floor ? floor.p95 : null,
          aim: LISTING_AIMS.find(({ start }) => row.name.startsWith(start))?.aim ?? null,
          note: isListing ? '60,000 products; floor: one SQL statement over a flat indexed table' : row.note,
        },
      ];
    });
  },
  stones: async () => {
    const { run } = await import('./stones.ts');
    return (await run()).flatMap(({ count, engine, floor, heapMb }): Figure[] => [
      {
        name: `facets of ${count} stones with all counts and histograms, p95`,
        value: engine.p95,
        unit: 'ms',
        floor: floor?.p95 ?? null,
        aim: floor ? { most: 2 } : null,
        note: `p50 ${engine.p50.toFixed(2)} ms${floor ? '; floor: one SQL statement over a flat table; answers are equal' : ''}`,
      },
      {
        name: `memory of ${count} stones in the engine`,
        value: heapMb,
        unit: 'MB',
        floor: null,
        aim: null,
        note: 'rows and columns',
      },
    ]);
  },
  'stones-http': async () => {
    const { run } = await import('./stones-http.ts');
    return (await run()).flatMap(({ count, http, residentMb, startMs }, index): Figure[] => [
      {
        name: `listing of ${count} stones over HTTP, p95`,
        value: http.p95,
        unit: 'ms',
        floor: null,
        aim: index === 0 ? { most: 10 } : null,
        note: `p50 ${http.p50.toFixed(2)} ms; 30 cards, all counts and histograms, as JSON`,
      },
      {
        name: `memory of a shop with ${count} stones`,
        value: residentMb,
        unit: 'MB',
        floor: null,
        aim: null,
        note: `one process, resident; started in ${(startMs / 1000).toFixed(1)} s`,
      },
    ]);
  },
  buying: async () => {
    const { run } = await import('./buying.ts');
    return (await run()).map((row) => rate(row, RATE_AIMS[row.name] ?? null));
  },
  'buying-http': async () => {
    const { run } = await import('./buying-http.ts');
    return (await run()).map((row) => rate(row, RATE_AIMS[row.name] ?? null));
  },
  office: async () => {
    const { run } = await import('./office.ts');
    return (await run()).map(({ name, p95, note }) => ({
      name: `office: ${name}, p95`,
      value: p95,
      unit: 'ms' as const,
      floor: null,
      aim: { most: OFFICE_AIMS[name] ?? 30 },
      note,
    }));
  },
  start: async () => {
    const { run } = await import('./start.ts');
    return (await run()).map(({ name, ms, note }) => ({
      name,
      value: ms,
      unit: 'ms',
      floor: null,
      aim: name === 'warm start' ? { most: 1500 } : null,
      note,
    }));
  },
  memory: async () => {
    const { run } = await import('./memory.ts');
    return ofShop(await run({ products: 60_000, stones: 53_940 }), {
      residentMb: 400,
      startMs: 2500,
      suggestionsMs: 15,
      listingMs: null,
      importMs: 6000,
    });
  },
  large: async () => {
    const { run } = await import('./memory.ts');
    return ofShop(await run({ products: 250_000, stones: 53_940 }), {
      residentMb: 800,
      startMs: 8000,
      suggestionsMs: null,
      listingMs: 8,
      importMs: 60_000,
    });
  },
  soak: async ({ minutes }) => {
    const { run } = await import('./soak.ts');
    const { residentMb, peakMb, growthMb, requests, failures } = await run(minutes);
    const note = `${requests} requests, ${failures} failures; ${Math.round(peakMb)} MB at most`;
    const row = { unit: 'MB' as const, floor: null };
    return [
      {
        ...row,
        name: `memory after ${minutes} min of mixed load`,
        value: residentMb,
        aim: { most: 450 },
        note,
      },
      {
        ...row,
        name: 'growth in the last third',
        value: growthMb,
        aim: { most: 25 },
        note: 'mean of the last third less that of the third before',
      },
    ];
  },
};

function rate({ name, perSecond, floorPerSecond, p99Ms, note }: ThroughputRow, aim: Figure['aim']): Figure {
  return { name, value: perSecond, unit: '/s', floor: floorPerSecond, aim, note: `p99 ${p99Ms} ms; ${note}` };
}

type ShopAims = Record<'residentMb' | 'startMs' | 'suggestionsMs' | 'listingMs' | 'importMs', number | null>;

/** The figures of a shop of one size; none without PostgreSQL. */
function ofShop(shop: LargeShop | null, aims: ShopAims): Figure[] {
  if (shop === null) return [];
  const { products, memory, rates, suggestionsP95Ms, listingP95Ms, importMs } = shop;
  const { note } = memory;
  const figure = (
    name: string,
    [value, most]: readonly [number, number | null],
    { unit, note: own }: Pick<Figure, 'unit' | 'note'>,
  ): Figure => ({
    name: `${name}, ${products} products`,
    value,
    unit,
    floor: null,
    aim: most === null ? null : { most },
    note: own,
  });
  const first = 'each asked for the first time, one after another';
  return [
    figure('memory under load', [memory.residentMb, aims.residentMb], {
      unit: 'MB',
      note: `${note}; ${Math.round(memory.peakMb)} MB at most`,
    }),
    figure('start', [memory.startMs, aims.startMs], { unit: 'ms', note }),
    figure('import', [importMs, aims.importMs], {
      unit: 'ms',
      note: `${note}; without the stones`,
    }),
    figure('suggestions over HTTP, p95', [suggestionsP95Ms, aims.suggestionsMs], { unit: 'ms', note: first }),
    figure('listing over HTTP, p95', [listingP95Ms, aims.listingMs], { unit: 'ms', note: first }),
    ...rates.map((row) => rate(row, RATE_AIMS[row.name] ?? null)),
  ];
}
