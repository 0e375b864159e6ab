import { expect, test } from 'vitest';
import { GRADES } from '@yahont/contracts/stones/grades.ts';
import { kopecks } from '@yahont/values/money.ts';
import { randomStones, stoneRecord } from '#src/testing/facets/stones.ts';
import { distanceBetween, nearestTo } from './nearest.ts';
import { cheaperThan, createSimilarIndex } from './similar.ts';
import type { StoneRecord } from './stone-record.ts';

const apart = (list: readonly string[], a: string, b: string): number =>
  Math.abs(list.indexOf(a) - list.indexOf(b));

/** The definition that shoppers read, over all stones one by one. */
function isSimilar(a: StoneRecord, b: StoneRecord): boolean {
  return (
    a.shape === b.shape &&
    a.qualityRu === b.qualityRu &&
    apart(GRADES.colour.ru, a.colourRu, b.colourRu) <= 1 &&
    apart(GRADES.clarity.ru, a.clarityRu, b.clarityRu) <= 1 &&
    Math.abs(a.caratMilli - b.caratMilli) <= Math.max(30, Math.round(a.caratMilli * 0.05))
  );
}

const idsOf = (stones: readonly StoneRecord[]): number[] =>
  stones.map(({ id }) => id).toSorted((a, b) => a - b);

test('the index finds the stones that the definition names', () => {
  const stones = randomStones(4000, 11).map((stone, index) => ({
    ...stone,
    shape: index % 2 === 0 ? ('round' as const) : ('oval' as const),
    caratMilli: 300 + ((stone.caratMilli * 7) % 400),
  }));
  const index = createSimilarIndex(stones);
  let found = 0;
  for (const stone of stones.slice(0, 200)) {
    const expected = stones.filter((other) => isSimilar(stone, other));
    expect(idsOf(index.similarTo(stone))).toEqual(idsOf(expected));
    found += expected.length;
  }
  expect(found).toBeGreaterThan(1000);
});

test('a stone that left the index is similar to none, and one that came back is again', () => {
  const [first, second] = [stoneRecord(1), stoneRecord(2)];
  const index = createSimilarIndex([first, second]);
  index.remove(second);
  expect(idsOf(index.similarTo(first))).toEqual([1]);
  index.add(second);
  expect(idsOf(index.similarTo(first))).toEqual([1, 2]);
});

test('a price is compared with the others alone, and never with fewer than ten stones', () => {
  const stones = Array.from({ length: 10 }, (_, index) =>
    stoneRecord(index + 1, { price: kopecks((index + 1) * 1_000_000) }),
  );
  const [cheapest, second] = stones;
  if (!cheapest || !second) throw new Error('no stones');
  expect(cheaperThan(cheapest, stones)).toBe(100);
  expect(cheaperThan(second, stones)).toBe(88);
  expect(cheaperThan(cheapest, stones.slice(0, 9))).toBeNull();
  // A stone of the same price is not dearer, whether the stone itself is on sale or not.
  const equal = stones.map((stone) => ({ ...stone, price: cheapest.price }));
  expect(cheaperThan(cheapest, equal)).toBe(0);
  expect(cheaperThan(stoneRecord(99, { price: second.price }), stones)).toBe(80);
});

test('the nearest stones are of the same shape while there are any', () => {
  const stone = stoneRecord(1);
  const near = stoneRecord(2, { caratMilli: 510 });
  const far = stoneRecord(3, { caratMilli: 2000, colourRu: '9' });
  const oval = stoneRecord(4, { shape: 'oval' });
  expect(idsOf(nearestTo(stone, [oval, far, near, stone], 2))).toEqual([2, 3]);
  expect(nearestTo(stone, [oval, far, near, stone], 3).map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('looking at stones of about one price finds what looking at all of them finds', () => {
  const stones = randomStones(3000, 12).toSorted((a, b) => a.price - b.price || a.id - b.id);
  for (const stone of stones.filter((_, index) => index % 60 === 0)) {
    const distances = stones
      .filter(({ id }) => id !== stone.id)
      .map((other) => distanceBetween(stone, other));
    const nearest = nearestTo(stone, stones, 5).map((other) => distanceBetween(stone, other));
    expect(nearest).toEqual(distances.toSorted((a, b) => a - b).slice(0, 5));
  }
});
