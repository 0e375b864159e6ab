import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { usualSize, type StoneSize } from '@yahont/contracts/catalogue/stone-size.ts';

/** Size of one stone of the insert: measured by the laboratory, otherwise typical; null when unknown. */
export function measuresOf(insert: Insert): StoneSize | null {
  const { lengthMm100 = null, widthMm100 = null } = insert.report ?? {};
  if (lengthMm100 === null || widthMm100 === null) return usualSize(insert);
  return { width: widthMm100 / 100, length: lengthMm100 / 100 };
}

/** The centre stone of a product, its halo and its side stones. */
export type Head = {
  cut: Insert['cut'];
  centre: StoneSize;
  /** Diameter of one stone of the halo. */
  halo: number;
  /** Size of the side stones. */
  side: StoneSize | null;
};

const SMALLEST_HEAD = 2.4;

/** Null for a product without a centre stone, or with one of unknown size. */
export function headOf(inserts: readonly Insert[]): Head | null {
  const centre = inserts.find(({ role }) => /^(центральн|жемчужин|сердцевин)/i.test(role));
  const measures = centre && measuresOf(centre);
  if (!centre || !measures || measures.width < SMALLEST_HEAD) return null;
  const halo = inserts.find(({ role }) => role === 'Ореол');
  const side = inserts.find(({ role }) => role === 'Боковые');
  return {
    cut: centre.cut,
    centre: measures,
    halo: (halo && measuresOf(halo)?.width) ?? 0,
    side: (side && measuresOf(side)) ?? null,
  };
}

/** Width and length including the halo. */
export function outsideOf({ centre, halo }: Pick<Head, 'centre' | 'halo'>): StoneSize {
  const rim = halo === 0 ? 0 : 2 * (halo + 0.3);
  return { width: centre.width + rim, length: centre.length + rim };
}
