import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import { circle, ellipse, joined, mm, stoneLines } from '#app/shop/worn-drawings/lines.ts';
import type { DrawnLines, Strand, Worn } from '#app/shop/worn-drawings/worn.ts';
import { headOf, measuresOf, outsideOf, type Head } from '../drawing/stone-measures.ts';
import { millimetres } from '../drawing/millimetres.ts';

export type WornPiece = Pick<
  Product,
  'kind' | 'inserts' | 'widthMm10' | 'heightMm10' | 'diameterMm10' | 'clasp' | 'weave' | 'seat' | 'skus'
>;

/**
 * How a piece is worn, drawn from its data. Null when they do not say enough: a wrong drawing would be worse than
 * none. A setting waits for its stone, a signet has a plate of unknown form.
 */
export function wornOf(product: WornPiece): Worn | null {
  if (product.seat !== null) return null;
  switch (product.kind) {
    case 'ring':
      return ring(product);
    case 'earrings':
      return earring(product);
    case 'pendant':
      return pendant(product);
    case 'chain':
    case 'necklace':
      return chain(product);
    case 'bracelet':
      return bracelet(product);
    case 'brooch':
    case 'cufflinks':
      return null;
  }
}

/** From here on a ring is a signet, whose plate may have any form. Tenths of a millimetre. */
const PLATE_MM10 = 90;
const CENTRE = /^(центральн|жемчужин)/i;

/** Whether all stones have a known place: any other would be missing from the drawing. */
function hasOnly(inserts: readonly Insert[], places: readonly string[]): boolean {
  return inserts.every(({ role }) => CENTRE.test(role) || places.includes(role));
}

function ring({ inserts, widthMm10 }: WornPiece): Worn | null {
  if (widthMm10 === null || widthMm10 >= PLATE_MM10) return null;
  if (!hasOnly(inserts, ['Ореол', 'Дорожка', 'Боковые', 'Акцент'])) return null;
  const head = headOf(inserts);
  if (head === null && inserts.some(({ role }) => CENTRE.test(role))) return null;
  const outside = head && outsideOf(head);
  return {
    part: 'hand',
    bandMm: widthMm10 / 10,
    row: rowOf(inserts, head),
    head: head &&
      outside && { ...headLines(head, inserts), widthMm: outside.width, lengthMm: outside.length },
    headName: head !== null && head.halo > 0 ? 'ореол' : 'камень',
    stone: stoneWords(inserts, head),
  };
}

/** «центр 5,1 мм, 0,50 ct» */
function stoneWords(inserts: readonly Insert[], head: Head | null): string {
  if (head === null) return '';
  const carat = inserts.find(({ role }) => CENTRE.test(role))?.caratMilli ?? null;
  const size = head.halo > 0 ? `центр ${millimetres(head.centre.width)}` : '';
  return [size, carat === null ? '' : formatCarat(carat)].filter(Boolean).join(', ');
}

type Place = {
  /** How far below zero its middle is. */
  y?: number;
  /** Two earrings share the number of stones between them. */
  pieces?: number;
};

/** The main stone with its halo and side stones. */
function headLines(head: Head, inserts: readonly Insert[], { y = 0, pieces = 1 }: Place = {}): DrawnLines {
  const { cut, centre, side } = head;
  const apart = outsideOf(head).width / 2 + (side?.width ?? 0) / 2 + 0.2;
  return joined(
    ...(side === null ? [] : [-apart, apart].map((x) => stoneLines(cut, side, x, y))),
    head.halo > 0 ? haloLines(head, inserts, { y, pieces }) : null,
    stoneLines(cut, centre, 0, y),
  );
}

/** A rim with its stones: as many of them as there are. */
function haloLines(head: Head, inserts: readonly Insert[], { y, pieces }: Required<Place>): DrawnLines {
  const { width, length } = outsideOf(head);
  const count = inserts.find(({ role }) => role === 'Ореол')?.count ?? 0;
  const many = Math.round(count / pieces);
  const [a, b] = [(width - head.halo) / 2, (length - head.halo) / 2];
  let fine = '';
  for (let index = 0; index < many; index += 1) {
    const place = onRim((index / many) * 2 * Math.PI, { a, b, cut: head.cut });
    fine += circle(place.x, y + place.y, head.halo * 0.42);
  }
  return { body: stoneLines(head.cut, { width, length }, 0, y).body, fine };
}

