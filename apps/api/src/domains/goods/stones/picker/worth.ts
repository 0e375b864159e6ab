import { GRADES, type GradeCode } from '@yahont/contracts/stones/grades.ts';
import type { StoneWorth } from '@yahont/contracts/stones/stone-picker.ts';
import { USUAL_GRADES } from '@yahont/contracts/stones/usual-grades.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { StoneRecord } from '../projection/stone-record.ts';

type Worthy = Pick<StoneRecord, 'price' | 'caratMilli' | 'colourRu' | 'clarityRu' | 'qualityRu'>;

/** Roubles. */
const BUDGETS = [50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000] as const;

/** Minimum share of a budget to be spent: a shopper with 100,000 does not look at stones for 50,000. */
const LEAST_SPENT = 0.8;

/** With fewer stones a quarter of them would be a single stone. */
const LEAST_STONES = 5;

/**
 * What a budget buys: the middle half of the weights of these stones at 80 to 100 % of the sum, in
 * usual grades.
 * @param chosen the sum in the address, kopecks; null: none
 */
export function worthOf(stones: readonly Worthy[], chosen: number | null): StoneWorth[] {
  const usual = stones.filter(isUsual);
  const sums = new Set(BUDGETS.map((roubles) => roubles * 100));
  if (chosen !== null && chosen > 0) sums.add(chosen);
  return [...sums]
    .toSorted((a, b) => a - b)
    .flatMap((budget) => {
      // Whole roubles, because the link to these stones contains them.
      const least = Math.ceil((budget * LEAST_SPENT) / 100) * 100;
      const weights = usual
        .filter(({ price }) => price >= least && price <= budget)
        .map(({ caratMilli }) => caratMilli)
        .toSorted((a, b) => a - b);
      if (weights.length < LEAST_STONES) return [];
      return [
        {
          budget: kopecks(budget),
          price: `${least / 100}-${budget / 100}`,
          count: weights.length,
          fromMilli: quantile(weights, 0.25),
          middleMilli: quantile(weights, 0.5),
          toMilli: quantile(weights, 0.75),
          isChosen: budget === chosen,
        },
      ];
    });
}

function isUsual({ colourRu, clarityRu, qualityRu }: Worthy): boolean {
  return isBetween('colour', colourRu) && isBetween('clarity', clarityRu) && isBetween('quality', qualityRu);
}

function isBetween(code: GradeCode, grade: string): boolean {
  const scale: readonly string[] = GRADES[code].ru;
  const [best = '', worst = ''] = USUAL_GRADES[code].split('-');
  const place = scale.indexOf(grade);
  return place >= scale.indexOf(best) && place <= scale.indexOf(worst);
}

/** The nearest of the ascending values. */
function quantile(values: readonly number[], part: number): number {
  return values[Math.round((values.length - 1) * part)] ?? 0;
}
