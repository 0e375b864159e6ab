import { and, eq, isNull } from 'drizzle-orm';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { items } from '#src/domains/goods/stock/stock.tables.ts';
import { stones } from '#src/domains/goods/stones/stones.tables.ts';
import { canBeShown, type SubjectLookup } from './subject-lookup.ts';
import { NOTHING_MORE, type Subject } from './subject.ts';

type Stone = Extract<ShownThing, { kind: 'stone' }>;

/** A loose stone with the place of its item; null for an unknown code. */
export async function findStone(look: SubjectLookup, thing: Stone): Promise<Subject | null> {
  const { db } = look;
  const { code, skuId } = thing;
  const [row] = await db
    .select({
      id: stones.id,
      name: stones.name,
      hiddenAt: stones.hiddenAt,
      storeId: items.storeId,
      uin: items.uin,
    })
    .from(stones)
    .leftJoin(items, and(eq(items.stoneId, stones.id), canBeShown(look), isNull(stones.hiddenAt)))
    .where(eq(stones.code, code));
  if (!row) return null;
  const setting = skuId === null ? null : await nameSetting(db, skuId);
  return {
    ...NOTHING_MORE,
    thing,
    key: `stone:${row.id}`,
    stoneId: row.id,
    skuId,
    name: row.name,
    code,
    hasSku: skuId === null || setting !== null,
    extra: setting === null ? null : `Оправа: ${setting}`,
    url: row.hiddenAt === null ? `/catalog/diamonds/${code}/` : null,
    holds: setting === null || skuId === null ? [] : [[skuId]],
    lies: [row.uin === null ? [] : [row.storeId]],
  };
}

/** Name and article of a setting, as operators search for it; null for one that is not sold. */
async function nameSetting(db: Db, skuId: number): Promise<string | null> {
  const [row] = await db
    .select({ name: products.name, article: products.article })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(skus.id, skuId), isNull(products.hiddenAt)));
  return row ? `${row.name}, артикул ${row.article}` : null;
}
