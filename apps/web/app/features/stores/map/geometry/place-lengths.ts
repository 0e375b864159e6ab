import { overlap, type Box } from './place-labels.ts';
import type { Spot } from './project.ts';

/** Side of the ring where its distance is written. */
export type Wind = 'north' | 'south' | 'east' | 'west';
type Placed = { wind: Wind; box: Box };

const HALF = { width: 22, height: 8 };

/** Chooses a side of each ring where its distance label covers nothing; null when there is none. */
export function placeLengths(
  middle: Spot,
  radii: readonly number[],
  { obstacles, most }: { obstacles: readonly Box[]; most: number },
): (Placed | null)[] {
  const taken = [...obstacles];
  return radii.map((radius, index) => {
    if (index >= most) return null;
    const found = spotsOf(middle, radius).find(({ box }) => !taken.some((other) => overlap(box, other)));
    if (found) taken.push(found.box);
    return found ?? null;
  });
}

function spotsOf({ x, y }: Spot, radius: number): Placed[] {
  return [
    { wind: 'north', box: boxAt(x, y - radius) },
    { wind: 'south', box: boxAt(x, y + radius) },
    { wind: 'east', box: boxAt(x + radius, y) },
    { wind: 'west', box: boxAt(x - radius, y) },
  ];
}

function boxAt(x: number, y: number): Box {
  return { left: x - HALF.width, top: y - HALF.height, right: x + HALF.width, bottom: y + HALF.height };
}
