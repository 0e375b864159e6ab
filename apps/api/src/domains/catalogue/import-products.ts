import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { ImportProduct } from '@yahont/contracts/catalogue-import.ts';
import { announceChange } from '#src/platform/changes.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { collections, models, products, skus } from './catalogue.tables.ts';

const PRODUCTS_PER_STATEMENT = 500;
const SKUS_PER_STATEMENT = 5000;
/** From so many products on, the catalogue is told to read itself anew: cheaper than one by one. */
const MOST_TAGS = 200;

/**
 * Writes products with their models and SKUs, by code: ids stay, sizes are added and never taken away, since
 * pieces and old orders point at them. Doing it twice changes nothing. Announces `product:ID` of what changed.
 * Throws `unknown-collection`.
 */
export async function importProducts(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportProduct).parse(input);
  await ctx.db.transaction(async (tx) => {
    const changed: number[] = [];
    const collectionIds = await collectionIdsByCode(tx);
    for (let from = 0; from < list.length; from += PRODUCTS_PER_STATEMENT) {
      const slice = list.slice(from, from + PRODUCTS_PER_STATEMENT);
      const modelIds = await writeModels(tx, slice);
      changed.push(...(await writeProducts(tx, slice, { modelIds, collectionIds })));
      changed.push(...(await writeSkus(tx, slice)));
    }
    const ids = [...new Set(changed)];
    if (ids.length === 0) return;
    await announceChange(
      tx,
      ids.length > MOST_TAGS ? ['catalogue'] : ['listing', ...ids.map((id) => `product:${id}`)],
    );
  });
}

async function collectionIdsByCode(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.select({ code: collections.code, id: collections.id }).from(collections);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function writeModels(tx: Db, slice: readonly ImportProduct[]): Promise<Map<string, number>> {
  const codes = [...new Set(slice.map(({ modelCode }) => modelCode))];
  await tx
    .insert(models)
    .values(codes.map((code) => ({ code })))
    .onConflictDoNothing();
  const rows = await tx.select().from(models).where(inArray(models.code, codes));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

type Ids = { modelIds: ReadonlyMap<string, number>; collectionIds: ReadonlyMap<string, number> };

async function writeProducts(
  tx: Db,
  slice: readonly ImportProduct[],
  { modelIds, collectionIds }: Ids,
): Promise<number[]> {
  const rows = slice.map(({ modelCode, collection, sizes: _sizes, arrivedAt, ...product }) => ({
    ...product,
    modelId: idOf(modelIds, modelCode, 'unknown-model'),
    collectionId: collection === null ? null : idOf(collectionIds, collection, 'unknown-collection'),
    arrivedAt: new Date(arrivedAt),
  }));
  const written = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: products.code, set: UPDATE, setWhere: IS_DIFFERENT })
    .returning({ id: products.id });
  return written.map(({ id }) => id);
}

async function writeSkus(tx: Db, slice: readonly ImportProduct[]): Promise<number[]> {
  const rows = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(
      inArray(
        products.code,
        slice.map(({ code }) => code),
      ),
    );
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  const wanted = slice.flatMap(({ code, sizes }) => {
    const productId = idOf(ids, code, 'unknown-product');
    const offered: (number | null)[] = sizes.length === 0 ? [null] : sizes;
    return offered.map((size) => ({ productId, size }));
  });
  const changed: number[] = [];
  for (let from = 0; from < wanted.length; from += SKUS_PER_STATEMENT) {
    const written = await tx
      .insert(skus)
      .values(wanted.slice(from, from + SKUS_PER_STATEMENT))
      .onConflictDoNothing()
      .returning({ productId: skus.productId });
    for (const { productId } of written) changed.push(productId);
  }
  return changed;
}

function idOf(ids: ReadonlyMap<string, number>, code: string, reason: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new AppError('invalid', reason, { context: { code } });
  return id;
}

// The import decides everything but the id, and whether the piece is offered at all.
const { id: _id, code: _code, hiddenAt: _hiddenAt, ...WRITTEN } = getTableColumns(products);
const UPDATE = Object.fromEntries(
  Object.entries(WRITTEN).map(([key, column]) => [key, excluded(columnName(column.name))]),
);
const IS_DIFFERENT = sql`(${list(Object.values(WRITTEN).map((column) => sql`${column}`))}) is distinct from (${list(
  Object.values(WRITTEN).map((column) => excluded(columnName(column.name))),
)})`;

function list(parts: SQL[]): SQL {
  return sql.join(parts, sql`, `);
}

function excluded(column: string): SQL {
  return sql`excluded.${sql.identifier(column)}`;
}

/** Columns without a name of their own get it from the database's casing, which raw SQL must repeat. */
function columnName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