type Rim = { a: number; b: number; cut: Head['cut'] };

/** How square an outline is: 2 is an ellipse. */
const SQUARENESS: Readonly<Partial<Record<Head['cut'], number>>> = {
  emerald: 5,
  princess: 6,
  asscher: 5,
  cushion: 2.8,
};

/** A place on a rounded outline; the tip of a drop is at the top. */
function onRim(angle: number, { a, b, cut }: Rim): { x: number; y: number } {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const power = SQUARENESS[cut] ?? 2;
  const radius = (Math.abs(cos) ** power + Math.abs(sin) ** power) ** (-1 / power);
  const [x, y] = [radius * sin * a, -radius * cos * b];
  // The lower part of a drop is a circle, the upper part narrows to its tip.
  if (cut !== 'pear' || y > b - a) return { x, y };
  return { x: x * (1 - ((b - a - y) / (2 * b - a)) ** 1.7), y };
}

/** How much of the round a band shows from above: its bend and how far stones are seen. */
const BEND = 0.3;
const SEEN = 1.3;
const MIDDLE_MM = 17;

/** A row of stones along the band of a ring of 17 mm, as far as it is seen from above. */
function rowOf(inserts: readonly Insert[], head: Head | null): DrawnLines | null {
  const row = inserts.find(({ role }) => role === 'Дорожка');
  const size = row && measuresOf(row);
  if (!row || !size) return null;
  const radius = MIDDLE_MM / 2 + 0.6;
  const step = (size.width * 1.06) / radius;
  const start =
    head === null ? 0 : Math.asin(Math.min(0.95, (outsideOf(head).width / 2 + size.width * 0.45) / radius));
  const seen = head === null ? row.count : row.count / 2;
  let body = '';
  for (const side of [-1, 1])
    for (let index = 0; index < seen; index += 1) {
      const angle = start + (head === null && side < 0 ? step : 0) + index * step;
      if (angle > SEEN) break;
      const place = Math.sin(angle) * radius * side;
      body += ellipse(
        place,
        BEND * radius * (1 - Math.cos(angle)),
        (size.width / 2) * Math.max(0.3, Math.cos(angle)) * 0.94,
        (size.length / 2) * 0.94,
      );
    }
  return { body, fine: '' };
}

/** The hole of the lobe is this far above its lower end, millimetres. */
const LOBE_MM = 7;

function earring(product: WornPiece): Worn | null {
  const { inserts, clasp, diameterMm10 } = product;
  if (diameterMm10 !== null) return hoop(diameterMm10 / 10);
  const head = headOf(inserts);
  if (head === null) return null;
  const outside = outsideOf(head);
  if (clasp === 'push-back' || clasp === 'screw-back')
    return hasOnly(inserts, ['Ореол'])
      ? {
          part: 'ear',
          piece: headLines({ ...head, side: null }, inserts, { pieces: 2 }),
          widthMm: outside.width,
          heightMm: outside.length,
          belowMm: outside.length / 2 - LOBE_MM,
        }
      : null;
  return drop(product, head);
}

/** The hook of an earring above the lobe's hole, seen from the side of the cheek. */
const HOOK = 'M0 0c1.6-3 4.2-1.6 4 1.2';

