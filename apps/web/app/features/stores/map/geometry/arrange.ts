import type { Extent } from './extent.ts';
import { placeLengths, type Wind } from './place-lengths.ts';
import { pinBox, placeLabels, placeName, type Side } from './place-labels.ts';
import type { Spot } from './project.ts';
import { kmPixels, type Size } from './scale.ts';
import { moveApart } from './move-apart.ts';

export type Mark = { id: number; spot: Spot; text: string };
/** Offset of a pin from its true position in pixels, and the side of its label. */
export type Arranged = { dx: number; dy: number; side: Side | null };
/** Pins by store number, the side of the city's name, and the side of each ring's distance label. */
export type Arrangement = { pins: Map<number, Arranged>; nameSide: Side | null; winds: (Wind | null)[] };

/** Smallest distance between two pins, pixels. */
const APART = 36;
/** Most distance labels on the whole map; an enlarged one shows few rings anyway. */
const MAX_DISTANCE_LABELS = 3;

/** Positions of pins and labels on a map of this size. */
export function arrange(
  marks: readonly Mark[],
  { extent, centreName, radii }: { extent: Extent; centreName: string; radii: readonly number[] },
  size: Size,
  zoom: number,
): Arrangement {
  const scale = kmPixels(extent, size) * zoom;
  const tips = marks.map(({ spot }) => ({ x: (spot.x - extent.x) * scale, y: (spot.y - extent.y) * scale }));
  const moved = moveApart(tips, APART);
  const middle = { x: -extent.x * scale, y: -extent.y * scale };
  const pinBoxes = moved.map(pinBox);
  const name = placeName(middle, centreName, pinBoxes);
  const fixed = [
    { left: middle.x - 6, top: middle.y - 6, right: middle.x + 6, bottom: middle.y + 6 },
    ...(name ? [name.box] : []),
    ...(zoom === 1 ? edges(size) : []),
  ];
  const lengths = placeLengths(
    middle,
    radii.map((radius) => radius * scale),
    { obstacles: [...pinBoxes, ...fixed], most: zoom === 1 ? MAX_DISTANCE_LABELS : radii.length },
  );
  const sides = placeLabels(
    marks.map(({ text }, index) => ({ x: moved[index]?.x ?? 0, y: moved[index]?.y ?? 0, text })),
    [...fixed, ...lengths.flatMap((length) => (length ? [length.box] : []))],
  );
  const pins = marks.map(({ id }, index): [number, Arranged] => [
    id,
    {
      dx: Math.round((moved[index]?.x ?? 0) - (tips[index]?.x ?? 0)),
      dy: Math.round((moved[index]?.y ?? 0) - (tips[index]?.y ?? 0)),
      side: sides[index] ?? null,
    },
  ]);
  return {
    pins: new Map(pins),
    nameSide: name?.side ?? null,
    winds: lengths.map((length) => length?.wind ?? null),
  };
}

/** Space around the plane inside the map's frame; equal to the insets of the style sheet. */
const INSET = { side: 36, top: 56, bottom: 48 };
/** Outside these limits a label would be cut off by the frame, or covered by the buttons and the scale. */
function edges({ width, height }: Size) {
  const right = width / 2 + INSET.side;
  const top = -height / 2 - INSET.top;
  const bottom = height / 2 + INSET.bottom;
  const far = 1e4;
  return [
    { left: right, top: -far, right: far, bottom: far },
    { left: -far, top: -far, right: -right, bottom: far },
    { left: -far, top: -far, right: far, bottom: top },
    { left: -far, top: bottom - 48, right: far, bottom: far },
    { left: right - 64, top: -far, right: far, bottom: far },
  ];
}
