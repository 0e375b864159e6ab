import type { Spot } from './mercator.ts';

export type Frame = { x: number; y: number; width: number; height: number };

/** The parts of a line near a frame: a segment counts when its bounding box touches the frame. */
export function partsNear(line: readonly Spot[], frame: Frame): Spot[][] {
  const parts: Spot[][] = [];
  let part: Spot[] = [];
  line.forEach((spot, index) => {
    const before = line[index - 1];
    if (before === undefined) return;
    if (touches(before, spot, frame)) {
      if (part.length === 0) part.push(before);
      part.push(spot);
    } else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  });
  return part.length > 0 ? [...parts, part] : parts;
}

function touches(a: Spot, b: Spot, { x, y, width, height }: Frame): boolean {
  return (
    Math.max(a.x, b.x) >= x &&
    Math.min(a.x, b.x) <= x + width &&
    Math.max(a.y, b.y) >= y &&
    Math.min(a.y, b.y) <= y + height
  );
}
