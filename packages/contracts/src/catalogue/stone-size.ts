import type { Cut, Gem } from './jewellery.ts';

/** A stone from above, millimetres; `length` is along the finger, or vertical in a hanging product. */
export type StoneSize = { width: number; length: number };

/** Width and length of a one-carat diamond in each cut, with usual proportions. */
const ONE_CARAT: Readonly<Record<Cut, readonly [number, number]>> = {
  round: [6.5, 6.5],
  oval: [5.7, 7.7],
  pear: [5.5, 8.3],
  marquise: [4.9, 9.8],
  cushion: [5.7, 5.9],
  princess: [5.5, 5.5],
  emerald: [5.1, 6.9],
  asscher: [5.5, 5.5],
  baguette: [3.2, 6.2],
  bead: [6.5, 6.5],
  cabochon: [6, 7.5],
};

/** Grams per cubic centimetre: a denser stone of the same weight is smaller. */
const DENSITY: Partial<Record<Gem, number>> = {
  ruby: 4,
  sapphire: 4,
  emerald: 2.72,
  tanzanite: 3.35,
  topaz: 3.55,
  amethyst: 2.65,
  citrine: 2.65,
  garnet: 3.9,
  peridot: 3.34,
};
const DIAMOND_DENSITY = 3.52;

const DIAMETER = /^(?:\d+(?:,\d+)?–)?(\d+(?:,\d+)?)\s*мм$/;

/** Whether the quality of an insert is a diameter, as for pearls: «8,5 мм», or «5–8,6 мм» of pearls that grow. */
export function isDiameter(quality: string): boolean {
  return DIAMETER.test(quality);
}

type Sized = { gem: Gem; cut: Cut; count: number; caratMilli: number | null; quality: string };

/** Usual size of one stone of an insert, from its stated diameter (the largest one), or its weight and cut; null when neither is known. */
export function usualSize({ gem, cut, count, caratMilli, quality }: Sized): StoneSize | null {
  const stated = DIAMETER.exec(quality)?.[1];
  if (stated !== undefined) {
    const diameter = Number(stated.replace(',', '.'));
    return { width: diameter, length: diameter };
  }
  if (caratMilli === null) return null;
  const scale = Math.cbrt(
    ((caratMilli / 1000 / count) * DIAMOND_DENSITY) / (DENSITY[gem] ?? DIAMOND_DENSITY),
  );
  const [width, length] = ONE_CARAT[cut];
  return { width: width * scale, length: length * scale };
}
