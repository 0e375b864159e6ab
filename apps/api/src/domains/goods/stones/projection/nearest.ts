import { GRADES } from '@yahont/contracts/stones/grades.ts';
import { firstIndex } from '#src/facets/first-index.ts';
import type { StoneRecord } from './stone-record.ts';

/**
 * The stones most similar to this one, without itself. Stones of other shapes are used only when its
 * own shape has too few. Prices alone bound the search, so of sixty thousand stones only those with
 * about its price are examined.
 * @param stones cheapest first
 */
export function nearestTo(stone: StoneRecord, stones: readonly StoneRecord[], count: number): StoneRecord[] {
  const best: { stone: StoneRecord; distance: number }[] = [];
  let above = firstIndex(stones.length, (index) => (stones[index]?.price ?? 0) < stone.price);
  let below = above - 1;
  while (below >= 0 || above < stones.length) {
    const isUp = inPrice(stone, stones[above]) <= inPrice(stone, stones[below]);
    const other = isUp ? stones[above++] : stones[below--];
    const worst = best.length === count ? (best.at(-1)?.distance ?? 0) : Number.POSITIVE_INFINITY;
    if (!other || inPrice(stone, other) >= worst) break;
    if (other.id === stone.id) continue;
    const distance = distanceBetween(stone, other);
    if (distance >= worst) continue;
    const place = best.findIndex((known) => known.distance > distance);
    best.splice(place === -1 ? best.length : place, 0, { stone: other, distance });
    if (best.length > count) best.pop();
  }
  return best.map((near) => near.stone);
}

/** Greater than the distance of any two stones of one shape. */
const OTHER_SHAPE = 1_000_000;

/** One group of colour or clarity weighs as much as a tenth of the weight or a quarter of the price. */
export function distanceBetween(a: StoneRecord, b: StoneRecord): number {
  const { colour, clarity, quality } = GRADES;
  return (
    (a.shape === b.shape ? 0 : OTHER_SHAPE) +
    inPrice(a, b) +
    (Math.abs(a.caratMilli - b.caratMilli) / a.caratMilli) * 10 +
    Math.abs(colour.ru.indexOf(a.colourRu) - colour.ru.indexOf(b.colourRu)) +
    Math.abs(clarity.ru.indexOf(a.clarityRu) - clarity.ru.indexOf(b.clarityRu)) +
    Math.abs(quality.ru.indexOf(a.qualityRu) - quality.ru.indexOf(b.qualityRu)) * 1.5
  );
}

/** The price component of a distance; infinite without another stone. */
function inPrice(a: StoneRecord, b: StoneRecord | undefined): number {
  return b === undefined ? Number.POSITIVE_INFINITY : (Math.abs(a.price - b.price) / a.price) * 4;
}
