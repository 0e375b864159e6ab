import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ClarityGia, ColourGia, SetCut } from './grade-stone.ts';

/** A stone of the data set `diamonds`; what it measures wrongly is null. */
export type RoundStone = {
  /** Thousandths of a carat. */
  caratMilli: number;
  cut: SetCut;
  colour: ColourGia;
  clarity: ClarityGia;
  /** Dollars of 2008. */
  dollars: number;
  /** Tenths of a percent. */
  table10: number;
  size: { lengthMm100: number; widthMm100: number; heightMm100: number; depth10: number } | null;
};

const FILE = new URL('../../data/diamonds.csv.gz', import.meta.url);
/** Carats of a round stone of one cubic millimetre of length, width and height. */
const CARATS_PER_MM3 = 0.0061;

/** All 53,940 stones in the order of the file. */
export function readRoundStones(): RoundStone[] {
  const [, ...lines] = gunzipSync(readFileSync(FILE)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [carat, cut, colour, clarity, depth, table, price, x, y, z] = line.replaceAll('"', '').split(',');
    return {
      caratMilli: Math.round(Number(carat) * 1000),
      // safe: the file is ours and has these words only, which a test reads
      cut: cut as SetCut,
      colour: colour as ColourGia,
      clarity: clarity as ClarityGia,
      dollars: Number(price),
      table10: Math.round(Number(table) * 10),
      size: sizeOf({ carat: Number(carat), depth: Number(depth), x: Number(x), y: Number(y), z: Number(z) }),
    };
  });
}

type Measured = { carat: number; depth: number; x: number; y: number; z: number };

/**
 * Null for zeros and typing errors: millimetres that contradict the weight by more than 15 % or the depth by more than
 * one percent of the diameter.
 */
function sizeOf({ carat, depth, x, y, z }: Measured): RoundStone['size'] {
  const weight = x * y * z * CARATS_PER_MM3;
  const isHeavy = weight > carat * 0.85 && weight < carat * 1.15;
  const isDeep = Math.abs((200 * z) / (x + y) - depth) <= 1;
  if (!isHeavy || !isDeep) return null;
  const [short, long] = [Math.min(x, y), Math.max(x, y)];
  return {
    lengthMm100: Math.round(long * 100),
    widthMm100: Math.round(short * 100),
    heightMm100: Math.round(z * 100),
    depth10: Math.round(depth * 10),
  };
}
