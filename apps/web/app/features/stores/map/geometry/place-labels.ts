import type { Spot } from './project.ts';

/** Side of a label relative to the tip of its pin. */
export type Side = 'right' | 'left' | 'below' | 'above';
/** Pixels from the centre of the map. */
export type Box = { left: number; top: number; right: number; bottom: number };

const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];
/** Half the width and the full height of a pin, upwards from its tip. */
const PIN = { half: 15, height: 36 };
const LINE = 16;
/** Mean width of a character at 12 pixels, rounded up. */
const LETTER = 7.2;

/** Chooses a side for each label where it covers no pin and no other label; null when there is none. */
export function placeLabels(
  labels: readonly (Spot & { text: string })[],
  obstacles: readonly Box[] = [],
): (Side | null)[] {
  const taken = [...obstacles, ...labels.map(pinBox)];
  return labels.map((label) => {
    const side = SIDES.find((one) => {
      const box = labelBox(label, one);
      return !taken.some((other) => overlap(box, other));
    });
    if (side === undefined) return null;
    taken.push(labelBox(label, side));
    return side;
  });
}

/** The side of the city centre where the name covers no pin; null when there is none. */
export function placeName(
  { x, y }: Spot,
  text: string,
  pins: readonly Box[],
): { side: Side; box: Box } | null {
  const width = textWidth(text);
  const spots: [Side, number, number][] = [
    ['below', x - width / 2, y + 6],
    ['above', x - width / 2, y - 6 - LINE],
    ['right', x + 8, y - LINE / 2],
    ['left', x - 8 - width, y - LINE / 2],
  ];
  for (const [side, left, top] of spots) {
    const box = { left, top, right: left + width, bottom: top + LINE };
    if (!pins.some((pin) => overlap(box, pin))) return { side, box };
  }
  return null;
}

export function pinBox({ x, y }: Spot): Box {
  return { left: x - PIN.half, top: y - PIN.height, right: x + PIN.half, bottom: y };
}

export function labelBox({ x, y, text }: Spot & { text: string }, side: Side): Box {
  const width = textWidth(text);
  const [left, top] = {
    right: [x + PIN.half + 3, y - 28],
    left: [x - PIN.half - 3 - width, y - 28],
    below: [x - width / 2, y + 3],
    above: [x - width / 2, y - PIN.height - 4 - LINE],
  }[side] as [number, number];
  return { left, top, right: left + width, bottom: top + LINE };
}

/** Estimated width of a line of text. */
export function textWidth(text: string): number {
  return text.length * LETTER;
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
