import { FACETS } from '@yahont/contracts/catalogue/listing.ts';
import type { GroupCode } from './columns.ts';
import { createDesignGrouper } from './design-groups.ts';
import type { DesignGroups } from './design-groups.ts';
import { countWithOthers, countValues } from './design-values.ts';
import type { Scan } from './scan.ts';
import type { GroupCounts } from './scope.ts';
import { selectNear, selectNearInGroup } from './selections.ts';

/** Its own grouper, because the grouping of what passed is still needed. */
const groupOthers = createDesignGrouper();

/**
 * How many designs each value would leave: with the choices of the other groups, without those of its own.
 * @param designs what passed, by design
 * @param alternatives groups whose other values are offered beside a choice; in the rest only chosen values are counted
 */
export function countDesigns(
  found: Scan,
  designs: DesignGroups,
  alternatives: readonly GroupCode[] = FACETS,
): GroupCounts {
  const { columns, scope, chosen, filtered, range } = found;
  const isOnlyChoice = chosen.size === 1 && range.from === 0 && range.to === scope.positions.length;
  const scratch = scratchFor(scope.positions.length);
  let near: Int32Array | null = null;
  const counts = new Map<GroupCode, ReadonlyMap<string, number>>();
  for (const pack of columns.packs) {
    const { sets } = pack;
    const passed = countValues(designs, pack);
    const own = filtered.find((other) => other.pack === pack);
    for (const group of pack.groups) {
      if (!own || !chosen.has(group) || !alternatives.includes(group)) {
        counts.set(group, sets.nameValues(group, passed));
      } else if (isOnlyChoice) {
        // Without the only choice nothing is filtered.
        counts.set(group, scope.counts.get(group) ?? new Map<string, number>());
      } else {
        near ??= selectNear(range, scratch.near);
        const others = selectNearInGroup(own, group, { range, near, into: scratch.ofGroup });
        const parts = { designs, passed, others: groupOthers(columns, others) };
        counts.set(group, sets.nameValues(group, countWithOthers(parts, pack, group)));
      }
    }
  }
  return counts;
}

type Scratch = { near: Int32Array; ofGroup: Int32Array };

let scratch: Scratch = { near: new Int32Array(0), ofGroup: new Int32Array(0) };

/** Used by every call: a call never waits for anything, so two cannot overlap. */
function scratchFor(needed: number): Scratch {
  if (needed >= scratch.near.length) {
    scratch = { near: new Int32Array(needed + 1024), ofGroup: new Int32Array(needed + 1024) };
  }
  return scratch;
}
