import { favourites } from './favourites.tables.ts';

/** Most favourites of one visitor, of each kind. */
export const FAVOURITES_LIMIT = 200;

/** A product or a stone that is marked. */
export type Thing = { kind: 'product' | 'stone'; id: number };

/** The column that names a thing of this kind. */
export const COLUMN_OF = { product: favourites.productId, stone: favourites.stoneId } as const;

/** Both references of a row. */
export function refsOf({ kind, id }: Thing): { productId: number | null; stoneId: number | null } {
  return { productId: kind === 'product' ? id : null, stoneId: kind === 'stone' ? id : null };
}
