import type { FacetTypes } from '../description.ts';
import type { Scan } from '../scan.ts';
import { addCounts, subtractCounts, type CodeColumn, type GroupCounts, type Scope } from '../scope.ts';
import { selectNear, selectNearInColumn, selectRest } from '../selections.ts';

/** How many rows each value would leave: with the choices of the other groups and ranges, without those of its own. */
export function countRows<T extends FacetTypes>({
  columns,
  scope,
  filtered,
  stretch,
  passed,
}: Scan<T>): GroupCounts<T['group']> {
  const scratch = scratchFor(scope.positions.length);
  const inStretch = createCounter(scope, scope.positions.subarray(stretch.from, stretch.to), scratch.outside);
  const amongPassed = createCounter(scope, passed, scratch.notPassed);
  const near = filtered.length > 1 ? selectNear(stretch, scratch.near) : null;
  return new Map(
    columns.packs.flatMap((pack) => {
      const own = filtered.find(({ column }) => column === pack);
      // When this pack alone is filtered, its sets decide everything inside the stretch.
      if (own && !near) return pack.sets.toValueCounts(inStretch(pack), own.verdicts);
      const counts = amongPassed(pack);
      if (own && near)
        addCounts(counts, pack.codes, selectNearInColumn(own, { stretch, near, into: scratch.ofColumn }));
      return pack.sets.toValueCounts(counts, own?.verdicts ?? null);
    }),
  );
}

/**
 * Counts the codes of a part of the scope by its smaller side: adds up the part, or subtracts the rest
 * from the whole.
 */
export function createCounter(
  scope: Scope<string>,
  part: Int32Array,
  into: Int32Array,
): (column: CodeColumn) => Int32Array {
  const isMost = part.length * 2 > scope.positions.length;
  let rest: Int32Array | null = null;
  return (column) => {
    const all = scope.codeCounts.get(column) ?? new Int32Array(0);
    if (!isMost) {
      const counts = new Int32Array(all.length);
      addCounts(counts, column.codes, part);
      return counts;
    }
    rest ??= selectRest(scope.positions, part, into);
    const counts = all.slice();
    subtractCounts(counts, column.codes, rest);
    return counts;
  };
}

type Scratch = { near: Int32Array; ofColumn: Int32Array; notPassed: Int32Array; outside: Int32Array };

let scratch: Scratch = createScratch(0);

function scratchFor(needed: number): Scratch {
  if (needed >= scratch.near.length) scratch = createScratch(needed + 1024);
  return scratch;
}

function createScratch(length: number): Scratch {
  const list = (): Int32Array => new Int32Array(length);
  return { near: list(), ofColumn: list(), notPassed: list(), outside: list() };
}
