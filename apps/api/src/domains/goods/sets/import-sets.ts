import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportSet } from '@yahont/contracts/sets/sets.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { setParts, sets } from './sets.tables.ts';

/**
 * Writes sets with their pieces; repeating an import changes nothing. Throws ZodError on a malformed row, and Error for
 * an article that no product has.
 */
export async function importSets(ctx: Context, input: readonly unknown[]): Promise<void> {
  const given = z.array(ImportSet).parse(input);
  const bySlug = new Map(given.map((row) => [row.slug, row]));
  await ctx.db.transaction(async (tx) => {
    const changed = await upsertChanged(
      tx,
      sets,
      Array.from(bySlug.values(), ({ parts: _parts, ...row }) => row),
      { key: sets.slug },
    );
    const changedParts = await writeParts(tx, [...bySlug.values()]);
    if (changed.length > 0 || changedParts) await announceChange(tx, ['sets']);
    await auditImport(tx, ctx, { of: 'sets', given: bySlug.size, changed: changed.length });
  });
}

/** Returns whether anything changed. */
async function writeParts(tx: Db, given: readonly ImportSet[]): Promise<boolean> {
  if (given.length === 0) return false;
  const known = await tx
    .select({ id: sets.id, slug: sets.slug })
    .from(sets)
    .where(
      inArray(
        sets.slug,
        given.map(({ slug }) => slug),
      ),
    )
    .for('update');
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  const productIds = await findProducts(
    tx,
    given.flatMap(({ parts }) => parts.map(({ article }) => article)),
  );
  const rows = given.flatMap(({ slug, parts }) =>
    parts.map(({ article, label }, position) => {
      const [setId, productId] = [ids.get(slug), productIds.get(article)];
      if (setId === undefined || productId === undefined)
        throw new Error(`set ${slug}: no article ${article}`);
      return { setId, position, productId, label };
    }),
  );
  const setIds = [...ids.values()];
  const before = await tx.select().from(setParts).where(inArray(setParts.setId, setIds));
  const keyOf = (row: (typeof rows)[number]) =>
    JSON.stringify([row.setId, row.position, row.productId, row.label]);
  const had = new Set(before.map(keyOf));
  if (before.length === rows.length && rows.every((row) => had.has(keyOf(row)))) return false;
  await tx.delete(setParts).where(inArray(setParts.setId, setIds));
  await tx.insert(setParts).values(rows);
  return true;
}

async function findProducts(tx: Db, articles: readonly string[]): Promise<Map<string, number>> {
  const found = await tx
    .select({ id: products.id, article: products.article })
    .from(products)
    .where(inArray(products.article, [...articles]));
  return new Map(found.map(({ id, article }) => [article, id]));
}
