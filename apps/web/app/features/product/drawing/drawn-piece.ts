import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import { headOf } from './stone-measures.ts';

export type DrawnPiece = Pick<Product, 'kind' | 'inserts' | 'widthMm10'> & {
  /** The chosen size, hundredths of a millimetre. */
  size: number | null;
  /** Sizes it is made in. */
  sizes?: readonly number[];
  /** Its name, for those who do not see the drawing. */
  name: string;
  /** How it is worn; left out where the module is off, null where its data do not say enough. */
  worn?: Worn | null;
};

/** Whether enough is known about a product to draw it. */
export function canBeDrawn({ kind, inserts, widthMm10, worn }: Omit<DrawnPiece, 'size'>): boolean {
  if (worn) return true;
  if (kind === 'ring') return true;
  return isStrip(kind) ? widthMm10 !== null : headOf(inserts) !== null;
}

export function isStrip(kind: DrawnPiece['kind']): kind is 'chain' | 'bracelet' {
  return kind === 'chain' || kind === 'bracelet';
}
