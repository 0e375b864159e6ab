import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';

/** A stone from above, millimetres; `length` is along the finger, or vertical in a hanging product. */
export type StoneMeasures = { width: number; length: number };

/** Width and length of a one-carat diamond in each cut, with usual proportions. */
const ONE_CARAT: Readonly<Record<Insert['cut'], readonly [number, number]>> = {
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
const DENSITY: Partial<Record<Insert['gem'], number>> = {
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

const DIAMETER = /^(\d+(?:,\d+)?)\s*мм$/;

/** Whether the quality of an insert is a diameter, as for pearls: «8,5 мм». */
export function isDiameter(quality: string): boolean {
  return DIAMETER.test(quality);
}

/** Size of one stone of the insert, from its weight and cut or its stated diameter; null when neither is known. */
export function measuresOf({ gem, cut, count, caratMilli, quality }: Insert): StoneMeasures | null {
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

/** The centre stone of a product, its halo and its side stones. */
export type Head = {
  cut: Insert['cut'];
  centre: StoneMeasures;
  /** Diameter of one stone of the halo. */
  halo: number;
  /** Size of the side stones. */
  side: StoneMeasures | null;
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
export function outsideOf({ centre, halo }: Pick<Head, 'centre' | 'halo'>): StoneMeasures {
  const rim = halo === 0 ? 0 : 2 * (halo + 0.3);
  return { width: centre.width + rim, length: centre.length + rim };
}
