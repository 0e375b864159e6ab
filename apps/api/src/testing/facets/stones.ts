import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { FacetDescription } from '#src/facets/description.ts';

/** A loose diamond of the data set `diamonds`, in whole numbers. */
export type Stone = {
  id: number;
  /** Dollars. */
  price: number;
  /** Hundredths of a carat. */
  carat: number;
  /** By grade, the best is 0: D, E, F … */
  colour: number;
  /** By grade, the best is 0: IF, VVS1, VVS2 … */
  clarity: number;
  /** By grade, the best is 0: Ideal, Premium … */
  cut: number;
  /** Tenths of a percent of the diameter; null when the stone was not measured. */
  depth: number | null;
  /** Width of the table, tenths of a percent of the diameter. */
  table: number;
  /** Hundredths of a millimetre; 0 when the stone was not measured. */
  diameter: number;
};

export type StoneFacets = {
  row: Stone;
  group: 'table' | 'diameter';
  range: 'price' | 'carat' | 'colour' | 'clarity' | 'cut' | 'depth';
  sort: 'price-asc' | 'price-desc' | 'carat' | 'quality';
};

const COLOURS = 'DEFGHIJ';
const CLARITIES = ['IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1'];
const CUTS = ['Ideal', 'Premium', 'Very Good', 'Good', 'Fair'];

/** The second user of the facet engine: no families, six ranges. */
export const STONES: FacetDescription<StoneFacets> = {
  idOf: ({ id }) => id,
  families: null,
  scopeGroup: null,
  groups: {
    table: { pack: 'table', valuesOf: ({ table }) => [String(Math.round(table / 10))] },
    // A stone between two classes is offered in both.
    diameter: { pack: 'diameter', valuesOf: diameterClasses },
  },
  ranges: {
    price: { valueOf: ({ price }) => price, step: 1, scale: 'logarithmic' },
    carat: { valueOf: ({ carat }) => carat, step: 1, scale: 'logarithmic' },
    colour: { valueOf: ({ colour }) => colour, step: 1, scale: 'linear' },
    clarity: { valueOf: ({ clarity }) => clarity, step: 1, scale: 'linear' },
    cut: { valueOf: ({ cut }) => cut, step: 1, scale: 'linear' },
    depth: { valueOf: ({ depth }) => depth, step: 5, scale: 'linear' },
  },
  order: 'price',
  sorts: {
    'price-asc': 'ascending',
    'price-desc': 'descending',
    carat: ({ carat }) => carat,
    quality: ({ colour, clarity, cut }) => -(colour + clarity + cut),
  },
};

/** Half millimetres around the diameter; none for a stone that was not measured. */
function diameterClasses({ diameter }: Stone): string[] {
  if (diameter === 0) return [];
  return [...new Set([Math.floor(diameter / 50), Math.ceil(diameter / 50)])].map((half) => String(half / 2));
}

const FILE = new URL('../../../../../packages/demo/data/diamonds.csv.gz', import.meta.url);

/** All 53,940 stones, numbered from 1 in the order of the file. */
export async function readStones(): Promise<Stone[]> {
  const [, ...lines] = gunzipSync(await readFile(FILE))
    .toString('utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line, index) => {
    const [carat, cut = '', colour = '', clarity = '', depth, table, price, x] = line
      .replaceAll('"', '')
      .split(',');
    const diameter = Math.round(Number(x) * 100);
    return {
      id: index + 1,
      price: Number(price),
      carat: Math.round(Number(carat) * 100),
      colour: COLOURS.indexOf(colour),
      clarity: CLARITIES.indexOf(clarity),
      cut: CUTS.indexOf(cut),
      depth: diameter === 0 ? null : Math.round(Number(depth) * 10),
      table: Math.round(Number(table) * 10),
      diameter,
    };
  });
}
