import { favourites } from './favourites.tables.ts';

/** Maximum number of favourites of one visitor, of each kind. */
export const FAVOURITES_LIMIT = 200;

/** A favourite product or stone. */
export type FavouriteItem = { kind: 'product' | 'stone'; id: number };

/** The column that references a thing of this kind. */
export const COLUMN_OF = { product: favourites.productId, stone: favourites.stoneId } as const;

/** Both references of a row. */
export function refsOf({ kind, id }: FavouriteItem): { productId: number | null; stoneId: number | null } {
  return { productId: kind === 'product' ? id : null, stoneId: kind === 'stone' ? id : null };
}
