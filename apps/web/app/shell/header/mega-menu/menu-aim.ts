export type Point = { x: number; y: number };
/** Left edge of the panel that the pointer may be moving towards. */
export type Edge = { left: number; top: number; bottom: number };

/**
 * Whether a pointer that moved from one point to another reaches a panel at its right if it keeps its direction. From
 * (0, 0) to (10, 5) it crosses an edge at `left: 100` at height 50.
 */
export function isHeadedFor(from: Point, to: Point, { left, top, bottom }: Edge): boolean {
  const right = to.x - from.x;
  if (right <= 0) return false;
  const height = from.y + ((to.y - from.y) * (left - from.x)) / right;
  return height >= top && height <= bottom;
}
