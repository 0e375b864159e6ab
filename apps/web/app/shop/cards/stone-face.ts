import type { CardFace } from '@yahont/contracts/catalogue/cards.ts';
import { CUT_RU_NAMES, FINISH_NAMES, SHAPE_NAMES, type StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { capitalise } from '@yahont/values/text/typography.ts';

/** A loose stone as a card; `note`: both `lines` joined. */
export type StoneFace = CardFace &
  StoneCard & { lines: readonly [cut: string, document: string]; note: string };

/** Precedes a grade on the scale that the laboratory does not use. */
export const ABOUT = `≈${NBSP}`;

/** The name of a stone with its certificate number, because stones of equal grades have equal names. */
export function numberedName({
  name,
  laboratory,
  certificate,
}: Pick<StoneCard, 'name' | 'laboratory' | 'certificate'>): string {
  return `${name}, ${laboratory}${NBSP}${certificate}`;
}

/**
 * «Круг 0,71 ct, 3/4» and «Отличная огранка · МГУ 24-118407», with the grades of the given scale. On the
 * scale that the laboratory does not use: «Круг 0,71 ct, ≈ G/VS1» and «≈ Отличная огранка · МГУ 24-118407».
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
