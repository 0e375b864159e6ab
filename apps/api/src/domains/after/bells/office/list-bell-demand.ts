import { eq, inArray } from 'drizzle-orm';
import type { BellDemand } from '@yahont/contracts/office/bell-demand.ts';
import type { Context } from '#src/platform/context.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { countAvailable } from '#src/domains/goods/stock/index.ts';
import type { BellDeps } from '../bells.deps.ts';
import { readDemand } from '../counted.sql.ts';

/** What people wait for, the most wanted first: counts alone, without anything about a person. */
export async function listBellDemand(
  { db }: Context,
  { cities }: Pick<BellDeps, 'cities'>,
  asked: { productId?: number | undefined; limit: number },
): Promise<BellDemand> {
  const { productId, limit } = asked;
  const rows = await readDemand(db, { productId, limit });
  const bySku = Map.groupBy(rows, ({ skuId }) => skuId);
  const ids = [...bySku.keys()];
  const [facts, available] = await Promise.all([
    db
      .select({
        skuId: skus.id,
        productId: products.id,
        article: products.article,
        name: products.name,
        size: skus.size,
      })
      .from(skus)
      .innerJoin(products, eq(products.id, skus.productId))
      .where(inArray(skus.id, ids)),
    countAvailable(db, ids),
  ]);
  const factsOf = new Map(facts.map((row) => [row.skuId, row]));
  return {
    items: [...bySku].flatMap(([skuId, counted]) => {
      const known = factsOf.get(skuId);
      if (known === undefined) return [];
      return {
        ...known,
        people: counted.reduce((sum, { people }) => sum + people, 0),
        available: available.get(skuId)?.total ?? 0,
        cities: counted.map(({ cityId, people }) => ({
          cityId,
          name: cities.getOrDefault(cityId).name,
          people,
        })),
      };
    }),
  };
}
