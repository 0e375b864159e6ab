import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { fixed, stoneMillimetres } from '#app/shop/stone-drawings/figures.ts';
import { shortDate } from './certificate-place.ts';
import type { StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';

/** A line of a certificate. */
export type Fact = { title: string; value: string };

/** The content of a certificate, of a loose stone or of a piece's stones: our own copy, not a scan. */
export type Paper = {
  /** «МГУ 24-118407» */
  name: string;
  laboratory: { fullName: string; place: string };
  number: string;
  issuedOn: string;
  /** In the order of the sheet. */
  facts: readonly Fact[];
  /** Titles of the facts that fit on the folded sheet, which is shown beside the text of the page. */
  shortTitles: readonly string[];
  /** Null for stones without facets, which have no plots. */
  drawing: StoneProportions | null;
  inclusions: readonly StoneInclusion[];
  comment: string;
  /** Where the original document is kept. */
  original: string;
};

/** «№ 24-118407 от 12.09.2026» */
export function numberLine({ number, issuedOn }: Pick<Paper, 'number' | 'issuedOn'>): string {
  return `№${NBSP}${number} от${NBSP}${shortDate(issuedOn)}`;
}

type Measured = {
  isRound: boolean;
  lengthMm100: number | null;
  widthMm100: number | null;
  heightMm100: number | null;
};

/** «5,74 – 5,77 × 3,54 мм», or «5,10 × 7,05 × 3,12 мм» for other shapes; null when not measured. */
export function measuresText({ isRound, lengthMm100, widthMm100, heightMm100 }: Measured): string | null {
  if (lengthMm100 === null || widthMm100 === null || heightMm100 === null) return null;
  const [length, width] = [lengthMm100, widthMm100].map((value) => fixed(value / 100, 2));
  const height = stoneMillimetres(heightMm100 / 100);
  if (!isRound) return `${length} × ${width} × ${height}`;
  const [least, most] = lengthMm100 < widthMm100 ? [length, width] : [width, length];
  return least === most ? `${least} × ${height}` : `${least} – ${most} × ${height}`;
}
