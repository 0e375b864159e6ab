/** How well products match a text: 1 to 10 by product id, 0 for no match. */
export type Grades = { byId: Uint8Array; count: number };

export const BEST_GRADE = 10;
export const NO_GRADES: Grades = { byId: new Uint8Array(0), count: 0 };

/** The same grade for each of these products. */
export function gradesOf(ids: readonly number[]): Grades {
  const byId = new Uint8Array(Math.max(0, ...ids) + 1);
  for (const id of ids) byId[id] = BEST_GRADE;
  return { byId, count: ids.length };
}

/** Ids of the graded products, ascending. */
export function idsOf({ byId }: Grades): number[] {
  return Array.from(byId.keys()).filter((id) => byId[id] !== 0);
}
