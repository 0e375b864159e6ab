import type { Frame } from './clip-line.ts';
import type { Spot } from './mercator.ts';

type Edge = { isInside: (spot: Spot) => boolean; cross: (from: Spot, to: Spot) => Spot };

/**
 * The part of an area inside a frame, by the Sutherland–Hodgman algorithm; empty when they do not overlap.
 */
export function areaIn(ring: readonly Spot[], { x, y, width, height }: Frame): Spot[] {
  const edges: Edge[] = [
    { isInside: (spot) => spot.x >= x, cross: atX(x) },
    { isInside: (spot) => spot.x <= x + width, cross: atX(x + width) },
    { isInside: (spot) => spot.y >= y, cross: atY(y) },
    { isInside: (spot) => spot.y <= y + height, cross: atY(y + height) },
  ];
  return edges.reduce<Spot[]>(cutBy, [...ring]);
}

function cutBy(ring: Spot[], { isInside, cross }: Edge): Spot[] {
  return ring.flatMap((spot, index) => {
    const before = ring.at(index - 1) ?? spot;
    if (isInside(spot)) return isInside(before) ? [spot] : [cross(before, spot), spot];
    return isInside(before) ? [cross(before, spot)] : [];
  });
}

function atX(x: number): Edge['cross'] {
  return (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) });
}

function atY(y: number): Edge['cross'] {
  return (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y });
}
