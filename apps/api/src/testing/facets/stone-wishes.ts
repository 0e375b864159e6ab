import { GRADES, STONE_SCALES, type GradeCode, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import {
  STONE_GRADES,
  STONE_GROUPS,
  STONE_RANGE_DIGITS,
  STONE_RANGES,
  STONE_SORTS,
  type StoneGroup,
  type StoneRange,
  type StoneSort,
} from '@yahont/contracts/stones/stone-filters.ts';
import { createRandom } from './random-queries.ts';

type Ends = { from: number | null; to: number | null };

/** What a shopper asks of the listing of stones. Ends of ranges are in the unit of the address, those of grades are places. */
export type StoneWish = {
  groups: ReadonlyMap<StoneGroup, readonly string[]>;
  ranges: ReadonlyMap<StoneRange, Ends>;
  grades: ReadonlyMap<GradeCode, Ends>;
  scale: StoneScale;
  cityId: number;
  isHere: boolean;
  /** Code of a setting, which filters nothing. */
  setting: string | null;
  sort: StoneSort;
  page: number;
};

/** Values that some stone has: of groups as they are, of ranges in the unit of the address. */
export type KnownValues = {
  groups: Readonly<Record<StoneGroup, readonly string[]>>;
  ranges: Readonly<Record<StoneRange, readonly number[]>>;
  cityIds: readonly number[];
};

/** The same wishes every time; each filter is in about a quarter of them. */
export function randomWishes(
  known: KnownValues,
  { count, seed }: { count: number; seed: number },
): StoneWish[] {
  const random = createRandom(seed);
  const pick = <V>(list: readonly V[]): V => {
    const value = list[Math.floor(random() * list.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const some = <Code extends string, Value>(
    codes: readonly Code[],
    make: (code: Code) => Value,
  ): Map<Code, Value> =>
    new Map(codes.flatMap((code): [Code, Value][] => (random() < 0.2 ? [[code, make(code)]] : [])));
  const endsOf = (draw: () => number): Ends => {
    const [a, b] = [draw(), draw()];
    const openEnd = random();
    return { from: openEnd < 0.25 ? null : Math.min(a, b), to: openEnd > 0.75 ? null : Math.max(a, b) };
  };
  return Array.from({ length: count }, () => {
    const scale = pick(STONE_SCALES);
    return {
      groups: some(STONE_GROUPS, (group) =>
        Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
          random() < 0.1 ? 'unknown' : pick(known.groups[group]),
        ),
      ),
      ranges: some(STONE_RANGES, (range) => endsOf(() => pick(known.ranges[range]))),
      grades: some(STONE_GRADES, (grade) => endsOf(() => Math.floor(random() * GRADES[grade][scale].length))),
      scale,
      cityId: pick(known.cityIds),
      isHere: random() < 0.2,
      setting: random() < 0.2 ? pick(['oprava-avrora', 'nobody']) : null,
      sort: pick(STONE_SORTS),
      page: 1 + Math.floor(random() * 3),
    };
  });
}

/** The query of the address, as a page writes it; ends may be in the wrong order. */
export function addressOf(wish: StoneWish): URLSearchParams {
  const search = new URLSearchParams({ scale: wish.scale, sort: wish.sort, page: String(wish.page) });
  for (const [group, values] of wish.groups) for (const value of values) search.append(group, value);
  for (const [range, ends] of wish.ranges) {
    const { fraction } = STONE_RANGE_DIGITS[range];
    search.set(
      range,
      written(ends, (end) => end.toFixed(fraction)),
    );
  }
  for (const [grade, ends] of wish.grades)
    search.set(
      grade,
      written(ends, (place) => GRADES[grade][wish.scale][place] ?? ''),
    );
  if (wish.isHere) search.set('here', '1');
  if (wish.setting !== null) search.set('setting', wish.setting);
  return search;
}

function written({ from, to }: Ends, write: (end: number) => string): string {
  const ends = [from, to].map((end) => (end === null ? '' : write(end)));
  // Every other pair of ends is swapped, as a shopper may type it.
  const isSwapped = from !== null && to !== null && Math.round(from * 100) % 2 === 1;
  return (isSwapped ? ends.toReversed() : ends).join('-');
}
