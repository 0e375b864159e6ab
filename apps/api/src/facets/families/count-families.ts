import type { FacetTypes } from '../description.ts';
import { createFamilyGrouper, type FamilyLists } from './group-by-family.ts';
import { countValues, countWithOthers } from './count-values.ts';
import type { Scan } from '../scan.ts';
import type { GroupCounts } from '../scope.ts';
import { selectNear, selectNearInGroup } from '../selections.ts';

/** Its own grouper, because the grouping of the rows that passed is still needed. */
const groupOthers = createFamilyGrouper();

/**
 * How many families each value would leave: with the choices of the other groups and ranges, without those of its own.
 * @param lists the rows that passed, by family
 * @param alternatives groups whose other values are offered beside a choice; in the rest only chosen values are counted
 */
export function countFamilies<T extends FacetTypes>(
  { columns, scope, filters, filtered, stretch }: Scan<T>,
  lists: FamilyLists,
  alternatives: readonly T['group'][],
): GroupCounts<T['group']> {
  const { families, packs, length } = columns;
  const { chosen } = filters;
  const isWhole = stretch.from === 0 && stretch.to === scope.positions.length;
  const isOnlyChoice = chosen.size === 1 && filtered.length === 1 && isWhole;
  const scratch = scratchFor(scope.positions.length);
  let near: Int32Array | null = null;
  const counts = new Map<T['group'], ReadonlyMap<string, number>>();
  for (const pack of packs) {
    const { sets, groups } = pack;
    const passed = countValues(lists, pack);
    const own = filtered.find(({ column }) => column === pack);
    for (const group of groups) {
      if (!own || !families || !chosen.has(group) || !alternatives.includes(group)) {
        counts.set(group, sets.nameValues(group, passed));
      } else if (isOnlyChoice) {
        // Without the only choice nothing is filtered.
        counts.set(group, scope.counts.get(group) ?? new Map<string, number>());
      } else {
        near ??= selectNear(stretch, scratch.near);
        const failure = groups.indexOf(group) + 1;
        const others = selectNearInGroup(own, failure, { stretch, near, into: scratch.ofGroup });
        const parts = { families: lists, passed, others: groupOthers(families, length, others) };
        const isSingleValued = sets.isSingleValued(group);
        counts.set(group, sets.nameValues(group, countWithOthers(parts, pack, { isSingleValued })));
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
