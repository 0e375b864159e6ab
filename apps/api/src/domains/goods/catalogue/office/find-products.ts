import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { OFFICE_PRODUCT_LISTS, OfficeProductRow } from '@yahont/contracts/office/products.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Db } from '#src/platform/database/database.ts';
import { products } from '../catalogue.tables.ts';
import { toPlan } from './office-product.ts';
import { pricePlans } from './price-plans.tables.ts';

const PAGE = 50;

export type ProductQuery = {
  q: string;
  list?: (typeof OFFICE_PRODUCT_LISTS)[number] | undefined;
  after?: number | undefined;
};

/** Products of the office, the newest first. Two statements: a house has thousands of products, and their rows are read in order. */
export async function findOfficeProducts(
  db: Db,
  { q, list, after }: ProductQuery,
): Promise<{ items: OfficeProductRow[]; next: number | null }> {
  const rows = await db
    .select({
      id: products.id,
      article: products.article,
      name: products.name,
      price: products.price,
      oldPrice: products.oldPrice,
      hiddenAt: products.hiddenAt,
      pictures: products.pictures,
    })
    .from(products)
    .where(
      and(
        q === '' ? undefined : matches(q),
        list === undefined ? undefined : inList(db, list),
        after === undefined ? undefined : lt(products.id, after),
      ),
    )
    .orderBy(desc(products.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const plans = await nearestPlans(
    db,
    page.map(({ id }) => id),
  );
  return {
    items: page.map(({ hiddenAt, pictures, price, oldPrice, ...row }) => ({
      ...row,
      price: kopecks(price),
      oldPrice: oldPrice === null ? null : kopecks(oldPrice),
      isHidden: hiddenAt !== null,
      picture: pictures[0]?.hash ?? null,
      plan: plans.get(row.id) ?? null,
    })),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** The beginning of the article, or each word anywhere in the name. Not `like`: percents and underscores are typed as they are. */
function matches(q: string): SQL | undefined {
  const words = q.toLowerCase().split(/\s+/);
  return or(
    sql`starts_with(lower(${products.article}), ${q.toLowerCase()})`,
    and(...words.map((word) => sql`strpos(lower(${products.name}), ${word}) > 0`)),
  );
}

function inList(db: Db, list: (typeof OFFICE_PRODUCT_LISTS)[number]): SQL {
  if (list === 'shown') return isNull(products.hiddenAt);
  if (list === 'hidden') return isNotNull(products.hiddenAt);
  return exists(
    db
      .select({ one: sql`1` })
      .from(pricePlans)
      .where(and(eq(pricePlans.productId, products.id), inArray(pricePlans.state, ['planned', 'active']))),
  );
}

async function nearestPlans(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, OfficeProductRow['plan']>();
  const rows = await db
    .selectDistinctOn([pricePlans.productId])
    .from(pricePlans)
    .where(and(inArray(pricePlans.productId, [...ids]), inArray(pricePlans.state, ['planned', 'active'])))
    .orderBy(asc(pricePlans.productId), asc(pricePlans.startsAt));
  return new Map(rows.map((row) => [row.productId, toPlan(row)]));
}
