import { z } from 'zod';
import { ImportProduct } from '@yahont/contracts/catalogue/catalogue-import.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { Changed } from '#src/platform/domain-module.ts';
import { AppError } from '#src/platform/errors.ts';
import { inJson } from '#src/platform/database/in-json.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { collections, models, products, sections } from '../catalogue.tables.ts';
import { keepPlannedPrices } from '../office/keep-planned-prices.sql.ts';
import { keepImportedPrices } from '../price-history/keep-imported-prices.ts';
import { checkOnlyPieces } from './check-only-pieces.ts';
import { insertModels } from './insert-models.sql.ts';
import { upsertSkus, type WantedSku } from './upsert-skus.sql.ts';

const PRODUCTS_PER_STATEMENT = 1000;
const SKUS_PER_STATEMENT = 5000;
/** From this many products on, reloading the whole catalogue is cheaper than updating one by one. */
const MAX_TAGS = 200;

/**
 * Writes products with their models and SKUs, by code: ids stay, sizes are added and never removed,
 * because items and old orders refer to them. Repeating an import changes nothing. Announces
 * `product:ID` for each change. Throws `unknown-collection` and `unknown-section`, and
 * `only-piece-repeated` for a one-of-a-kind piece whose model has another product.
 * @returns the codes of new and changed products
 */
export async function importProducts(ctx: Context, input: readonly unknown[]): Promise<Changed> {
  const list = z.array(ImportProduct).parse(input);
  return ctx.db.transaction(async (tx) => {
    const changed = new Map<number, string>();
    await checkSections(tx, list);
    const collectionIds = await collectionIdsByCode(tx);
    for (let from = 0; from < list.length; from += PRODUCTS_PER_STATEMENT) {
      const slice = list.slice(from, from + PRODUCTS_PER_STATEMENT);
      const modelIds = await writeModels(tx, slice);
      const changedCodes = await writeProducts(tx, slice, { modelIds, collectionIds });
      await checkOnlyPieces(tx, [...modelIds.values()]);
      await keepPlannedPrices(tx, changedCodes);
      await keepImportedPrices(tx, changedCodes, ctx.now());
      const productIds = await productIdsByCode(tx, slice);
      const codes = new Map([...productIds].map(([code, id]) => [id, code]));
      const bySku = await writeSkus(tx, slice, productIds);
      for (const id of [...changedCodes.map((code) => idOf(productIds, code, 'unknown-product')), ...bySku])
        changed.set(id, codes.get(id) ?? '');
    }
    const ids = [...changed.keys()];
    if (ids.length === 0) return { changed: [] };
    await auditImport(tx, ctx, { of: 'products', given: list.length, changed: ids.length });
    await announceChange(
      tx,
      ids.length > MAX_TAGS ? ['catalogue'] : ['listing', ...ids.map((id) => `product:${id}`)],
    );
    return { changed: [...changed.values()] };
  });
}

/** Each product's address is in a section that was imported before. */
async function checkSections(tx: Db, list: readonly ImportProduct[]): Promise<void> {
  const known = new Set((await tx.select({ path: sections.path }).from(sections)).map(({ path }) => path));
  const lost = list.find(({ sectionPath }) => !known.has(sectionPath));
  if (!lost) return;
  const { code, sectionPath } = lost;
  throw new AppError('invalid', 'unknown-section', { context: { code, sectionPath } });
}

async function collectionIdsByCode(tx: Db): Promise<Map<string, number>> {
  const rows = await tx.select({ code: collections.code, id: collections.id }).from(collections);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function writeModels(tx: Db, slice: readonly ImportProduct[]): Promise<Map<string, number>> {
  const codes = [...new Set(slice.map(({ modelCode }) => modelCode))];
  await insertModels(tx, codes);
  const rows = await tx.select().from(models).where(inJson(models.code, codes));
  return new Map(rows.map(({ code, id }) => [code, id]));
}

type Ids = { modelIds: ReadonlyMap<string, number>; collectionIds: ReadonlyMap<string, number> };

async function writeProducts(
  tx: Db,
  slice: readonly ImportProduct[],
  { modelIds, collectionIds }: Ids,
): Promise<string[]> {
  const rows = slice.map(
    ({ modelCode, collection, sizes: _sizes, bySize: _bySize, arrivedAt, ...product }) => ({
      ...product,
      modelId: idOf(modelIds, modelCode, 'unknown-model'),
      collectionId: collection === null ? null : idOf(collectionIds, collection, 'unknown-collection'),
      arrivedAt: new Date(arrivedAt),
    }),
  );
  // The import does not decide whether the product is hidden.
  return upsertChanged(tx, products, rows, {
    key: products.code,
    except: [products.hiddenAt, products.version],
  });
}

async function productIdsByCode(tx: Db, slice: readonly ImportProduct[]): Promise<Map<string, number>> {
  const codes = slice.map(({ code }) => code);
  const rows = await tx
    .select({ id: products.id, code: products.code })
    .from(products)
    .where(inJson(products.code, codes));
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function writeSkus(
  tx: Db,
  slice: readonly ImportProduct[],
  productIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const wanted = slice.flatMap(({ code, sizes, bySize, price: ofPrice }) => {
    const productId = idOf(productIds, code, 'unknown-product');
    const offered: (number | null)[] = sizes.length === 0 ? [null] : sizes;
    return offered.map((size): WantedSku => {
      const own = bySize.find((terms) => terms.size === size);
      if (own === undefined) return { productId, size, weightMg: null, price: null, ofPrice: null };
      return { productId, size, weightMg: own.weightMg, price: own.price, ofPrice };
    });
  });
  const changed: number[] = [];
  for (let from = 0; from < wanted.length; from += SKUS_PER_STATEMENT) {
    const rows = await upsertSkus(tx, wanted.slice(from, from + SKUS_PER_STATEMENT));
    for (const { productId } of rows) changed.push(productId);
  }
  return changed;
}

function idOf(ids: ReadonlyMap<string, number>, code: string, reason: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new AppError('invalid', reason, { context: { code } });
  return id;
}
