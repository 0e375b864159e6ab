import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';
import { DRAWN } from './geometry/path.ts';

type Sign = { d: (x: number, y: number) => string; isFilled: boolean };

/** Laboratory signs of inclusions, drawn at their positions, in thousandths of the width. */
const SIGNS: Readonly<Record<StoneInclusion['kind'], Sign>> = {
  pinpoint: { d: (x, y) => circle(x, y, 12), isFilled: true },
  crystal: { d: (x, y) => circle(x, y, 22), isFilled: false },
  needle: { d: (x, y) => `M${x - 26} ${y + 14}l52-28`, isFilled: false },
  feather: {
    d: (x, y) =>
      `M${x - 34} ${y + 20}c18-8 44-26 68-42M${x - 14} ${y + 8}l-4-16M${x + 2} ${y - 2}l-4-16M${x + 16} ${y - 10}l-4-14`,
    isFilled: false,
  },
  cloud: {
    d: (x, y) =>
      [
        circle(x - 22, y + 4, 7),
        circle(x, y - 14, 7),
        circle(x + 20, y + 2, 7),
        circle(x - 4, y + 14, 7),
        circle(x + 8, y + 28, 7),
      ].join(''),
    isFilled: true,
  },
};

/** The sign of an inclusion on a plot; `length` is the stone's length in units of its width. */
export function markPath({ kind, x, y }: StoneInclusion, length: number): string {
  return SIGNS[kind].d(Math.round((x / 200) * DRAWN), Math.round((y / 200) * length * DRAWN));
}

/** Whether the sign is filled instead of outlined. */
export function isFilledMark({ kind }: StoneInclusion): boolean {
  return SIGNS[kind].isFilled;
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
}
