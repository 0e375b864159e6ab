import { GRADES } from '@yahont/contracts/stones/grades.ts';
import type { StoneRecord } from './stone-record.ts';

/** The stones most like this one, itself left out. Stones of other shapes come only when its own shape has too few. */
export function nearestTo(stone: StoneRecord, stones: readonly StoneRecord[], count: number): StoneRecord[] {
  const best: { stone: StoneRecord; distance: number }[] = [];
  for (const other of stones) {
    if (other.id === stone.id) continue;
    const distance = distanceBetween(stone, other);
    if (best.length === count && distance >= (best.at(-1)?.distance ?? 0)) continue;
    const place = best.findIndex((known) => known.distance > distance);
    best.splice(place === -1 ? best.length : place, 0, { stone: other, distance });
    if (best.length > count) best.pop();
  }
  return best.map((near) => near.stone);
}

/** Farther than any two stones of one shape. */
const OTHER_SHAPE = 1000;

/** One group of colour or clarity weighs as much as a tenth of the weight or a quarter of the price. */
function distanceBetween(a: StoneRecord, b: StoneRecord): number {
  const { colour, clarity, quality } = GRADES;
  return (
    (a.shape === b.shape ? 0 : OTHER_SHAPE) +
    (Math.abs(a.caratMilli - b.caratMilli) / a.caratMilli) * 10 +
    (Math.abs(a.price - b.price) / a.price) * 4 +
    Math.abs(colour.ru.indexOf(a.colourRu) - colour.ru.indexOf(b.colourRu)) +
    Math.abs(clarity.ru.indexOf(a.clarityRu) - clarity.ru.indexOf(b.clarityRu)) +
    Math.abs(quality.ru.indexOf(a.qualityRu) - quality.ru.indexOf(b.qualityRu)) * 1.5
  );
}
