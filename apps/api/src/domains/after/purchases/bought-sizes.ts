import type { BoughtSizes } from '@yahont/contracts/close-people/close-people.ts';
import type { Db } from '#src/platform/database/database.ts';
import { isLength } from '@yahont/values/measures/size.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { findPurchases } from './find-purchases.ts';

/** Pieces that are looked at, the newest first. */
const LOOKED_AT = 100;

/** Sizes of what an account owns, each once, the latest first; of chains and bracelets as far as the catalogue knows them. */
export async function boughtSizes(
  db: Db,
  accountId: number,
  catalogue: Pick<Catalogue, 'find'>,
): Promise<BoughtSizes> {
  const owned = (await findPurchases(db, { accountId, limit: LOOKED_AT })).flatMap(({ size, productId }) =>
    size === null ? [] : [{ size, kind: productId === null ? undefined : catalogue.find(productId)?.kind }],
  );
  const sizesOf = (wanted: (typeof owned)[number]['kind']) => [
    ...new Set(owned.flatMap(({ size, kind }) => (kind === wanted && isLength(size) ? size : []))),
  ];
  return {
    rings: [...new Set(owned.flatMap(({ size }) => (isLength(size) ? [] : size)))],
    chains: sizesOf('chain'),
    bracelets: sizesOf('bracelet'),
  };
}
