import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import { shareOf } from '../hash.ts';
import type { RoundStone } from './round-stones.ts';

type FancyShape = Exclude<StoneShape, 'round'>;

/**
 * How stones of other shapes are drawn up: how many, their price beside a round stone of the same weight and grades,
 * length by width, depth and table in percent of the width, and carats of a cubic millimetre. Even within each pair of
 * ends. Counts and price ratios follow what shops of loose stones usually show; nothing here is a measured stone.
 */
const SHAPES: Readonly<
  Record<
    FancyShape,
    {
      count: number;
      price: number;
      ratio: readonly [number, number];
      depth: readonly [number, number];
      table: readonly [number, number];
      caratsPerMm3: number;
    }
  >
> = {
  princess: {
    count: 1500,
    price: 0.78,
    ratio: [1, 1.05],
    depth: [66, 76],
    table: [66, 76],
    caratsPerMm3: 0.0083,
  },
  oval: {
    count: 1300,
    price: 0.85,
    ratio: [1.3, 1.52],
    depth: [58, 66],
    table: [54, 62],
    caratsPerMm3: 0.0062,
  },
  cushion: {
    count: 1100,
    price: 0.75,
    ratio: [1, 1.2],
    depth: [62, 70],
    table: [58, 66],
    caratsPerMm3: 0.0081,
  },
  emerald: {
    count: 800,
    price: 0.75,
    ratio: [1.3, 1.5],
    depth: [62, 70],
    table: [60, 68],
    caratsPerMm3: 0.0083,
  },
  pear: {
    count: 600,
    price: 0.82,
    ratio: [1.45, 1.7],
    depth: [58, 66],
    table: [54, 62],
    caratsPerMm3: 0.0059,
  },
  marquise: {
    count: 300,
    price: 0.8,
    ratio: [1.75, 2.15],
    depth: [57, 65],
    table: [53, 61],
    caratsPerMm3: 0.0058,
  },
  asscher: {
    count: 260,
    price: 0.75,
    ratio: [1, 1.05],
    depth: [62, 70],
    table: [58, 66],
    caratsPerMm3: 0.0081,
  },
  heart: {
    count: 200,
    price: 0.85,
    ratio: [0.95, 1.08],
    depth: [56, 63],
    table: [54, 62],
    caratsPerMm3: 0.0059,
  },
};

/** A generated stone in the form of the data set. */
export type FancyStone = RoundStone & { shape: FancyShape };

/** Stones of other shapes: weight, grades and price of some round stone, measures of their own. */
export function makeFancyStones(round: readonly RoundStone[]): FancyStone[] {
  const shapes = Object.entries(SHAPES).flatMap(([shape, { count }]) =>
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
  const { price, ratio, depth, table, caratsPerMm3 } = SHAPES[shape];
  const within = (what: string, [from, to]: readonly [number, number]): number =>
    from + shareOf(`${what}:${index}`) * (to - from);
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
