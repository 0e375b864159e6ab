import { FINISH_NAMES, FINISHES, type Finish } from '@yahont/contracts/stones/grades.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { GOOD_PROPORTIONS } from '#app/shop/stones/good-proportions.ts';
import { degrees, percent } from '#app/shop/stone-drawings/figures.ts';

/** A measure on its scale; `good` are the usual values of a well-cut stone. */
export type Measure = {
  title: string;
  text: string;
  value: number;
  scale: readonly [number, number];
  good: readonly [number, number];
};

const CROWN_ANGLE = [31.5, 36.5] as const;
const PAVILION_ANGLE = [40.6, 41.8] as const;
const GIRDLE = [2, 4.5] as const;
/** Very good and excellent. */
const GOOD_FINISH = [3, 4] as const;

/**
 * The laboratory's measurements of a stone. Angles are compared only for round stones, because only their
 * best values are known.
 */
export function measuresOf(stone: StonePage): Measure[] {
  const { shape, table10, depth10, crownAngle10, pavilionAngle10, girdle10 } = stone;
  const isRound = shape === 'round';
  const measured: (Measure | null)[] = [
    measure('Площадка', table10, percent, [45, 80], GOOD_PROPORTIONS[shape].table),
    measure('Глубина', depth10, percent, [50, 80], GOOD_PROPORTIONS[shape].depth),
    isRound ? measure('Угол короны', crownAngle10, degrees, [24, 44], CROWN_ANGLE) : null,
    isRound ? measure('Угол павильона', pavilionAngle10, degrees, [37, 45], PAVILION_ANGLE) : null,
    measure('Рундист', girdle10, percent, [0, 9], GIRDLE),
    finishMeasure(stone),
  ];
  return measured.filter((one) => one !== null);
}

/** Number of measures within the good range. */
export function countGood(measures: readonly Measure[]): number {
  return measures.filter(({ value, good: [from, to] }) => value >= from && value <= to).length;
}

function measure(
  title: string,
  tenths: number | null,
  format: (value: number) => string,
  scale: Measure['scale'],
  good: Measure['good'],
): Measure | null {
  if (tenths === null) return null;
  return { title, text: format(tenths / 10), value: tenths / 10, scale, good };
}

/** Polish and symmetry: the worse of the two on a scale from poor to excellent. */
function finishMeasure({ polish, symmetry }: StonePage): Measure {
  const rank = (finish: Finish): number => FINISHES.length - 1 - FINISHES.indexOf(finish);
  return {
    title: 'Полировка и симметрия',
    text: `${FINISH_NAMES[polish]} / ${FINISH_NAMES[symmetry]}`,
    value: Math.min(rank(polish), rank(symmetry)),
    scale: [0, FINISHES.length - 1],
    good: GOOD_FINISH,
  };
}
