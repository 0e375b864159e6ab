import { UNKNOWN, type Pack } from '../columns.ts';
import type { FamilyLists } from './group-by-family.ts';
import { isZero } from '../selections.ts';
import { addCodes, type Tally, type ValueSets } from '../value-sets.ts';

type CountedPack = Pick<Pack, 'codes' | 'familyCodes'> & {
  sets: Pick<ValueSets<string>, 'union' | 'createTally' | 'tallyToValues'>;
};

/** How many families have each value of the pack in one of their rows in the list, by the number of the value. */
export function countValues(families: FamilyLists, pack: CountedPack): Int32Array {
  return pack.sets.tallyToValues(tallyFamilies(families, pack));
}

/**
 * How many families have each value in one of two lists.
 * @param families the rows that passed
 * @param passed what `countValues` gave for `families`
 * @param others the rows that fail only in one group of the pack, grouped apart from `families`
 * @param isSingleValued whether a row has one value of this group at most
 */
export function countWithOthers(
  { families, passed, others }: { families: FamilyLists; passed: Int32Array; others: FamilyLists },
  pack: CountedPack,
  { isSingleValued }: { isSingleValued: boolean },
): Int32Array {
  const counts = countValues(others, pack);
  // In a group of single values the rows that passed have a chosen value and the others a different one: no value is in
  // both lists. Skip the search for repeated ones, which takes half of the time.
  const repeated = isSingleValued ? null : countRepeated(families, others, pack);
  for (let value = 0; value < counts.length; value += 1) {
    counts[value] = (counts[value] ?? 0) + (passed[value] ?? 0) - (repeated?.[value] ?? 0);
  }
  return counts;
}

/** How many families have each value in both lists, so that it was counted twice. */
function countRepeated(families: FamilyLists, others: FamilyLists, pack: CountedPack): Int32Array {
  const shared = sharedNumbers(families, others);
  const codes = new Int32Array(shared.length * 3);
  for (let index = 0; index < shared.length; index += 1) {
    const number = shared[index] ?? 0;
    const first = unionOf(families, pack, number);
    const second = unionOf(others, pack, number);
    codes[index * 3] = first;
    codes[index * 3 + 1] = second;
    codes[index * 3 + 2] = first === second ? first : pack.sets.union(first, second);
  }
  // Inclusion and exclusion: both = first + second − either.
  const tally = pack.sets.createTally();
  for (let at = 0; at < codes.length; at += 3) {
    change(tally, codes[at] ?? 0, 1);
    change(tally, codes[at + 1] ?? 0, 1);
    change(tally, codes[at + 2] ?? 0, -1);
  }
  return pack.sets.tallyToValues(tally);
}

function sharedNumbers({ size }: FamilyLists, { numbers }: FamilyLists): Int32Array {
  const shared = new Int32Array(numbers.length);
  let count = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index] ?? 0;
    shared[count] = number;
    count += 1 - isZero(size[number] ?? 0);
  }
  return shared.subarray(0, count);
}

/** Counts the families by the union of the sets of their rows. */
function tallyFamilies(families: FamilyLists, pack: CountedPack): Tally {
  const { single, whole, partial } = families.parts;
  const { codes, familyCodes, sets } = pack;
  for (let index = 0; index < whole.length; index += 1) {
    const number = whole[index] ?? 0;
    if (familyCodes[number] === UNKNOWN) familyCodes[number] = unionOf(families, pack, number);
  }
  const unions = new Int32Array(partial.length);
  for (let index = 0; index < partial.length; index += 1)
    unions[index] = unionOf(families, pack, partial[index] ?? 0);
  // Made after the unions, so that it has room for the new ones.
  const tally = sets.createTally();
  addCodes(tally, codes, single);
  addCodes(tally, familyCodes, whole);
  for (let index = 0; index < unions.length; index += 1) change(tally, unions[index] ?? 0, 1);
  return tally;
}

/** Code of the values that the family has in the list. */
function unionOf({ last, previous }: FamilyLists, { codes, sets }: CountedPack, number: number): number {
  const start = last[number] ?? 0;
  let code = codes[start] ?? 0;
  for (let at = previous[start] ?? -1; at !== -1; at = previous[at] ?? -1) {
    const other = codes[at] ?? 0;
    if (other !== code) code = sets.union(code, other);
  }
  return code;
}

function change({ counts, zero }: Tally, code: number, by: 1 | -1): void {
  const slot = code + zero;
  counts[slot] = (counts[slot] ?? 0) + by;
}