function drop({ inserts, heightMm10 }: WornPiece, head: Head): Worn | null {
  if (heightMm10 === null || !hasOnly(inserts, ['Ореол', 'Верхние', 'Дорожка'])) return null;
  const heightMm = heightMm10 / 10;
  const outside = outsideOf(head);
  const top = inserts.find(({ role }) => role === 'Верхние');
  const topSize = top && measuresOf(top);
  const row = inserts.find(({ role }) => role === 'Дорожка');
  const rowSize = row && measuresOf(row);
  const headY = heightMm - outside.length / 2;
  const parts: DrawnLines[] = [{ body: '', fine: '', wire: `${HOOK}M0 0V${mm(heightMm - outside.length)}` }];
  let y = 1.4;
  if (top && topSize) {
    parts.push(stoneLines(top.cut, topSize, 0, y + topSize.length / 2));
    y += topSize.length;
  }
  if (row && rowSize)
    for (let index = 0; index < row.count / 2; index += 1) {
      y += rowSize.length * 1.1;
      parts.push({ body: circle(0, y, rowSize.width / 2), fine: '' });
    }
  parts.push(headLines({ ...head, side: null }, inserts, { y: headY, pieces: 2 }));
  return {
    part: 'ear',
    piece: joined(...parts),
    widthMm: outside.width,
    heightMm,
    belowMm: heightMm - LOBE_MM,
  };
}

/** A hoop from its side goes through the lobe and hangs in front of the neck. */
function hoop(across: number): Worn {
  const radius = across / 2;
  const thick = 1.1;
  return {
    part: 'ear',
    piece: {
      body: `${ellipse(0, radius - thick, radius * 0.62, radius)}${ellipse(0, radius - thick, radius * 0.62 - thick, radius - thick)}`,
      fine: '',
    },
    widthMm: across,
    heightMm: across,
    belowMm: across - thick - LOBE_MM,
  };
}

/** Lengths of chains that the shop sells for pendants. */
const CHAIN_LENGTHS = [40_000, 45_000, 50_000, 55_000, 60_000];
/** The usual chain of a pendant is this thick. */
const THIN: Strand = { widthMm: 1.2, look: 'links' };

function pendant({ inserts, skus }: WornPiece): Worn | null {
  const head = headOf(inserts);
  if (head === null || !hasOnly(inserts, ['Ореол', 'Верхний'])) return null;
  const { length } = outsideOf(head);
  const top = inserts.find(({ role }) => role === 'Верхний');
  const topSize = top ? measuresOf(top) : null;
  const bail = 4.4;
  const headY = bail + (topSize?.length ?? 0) + length / 2;
  const parts = [
    { body: ellipse(0, 2.2, 1.3, 2.2), fine: '' },
    top && topSize ? stoneLines(top.cut, topSize, 0, bail + topSize.length / 2) : null,
    headLines({ ...head, side: null }, inserts, { y: headY }),
  ];
  const own = lengthsOf(skus);
  return {
    part: 'neck',
    strand: THIN,
    pendant: joined(...parts),
    pendantMm: headY + length / 2,
    lengths: own.length > 0 ? own : CHAIN_LENGTHS,
    hasOwnLengths: own.length > 0,
  };
}

function chain({ skus, widthMm10, inserts, weave }: WornPiece): Worn | null {
  const lengths = lengthsOf(skus);
  if (widthMm10 === null || lengths.length === 0 || !hasOnly(inserts, [])) return null;
  return {
    part: 'neck',
    strand: { widthMm: widthMm10 / 10, look: lookOf(inserts, weave) },
    pendant: null,
    pendantMm: 0,
    lengths,
    hasOwnLengths: true,
  };
}

function bracelet({ skus, widthMm10, diameterMm10, inserts, weave }: WornPiece): Worn | null {
  const lengths = lengthsOf(skus);
  if (widthMm10 === null || (lengths.length === 0 && diameterMm10 === null)) return null;
  if (!hasOnly(inserts, ['Дорожка', 'Акцент'])) return null;
  return {
    part: 'wrist',
    strand: { widthMm: widthMm10 / 10, look: diameterMm10 === null ? lookOf(inserts, weave) : 'smooth' },
    lengths,
    insideMm: diameterMm10 === null ? null : diameterMm10 / 10,
  };
}

function lookOf(inserts: readonly Insert[], weave: WornPiece['weave']): Strand['look'] {
  if (weave === 'snake') return 'smooth';
  const isRow = inserts.some(({ role, count }) => count > 10 && (role === 'Дорожка' || CENTRE.test(role)));
  return weave === 'bead' || isRow ? 'beads' : 'links';
}

function lengthsOf(skus: WornPiece['skus']): number[] {
  return skus.flatMap(({ size }) => (size !== null && isLength(size) ? [size] : []));
}
