import type { ReviewSummary } from '@yahont/contracts/reviews/reviews.ts';
import { MARKS, REVIEW_NOTES, type Fit, type FitCounts, type ReviewNote } from '@yahont/values/reviews.ts';

export type ReviewFacts = {
  id: number;
  isSample: boolean;
  mark: number;
  fit: Fit | null;
  size: number | null;
  notes: readonly ReviewNote[];
  cityId: number;
  /** The city of an unsigned review is not shown. */
  isSigned: boolean;
  useful: number;
  at: Date;
  photos: number;
};

/** The filter of low marks shows these and lower ones. */
export const LOW_MARK = 3;
/** Notes and cities that the page has room for. */
const NOTES_SHOWN = 6;
const CITIES_SHOWN = 1;

/** What the published reviews of a product add up to. */
export function summarise(
  facts: readonly ReviewFacts[],
  cityName: (cityId: number) => string,
): Omit<ReviewSummary, 'photos'> {
  const real = facts.filter(({ isSample }) => !isSample);
  const sizes = countBy(facts.flatMap(({ size }) => size ?? []));
  const cities = countBy(facts.filter(({ isSigned }) => isSigned).map(({ cityId }) => cityId));
  return {
    count: facts.length,
    average10: average10(facts),
    marks: MARKS.map((mark) => facts.filter((one) => one.mark === mark).length),
    fits: fitsOf(facts),
    fitsBySize: [...sizes.keys()]
      .toSorted((a, b) => a - b)
      .map((size) => ({ size, ...fitsOf(facts.filter((one) => one.size === size)) })),
    notes: REVIEW_NOTES.map((note) => ({
      note,
      count: facts.filter(({ notes }) => notes.includes(note)).length,
    }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
      .slice(0, NOTES_SHOWN),
    photoCount: facts.reduce((sum, { photos }) => sum + photos, 0),
    withPhotos: facts.filter(({ photos }) => photos > 0).length,
    lowMarks: facts.filter(({ mark }) => mark <= LOW_MARK).length,
    sizes: [...sizes].map(([size, count]) => ({ size, count })).toSorted((a, b) => a.size - b.size),
    cities: [...cities]
      .map(([id, count]) => ({ id, name: cityName(id), count }))
      .toSorted((a, b) => b.count - a.count || a.id - b.id)
      .slice(0, CITIES_SHOWN),
    real: { count: real.length, average10: average10(real) },
  };
}

function average10(facts: readonly ReviewFacts[]): number | null {
  if (facts.length === 0) return null;
  return Math.round((10 * facts.reduce((sum, { mark }) => sum + mark, 0)) / facts.length);
}

function fitsOf(facts: readonly ReviewFacts[]): FitCounts {
  const count = (fit: Fit) => facts.filter((one) => one.fit === fit).length;
  return { small: count('small'), right: count('right'), large: count('large') };
}

function countBy(list: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
