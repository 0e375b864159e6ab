import type { Pack } from './columns.ts';
import type { Scan } from './scan.ts';
import { addCounts, subtractCounts } from './scope.ts';
import type { GroupCounts, Scope } from './scope.ts';
import { selectNear, selectNearInPack, selectRest } from './selections.ts';

/** How many products each value would leave: with the choices of the other groups, without those of its own. */
export function countVariants({ columns, scope, filtered, range, passed }: Scan): GroupCounts {
  const scratch = scratchFor(scope.positions.length);
  const inRange = createCounter(scope, scope.positions.subarray(range.from, range.to), scratch.outOfRange);
  const amongPassed = createCounter(scope, passed, scratch.notPassed);
  const near = filtered.length > 1 ? selectNear(range, scratch.near) : null;
  return new Map(
    columns.packs.flatMap((pack) => {
      const own = filtered.find((other) => other.pack === pack);
      // With choices in this pack alone, its sets decide everything about what lies in the range.
      if (own && !near) return pack.sets.toValueCounts(inRange(pack), own.verdicts);
      const counts = amongPassed(pack);
      if (own && near) {
        addCounts(counts, pack.codes, selectNearInPack(own, { range, near, into: scratch.ofPack }));
      }
      return pack.sets.toValueCounts(counts, own?.verdicts ?? null);
    }),
  );
}

/** Counts the sets of a part of the scope by its smaller side: adds up the part, or takes the rest off the whole. */
function createCounter(scope: Scope, part: Int32Array, into: Int32Array): (pack: Pack) => Int32Array {
  const isMost = part.length * 2 > scope.positions.length;
  let rest: Int32Array | null = null;
  return (pack) => {
    const all = scope.setCounts.get(pack) ?? new Int32Array(0);
    if (!isMost) {
      const counts = new Int32Array(all.length);
      addCounts(counts, pack.codes, part);
      return counts;
    }
    rest ??= selectRest(scope.positions, part, into);
    const counts = all.slice();
    subtractCounts(counts, pack.codes, rest);
    return counts;
  };
}

type Scratch = { near: Int32Array; ofPack: Int32Array; notPassed: Int32Array; outOfRange: Int32Array };

let scratch: Scratch = createScratch(0);

function scratchFor(needed: number): Scratch {
  if (needed >= scratch.near.length) scratch = createScratch(needed + 1024);
  return scratch;
}

function createScratch(length: number): Scratch {
  const list = (): Int32Array => new Int32Array(length);
  return { near: list(), ofPack: list(), notPassed: list(), outOfRange: list() };
}
