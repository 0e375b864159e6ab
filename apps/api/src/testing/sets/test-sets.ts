import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Cart } from '@yahont/contracts/cart/cart.ts';
import { addSetToCart } from '@yahont/contracts/sets/sets.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import { importSets } from '#src/domains/goods/sets/index.ts';
import { sets } from '#src/domains/goods/sets/sets.tables.ts';
import { products as table } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import type { TestProduct } from '../products/products.ts';
import type { TestShop } from '../shop.ts';

type Wish = {
  prices: readonly Kopecks[];
  percent?: number;
  kind?: 'set' | 'pair';
  /** Items of each size. */
  stock?: number;
  /** Hundredths of a millimetre, the same for each piece. */
  sizes?: readonly number[];
};
export type TestSet = { id: number; slug: string; products: TestProduct[]; skuIds: number[] };

/** A set of new products at these prices, in the test's store. */
export async function makeSet(
  shop: TestShop,
  { prices, percent = 10, kind = 'set', stock = 3, sizes = [] }: Wish,
): Promise<TestSet> {
  const products: TestProduct[] = [];
  const parts: { article: string; label: string }[] = [];
  for (const price of prices) {
    const product = await shop.makeProduct({
      price,
      stock,
      sizes: [...sizes],
      storeId: shop.store.id,
      engravedAt: 'inside',
    });
    const [row] = await shop.context.db
      .select({ article: table.article })
      .from(table)
      .where(eq(table.id, product.id));
    products.push(product);
    parts.push({ article: row?.article ?? '', label: 'Кольцо' });
  }
  const slug = randomUUID();
  await importSets(shop.context, [{ slug, kind, name: 'Аврора', percent, parts }]);
  const [row] = await shop.context.db.select({ id: sets.id }).from(sets).where(eq(sets.slug, slug));
  return { id: row?.id ?? 0, slug, products, skuIds: products.map(({ skuId }) => skuId) };
}

/** Puts a set into somebody's cart, in its first sizes. */
export async function putSet(
  shop: TestShop,
  as: Record<string, string>,
  { id, skuIds }: Pick<TestSet, 'id' | 'skuIds'>,
): Promise<Cart> {
  const body = { setId: id, skuIds, key: randomUUID() };
  return (await shop.call(addSetToCart, { as, body })).answer();
}
