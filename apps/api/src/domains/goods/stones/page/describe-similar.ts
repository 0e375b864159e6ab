import { GRADES } from '@yahont/contracts/stones/grades.ts';
import type { SimilarStones } from '@yahont/contracts/stones/stone-page.ts';
import { kopecks } from '@yahont/values/money.ts';
import { cheaperThan, gradesAround, weightsAround, type SimilarIndex } from '../projection/similar.ts';
import { pricePerCarat, type StoneRecord } from '../projection/stone-record.ts';

/** Bars of a histogram on the stone's page. */
const BARS = 24;

/**
 * How a stone compares with similar ones, by price and by diameter. The stone itself is counted whether
 * or not it is on sale.
 */
export function describeSimilar(stone: StoneRecord, index: SimilarIndex): SimilarStones {
  const others = index.similarTo(stone).filter(({ id }) => id !== stone.id);
  const { from, to } = weightsAround(stone.caratMilli);
  return {
    count: others.length + 1,
    caratMilliFrom: from,
    caratMilliTo: to,
    colours: gradesAround(GRADES.colour.ru, stone.colourRu),
    clarities: gradesAround(GRADES.clarity.ru, stone.clarityRu),
    quality: stone.qualityRu,
    cheaperThan: cheaperThan(stone, others),
    averagePerCarat: others.length === 0 ? null : kopecks(Math.round(averageOf(others.map(pricePerCarat)))),
    prices: spreadOf([stone, ...others].map(({ price }) => price)),
    diameters: diametersOf(stone, index),
  };
}

function diametersOf(stone: StoneRecord, index: SimilarIndex): SimilarStones['diameters'] {
  const own = diameterOf(stone);
  if (own === null) return null;
  const others = index
    .ofWeight(stone)
    .filter(({ id }) => id !== stone.id)
    .map(diameterOf)
    .filter((diameter) => diameter !== null);
  if (others.length === 0) return null;
  return {
    ...spreadOf([own, ...others]),
    count: others.length + 1,
    biggerThan: Math.floor((others.filter((diameter) => diameter < own).length * 100) / others.length),
  };
}

/** Mean of length and width, hundredths of a millimetre. */
function diameterOf({ lengthMm100, widthMm100 }: StoneRecord): number | null {
  return lengthMm100 === null || widthMm100 === null ? null : (lengthMm100 + widthMm100) / 2;
}

function averageOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Counts in equal steps between the smallest and the largest value. */
function spreadOf(values: readonly number[]): SimilarStones['prices'] {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const counts = Array.from({ length: BARS }, () => 0);
  for (const value of values) {
    const bar = max === min ? 0 : Math.min(BARS - 1, Math.floor(((value - min) / (max - min)) * BARS));
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { min, max, counts };
}
