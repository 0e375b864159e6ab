/**
 * How well products match a text, from 1 to 10. Pairs in any order: many searches are kept, and an array by id would
 * follow the largest id.
 */
export type Grades = { ids: Int32Array; grades: Uint8Array };

export const BEST_GRADE = 10;
export const NO_GRADES: Grades = { ids: new Int32Array(0), grades: new Uint8Array(0) };

/** The same grade for each of these products. */
export function gradesOf(ids: readonly number[]): Grades {
  return { ids: Int32Array.from(ids), grades: new Uint8Array(ids.length).fill(BEST_GRADE) };
}

/** Ids of the graded products, ascending. */
export function idsOf({ ids }: Grades): number[] {
  return Array.from(ids.toSorted());
}

/** Ids per product up to which an array by id is used to look up grades. */
const MAX_IDS_PER_PRODUCT = 8;

/**
 * Writes the grade of each of these products, 0 for no match.
 * @param ids of products; the answer is by position in this list
 */
export function gradesAt(ids: Int32Array, length: number, given: Grades): Uint8Array {
  const found = new Uint8Array(length);
  let largest = 0;
  for (const id of given.ids) largest = Math.max(largest, id);
  if (largest > length * MAX_IDS_PER_PRODUCT) return withMap(found, ids, given);
  const byId = new Uint8Array(largest + 1);
  for (let at = 0; at < given.ids.length; at += 1) byId[given.ids[at] ?? 0] = given.grades[at] ?? 0;
  for (let position = 0; position < length; position += 1) {
    const id = ids[position] ?? 0;
    // An index behind the end would make the whole loop slow.
    if (id <= largest) found[position] = byId[id] ?? 0;
  }
  return found;
}

/** For ids with large gaps: a few times as slow as an array, but its memory follows the number of matches. */
function withMap(found: Uint8Array, ids: Int32Array, given: Grades): Uint8Array {
  const byId = new Map<number, number>();
  for (const [at, id] of given.ids.entries()) byId.set(id, given.grades[at] ?? 0);
  for (let position = 0; position < found.length; position += 1)
    found[position] = byId.get(ids[position] ?? 0) ?? 0;
  return found;
}
