import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import { CUT_RU_NAMES, FINISH_NAMES, SHAPE_NAMES, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { capitalise } from '@yahont/values/text/typography.ts';

/** A loose stone as a card of the family; `note`: the two `lines` in one. */
export type StoneFace = CardFace &
  StoneCard & { lines: readonly [cut: string, document: string]; note: string };

/** Put before a grade of the scale that the laboratory does not use. */
export const ABOUT = `≈${NBSP}`;

/** The name of a stone with the number of its certificate: stones of equal grades have equal names. */
export function numberedName({
  name,
  laboratory,
  certificate,
}: Pick<StoneCard, 'name' | 'laboratory' | 'certificate'>): string {
  return `${name}, ${laboratory}${NBSP}${certificate}`;
}

/**
 * «Круг 0,71 ct, 3/4» and «Отличная огранка · МГУ 24-118407»; the grades are those of the scale. «Круг 0,71 ct, ≈ G/VS1» and
 * «≈ Отличная огранка · МГУ 24-118407» in the scale that the laboratory does not use.
 */
export function stoneFace(stone: StoneCard, scale: StoneScale): StoneFace {
  const { shape, caratMilli, colour, clarity, quality, laboratory, laboratoryScale, certificate } = stone;
  const about = laboratoryScale === scale ? '' : ABOUT;
  const cut = scale === 'ru' ? CUT_RU_NAMES[quality.ru] : FINISH_NAMES[quality.gia];
  const lines = [`${about}${capitalise(cut)} огранка`, `${laboratory}${NBSP}${certificate}`] as const;
  return {
    ...stone,
    name: `${SHAPE_NAMES[shape]} ${formatCarat(caratMilli)}, ${about}${colour[scale]}/${clarity[scale]}`,
    lines,
    note: lines.join(' · '),
    tier: 'diamond',
    labels: [],
    isPriceFrom: false,
    oldPrice: null,
    discount: 0,
    inStock: true,
  };
}
