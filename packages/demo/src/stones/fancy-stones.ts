import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { shareOf } from '../hash.ts';
import type { RoundStone } from './round-stones.ts';

type FancyShape = Exclude<StoneShape, 'round'>;

type Ends = readonly [from: number, to: number];
type ShapeRow = readonly [
  count: number,
  /** Price relative to a round stone of the same weight and grades. */
  price: number,
  lengthByWidth: Ends,
  /** Percent of the width, as is the table. */
  depth: Ends,
  table: Ends,
  caratsPerMm3: number,
];

/**
 * How stones of other shapes are generated; a stone lies evenly within each pair of ends. Counts and price ratios follow
 * what shops of loose stones usually show; nothing here is a measured stone.
 */
const SHAPES: Readonly<Record<FancyShape, ShapeRow>> = {
  princess: [1500, 0.78, [1, 1.05], [66, 76], [66, 76], 0.0083],
  oval: [1300, 0.85, [1.3, 1.52], [58, 66], [54, 62], 0.0062],
  cushion: [1100, 0.75, [1, 1.2], [62, 70], [58, 66], 0.0081],
  emerald: [800, 0.75, [1.3, 1.5], [62, 70], [60, 68], 0.0083],
  pear: [600, 0.82, [1.45, 1.7], [58, 66], [54, 62], 0.0059],
  marquise: [300, 0.8, [1.75, 2.15], [57, 65], [53, 61], 0.0058],
  asscher: [260, 0.75, [1, 1.05], [62, 70], [58, 66], 0.0081],
  heart: [200, 0.85, [0.95, 1.08], [56, 63], [54, 62], 0.0059],
};

/** A generated stone in the form of the data set. */
export type FancyStone = RoundStone & { shape: FancyShape };

/** Stones of other shapes: weight, grades and price of some round stone, measures of their own. */
export function makeFancyStones(round: readonly RoundStone[]): FancyStone[] {
  const shapes = Object.entries(SHAPES).flatMap(([shape, [count]]) =>
    // safe: the keys are those of the record
    Array.from({ length: count }, () => shape as FancyShape),
  );
  return shapes.map((shape, index) => {
    const model = round[Math.floor(shareOf(`model:${index}`) * round.length)];
    if (!model) throw new Error('no round stones to follow');
    return { ...model, ...makeFancy(shape, index, model) };
  });
}

function makeFancy(shape: FancyShape, index: number, { caratMilli, dollars }: RoundStone) {
  const [, price, ratio, depth, table, caratsPerMm3] = SHAPES[shape];
  const within = (what: string, [from, to]: Ends): number => from + shareOf(`${what}:${index}`) * (to - from);
  const depth10 = Math.round(within('depth', depth) * 10);
  const lengthByWidth = within('ratio', ratio);
  const width = Math.cbrt(caratMilli / 1000 / (caratsPerMm3 * lengthByWidth * (depth10 / 1000)));
  const lengthMm100 = Math.round(width * lengthByWidth * 100);
  const widthMm100 = Math.round(width * 100);
  return {
    shape,
    dollars: dollars * price * (0.94 + shareOf(`price:${index}`) * 0.12),
    table10: Math.round(within('table', table)) * 10,
    size: { lengthMm100, widthMm100, heightMm100: Math.round(width * (depth10 / 10)), depth10 },
  };
}
