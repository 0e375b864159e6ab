import type { StoneSize } from '@yahont/contracts/catalogue/stone-size.ts';
import { outsideOf, type Head } from './stone-measures.ts';
import { isFaceted } from './stone-outline.ts';

/** Heights relative to a stone's width: the crown above the girdle and the pavilion below it. */
const CROWN = 0.16;
const PAVILION = 0.43;

/** Height of a head above the band, millimetres. */
export function headHeight({ centre }: Head): number {
  return (CROWN + PAVILION) * centre.width;
}

type Place = {
  /** Horizontal centre of the head. */
  x: number;
  /** Top edge of the band. */
  bandTop: number;
  /** Pixels per millimetre. */
  scale: number;
  axis: keyof StoneSize;
};

/** Stones in profile above the band: crown, girdle, pavilion, and prongs down to the metal. */
export function headProfile(head: Head, { x, bandTop, scale, axis }: Place): string {
  const { centre, side, halo, cut } = head;
  const girdle = bandTop - PAVILION * centre.width * scale;
  const parts = [profile(cut, { x, girdle, across: centre[axis], width: centre.width, scale })];
  const half = (centre[axis] / 2) * scale;
  parts.push(
    `M${x - half} ${girdle}L${x - half * 0.55} ${bandTop + 4}M${x + half} ${girdle}L${x + half * 0.55} ${bandTop + 4}`,
  );
  if (halo > 0) {
    const reach = (outsideOf(head)[axis] / 2) * scale;
    parts.push(`M${x - reach} ${girdle - 3}H${x - half}M${x + half} ${girdle - 3}H${x + reach}`);
    parts.push(
      `M${x - reach} ${girdle - 3}L${x - reach + 5} ${girdle + 7}H${x + reach - 5}L${x + reach} ${girdle - 3}`,
    );
  }
  if (side !== null) {
    const apart = half + (side.width / 2) * scale + 2;
    const lower = bandTop - PAVILION * side.width * scale + apart * 0.16;
    for (const sign of [-1, 1])
      parts.push(
        profile(cut, { x: x + sign * apart, girdle: lower, across: side.width, width: side.width, scale }),
      );
  }
  return parts.join('');
}

type Profile = { x: number; girdle: number; across: number; width: number; scale: number };

function profile(cut: Head['cut'], { x, girdle, across, width, scale }: Profile): string {
  const half = (across / 2) * scale;
  const [crown, pavilion] = [CROWN * width * scale, PAVILION * width * scale];
  if (!isFaceted(cut)) {
    const radius = half;
    return `M${x - radius} ${girdle}A${radius} ${radius} 0 0 1 ${x + radius} ${girdle}A${radius} ${radius} 0 0 1 ${x - radius} ${girdle}Z`;
  }
  return `M${x - half} ${girdle}L${x - half * 0.6} ${girdle - crown}H${x + half * 0.6}L${x + half} ${girdle}L${x} ${girdle + pavilion}ZM${x - half} ${girdle}H${x + half}`;
}
