import { chainDropMm, MIDDLE_NECK_CM, type HandBreadth } from '@yahont/values/worn/on-body.ts';
import type { Size } from '@yahont/values/measures/size.ts';
import type { Worn } from './worn.ts';

/** Where the ring sits in the drawings of a hand, and how its finger leans; checked against `geometry/hand.ts`. */
export const RING_SEATS: Readonly<Record<HandBreadth, { x: number; y: number; degrees: number }>> = {
  narrow: { x: 11.9, y: -111.3, degrees: 3.3 },
  middle: { x: 12.65, y: -111.3, degrees: 3.5 },
  broad: { x: 13.41, y: -111.3, degrees: 3.7 },
};
/** The ring that the finger of the drawings fits. */
export const DRAWN_RING_MM = 17;

/** The hole of the lobe, and where a chain passes over the shoulders. */
export const LOBE = { x: -0.6, y: 19.4 } as const;
export const NAPE = { x: 50, y: -44 } as const;

/** The wrist of the drawings: half its width where a bracelet lies, and that place below the hand. */
export const WRIST = { half: 25.6, y: 17 } as const;
/** How the hand is turned when its wrist is shown. */
export const WRIST_TURN = -104;

/** Part of a body that a drawing shows, as a view box of millimetres. */
export type View = { x: number; y: number; width: number; height: number };

/** `tile` a square, `wide` twice as wide as high, `open` the opened drawing on a wide screen, `phone` on a phone. */
export type Crop = 'tile' | 'wide' | 'open' | 'phone';

const CROPS: Readonly<Record<Exclude<Worn['part'], 'neck'>, Readonly<Record<Crop, View>>>> = {
  hand: {
    tile: { x: -44, y: -172, width: 84, height: 84 },
    wide: { x: -72, y: -150, width: 144, height: 72 },
    open: { x: -104, y: -190, width: 200, height: 124 },
    phone: { x: -62, y: -188, width: 134, height: 134 },
  },
  ear: {
    tile: { x: -50, y: -44, width: 96, height: 96 },
    wide: { x: -58, y: -10, width: 108, height: 54 },
    open: { x: -80, y: -44, width: 160, height: 99 },
    phone: { x: -46, y: -40, width: 92, height: 92 },
  },
  wrist: {
    tile: { x: -112, y: -84, width: 168, height: 168 },
    wide: { x: -126, y: -56, width: 200, height: 100 },
    open: { x: -130, y: -80, width: 226, height: 140 },
    phone: { x: -112, y: -84, width: 168, height: 168 },
  },
};

const NECK_TOP = -94;
const NECK_LEAST = 212;
const NECK_WIDE_TOP = -66;
const BELOW = 12;

/** The view box of a drawing: of a neck as far down as the longest chain hangs. */
export function cropOf(worn: Worn, crop: Crop, neckCm = MIDDLE_NECK_CM): View {
  if (worn.part !== 'neck') {
    const view = CROPS[worn.part][crop];
    return worn.part === 'ear' ? lowered(view, worn.belowMm) : view;
  }
  const lowest = Math.max(...worn.lengths.map((length) => chainDropMm(length, neckCm))) + worn.pendantMm;
  const side = Math.max(NECK_LEAST, lowest + BELOW - NECK_TOP);
  if (crop === 'tile' || crop === 'phone') return { x: -side / 2, y: NECK_TOP, width: side, height: side };
  const height = Math.max(150, lowest + BELOW - NECK_WIDE_TOP);
  return { x: -height, y: NECK_WIDE_TOP, width: 2 * height, height };
}

/** Long earrings: the view goes down with them. */
function lowered(view: View, belowMm: number): View {
  const more = Math.max(0, LOBE.y + 7 + belowMm + 4 - (view.y + view.height));
  return { ...view, y: view.y + more };
}

export function viewBoxOf({ x, y, width, height }: View): string {
  return [x, y, width, height].map((each) => Math.round(each * 100) / 100).join(' ');
}

/** Most pendants hang on this length. */
const USUAL_LENGTH = 45_000;

/** The chosen length, or the usual one, or the one in the middle. */
export function lengthOf(lengths: readonly Size[], chosen: Size | null): Size | null {
  if (chosen !== null && lengths.includes(chosen)) return chosen;
  if (lengths.includes(USUAL_LENGTH)) return USUAL_LENGTH;
  return lengths[Math.floor((lengths.length - 1) / 2)] ?? null;
}
