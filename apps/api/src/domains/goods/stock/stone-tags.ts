import type { Tag } from '#src/platform/database/changes.ts';

/** From this many stones on, all of them are reloaded: cheaper than one by one. */
const MAX_TAGS = 200;

/**
 * Tags of changed loose stones: `stone:ID` for each, and `stone-listing` for the pages of their listing, whose counts
 * change with every stone. No stones, no tags.
 */
export function stoneTags(ids: readonly number[]): Tag[] {
  if (ids.length === 0) return [];
  return ids.length > MAX_TAGS ? ['stones'] : ['stone-listing', ...ids.map((id) => `stone:${id}`)];
}
