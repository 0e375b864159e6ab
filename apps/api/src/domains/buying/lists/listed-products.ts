import { desc, eq } from 'drizzle-orm';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { MAX_LIST_PRODUCTS, type ListedState } from '@yahont/contracts/lists/list-terms.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { listProducts } from './lists.tables.ts';

/** Products of a list, the newest first, with what the catalogue knows of them now. */
export async function readListed(db: Db, { catalogue }: { catalogue: Catalogue }, listId: number) {
  const rows = await db
    .select({
      productId: listProducts.productId,
      priceThen: listProducts.priceThen,
      addedAt: listProducts.addedAt,
      name: products.name,
    })
    .from(listProducts)
    .innerJoin(products, eq(products.id, listProducts.productId))
    .where(eq(listProducts.listId, listId))
    .orderBy(desc(listProducts.addedAt), desc(listProducts.productId))
    .limit(MAX_LIST_PRODUCTS);
  return rows.map((row) => {
    const record = catalogue.find(row.productId);
    const card = record ? catalogue.cardOf(record) : null;
    return { ...row, card, state: stateOf(card) };
  });
}

function stateOf(card: ProductCard | null): ListedState {
  if (card === null) return 'gone';
  return card.inStock ? 'available' : 'sold';
}
