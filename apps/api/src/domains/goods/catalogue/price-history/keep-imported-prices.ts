import type { Db } from '#src/platform/database/database.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import { products } from '../catalogue.tables.ts';
import { keepPrices } from './keep-prices.sql.ts';

/** Writes what these products cost after an import into the history. */
export async function keepImportedPrices(tx: Db, codes: readonly string[], since: Date): Promise<void> {
  if (codes.length === 0) return;
  const rows = await tx
    .select({ productId: products.id, price: products.price, oldPrice: products.oldPrice })
    .from(products)
    .where(inJson(products.code, codes));
  await keepPrices(
    tx,
    'import',
    rows.map((row) => ({ ...row, since })),
  );
}
