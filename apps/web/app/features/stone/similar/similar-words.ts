import { SHAPE_NAMES, type StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { SimilarStones } from '@yahont/contracts/stones/stone-page.ts';
import { groupDigits, NBSP } from '@yahont/values/digits.ts';
import { formatRoubles, kopecks, type Kopecks } from '@yahont/values/money.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { plural } from '@yahont/values/text/plural.ts';

/** Price per carat, in whole roubles. */
export function perCarat(price: Kopecks, caratMilli: number): Kopecks {
  return kopecks(Math.round((price * 10) / caratMilli) * 100);
}

/** «302 254 ₽ за карат; у похожих в среднем 339 500 ₽» */
export function perCaratText(price: Kopecks, caratMilli: number, average: Kopecks | null): string {
  const own = `${formatRoubles(perCarat(price, caratMilli))} за${NBSP}карат`;
  return average === null
    ? own
    : `${own}; у${NBSP}похожих в${NBSP}среднем ${formatRoubles(kopecks(Math.round(average / 100) * 100))}`;
}

/** «671 камень: круг, 0,68–0,74 ct, цвет 2–4, чистота 3–5, огранка А» */
export function chosenText(
  shape: StoneShape,
  { count, caratMilliFrom, caratMilliTo, colours, clarities, quality }: SimilarStones,
): string {
  const stones = `${groupDigits(String(count))}${NBSP}${plural(count, ['камень', 'камня', 'камней'])}`;
  return `${stones}: ${SHAPE_NAMES[shape].toLowerCase()}, ${caratRange(caratMilliFrom, caratMilliTo)}, цвет${NBSP}${ends(colours)}, чистота${NBSP}${ends(clarities)}, огранка${NBSP}${quality}`;
}

/** «0,68–0,74 ct» */
export function caratRange(from: number, to: number): string {
  const [start = ''] = formatCarat(from).split(NBSP);
  return from === to ? formatCarat(from) : `${start}–${formatCarat(to)}`;
}

function ends(grades: readonly string[]): string {
  const [first = '', last = first] = [grades[0], grades.at(-1)];
  return first === last ? first : `${first}–${last}`;
}

/** Labels of the price axis in one unit, which is written after the last: «180», «205», «330 тыс. ₽». */
export function priceAxis(values: readonly number[]): string[] {
  const roubles = values.map((value) => value / 100);
  const highest = roubles.at(-1) ?? 0;
  const [unit, name] =
    highest >= 10_000_000 ? [1_000_000, `${NBSP}млн${NBSP}₽`] : [1000, `${NBSP}тыс.${NBSP}₽`];
  return withUnit(
    roubles.map((value) => groupDigits(String(Math.round(value / unit)))),
    name,
  );
}

/** Labels of the diameter axis: «5,50», «5,58», «5,98 мм». */
export function diameterAxis(values: readonly number[]): string[] {
  return withUnit(
    values.map((value) => (value / 100).toFixed(2).replace('.', ',')),
    `${NBSP}мм`,
  );
}

function withUnit(labels: readonly string[], unit: string): string[] {
  return labels.map((label, at) => (at === labels.length - 1 ? `${label}${unit}` : label));
}
