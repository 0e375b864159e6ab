import { chainDropMm } from '@yahont/values/worn/on-body.ts';
import { cropOf, lengthOf, LOBE, RING_SEATS, type View } from '#app/shop/worn-drawings/places.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';

/** `whole` fits the frame; `double` and `true` are twice and once the natural size. */
export type Scale = 'whole' | 'double' | 'true';

/** The frame of the opened drawing, pixels. */
export type Frame = { width: number; height: number };

type Choice = { scale: Scale; size: number | null; neckCm: number };

const NARROW = 700;

/** What the frame shows: `pixels` is how many of them a millimetre has on this screen. */
export function openedView(worn: Worn, frame: Frame, pixels: number, choice: Choice): View {
  if (choice.scale === 'whole') return fitted(worn, frame, choice.neckCm);
  const each = pixels * (choice.scale === 'double' ? 2 : 1);
  const [width, height] = [frame.width / each, frame.height / each];
  const { x, y } = focusOf(worn, frame, choice);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The usual crop, widened or heightened to the form of the frame. */
function fitted(worn: Worn, frame: Frame, neckCm: number): View {
  const crop = cropOf(worn, frame.width < NARROW ? 'phone' : 'open', neckCm);
  const form = frame.width / frame.height;
  const width = Math.max(crop.width, crop.height * form);
  const height = width / form;
  return { x: crop.x + (crop.width - width) / 2, y: crop.y + (crop.height - height) / 2, width, height };
}

/** The middle of an enlarged drawing: the piece, with room beside it. */
function focusOf(worn: Worn, frame: Frame, { size, neckCm }: Choice): { x: number; y: number } {
  switch (worn.part) {
    case 'hand':
      // A narrow frame has room for the coin only when the ring is aside.
      return { x: RING_SEATS.middle.x + (frame.width < NARROW ? 11 : 6), y: RING_SEATS.middle.y - 6 };
    case 'ear':
      return { x: LOBE.x + 6, y: LOBE.y };
    case 'neck':
      return { x: 14, y: chainDropMm(lengthOf(worn.lengths, size) ?? 0, neckCm) - 8 };
    case 'wrist':
      return { x: 8, y: -2 };
  }
}
