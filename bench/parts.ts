import type { Figure } from './figures.ts';
import type { ThroughputRow } from './throughput.ts';

type Part = () => Promise<Figure[]>;

const RATE_AIMS: Readonly<Record<string, Figure['aim']>> = {
  'cached page': { least: 0.9, of: 'floor' },
  'uncached page': { least: 300 },
  'add to cart': { least: 1000 },
  'place order': { least: 300 },
};

/** Each part of the benchmark and what it aims at; run one by one, every one in a process of its own. */
export const PARTS: Readonly<Record<string, Part>> = {
  page: async () => {
    const { run } = await import('./page.ts');
    return (await run()).map((row) => rate(row, RATE_AIMS[row.name] ?? null));
  },
  product: async () => {
    const { run } = await import('./product.ts');
    return (await run()).map((row) => rate(row, null));
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
          aim: isListing ? { most: 1 } : null,
          note: isListing ? '60,000 products; floor: one SQL statement over a flat indexed table' : row.note,
        },
      ];
    });
  },
  buying: async () => {
    const { run } = await import('./buying.ts');
    return (await run()).map((row) => rate(row, RATE_AIMS[row.name] ?? null));
  },
  start: async () => {
    const { run } = await import('./start.ts');
    return (await run()).map(({ name, ms, note }) => ({
      name,
      value: ms,
      unit: 'ms',
      floor: null,
      aim: name === 'warm start' ? { most: 3000 } : null,
      note,
    }));
  },
  memory: async () => {
    const { run } = await import('./memory.ts');
    const large = await run();
    if (large === null) return [];
    const { memory, rates } = large;
    return [
      {
        name: 'memory under load, 60,000 products',
        value: memory.residentMb,
        unit: 'MB',
        floor: null,
        aim: { most: 450 },
        note: `${memory.note}; ${Math.round(memory.peakMb)} MB at most`,
      },
      {
        name: 'start with 60,000 products',
        value: memory.startMs,
        unit: 'ms',
        floor: null,
        aim: { most: 3000 },
        note: memory.note,
      },
      ...rates.map((row) => rate(row, null)),
    ];
  },
};

function rate({ name, perSecond, floorPerSecond, p99Ms, note }: ThroughputRow, aim: Figure['aim']): Figure {
  return { name, value: perSecond, unit: '/s', floor: floorPerSecond, aim, note: `p99 ${p99Ms} ms; ${note}` };
}
