import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type {
  CLARITIES_GIA,
  CLARITIES_RU,
  COLOURS_GIA,
  COLOURS_RU,
  CUTS_RU,
  Finish,
} from '@yahont/contracts/stones/grades.ts';

/** A loose stone as listings need it. Unmeasured values are null. */
export type StoneRecord = Pick<
  StoneCard,
  | 'id'
  | 'code'
  | 'name'
  | 'shape'
  | 'cutNote'
  | 'caratMilli'
  | 'polish'
  | 'symmetry'
  | 'fluorescence'
  | 'laboratory'
  | 'certificate'
  | 'lengthMm100'
  | 'widthMm100'
  | 'heightMm100'
  | 'depth10'
  | 'table10'
> & {
  colourRu: (typeof COLOURS_RU)[number];
  colourGia: (typeof COLOURS_GIA)[number];
  clarityRu: (typeof CLARITIES_RU)[number];
  clarityGia: (typeof CLARITIES_GIA)[number];
  qualityRu: (typeof CUTS_RU)[number];
  qualityGia: Finish;
  price: Kopecks;
  /** null: the vault. */
  storeId: number | null;
};

/** Thousandths of a carat and kopecks → kopecks of a carat. */
export function pricePerCarat({ price, caratMilli }: Pick<StoneRecord, 'price' | 'caratMilli'>): number {
  return (price * 1000) / caratMilli;
}
