import { inArray, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { upsertChanged } from '#src/platform/database/upsert.ts';
import { addressKeys } from './address-keys.ts';
import { findRedirectLoop } from './redirect-loop.ts';
import { seoPages } from './seo.tables.ts';

type Row = typeof seoPages.$inferInsert;

/**
 * Writes the SEO data of addresses; an empty entry deletes its row. Repeating an import changes nothing.
 * @throws `redirect-loop` when redirects of this shop would form a loop
 */
export async function importSeoPages(ctx: Context, input: readonly unknown[]): Promise<void> {
  const rows = z.array(ImportSeoPage).parse(input).map(toRow);
  // Of two rows for one address the later one wins, as if they were imported one after the other.
  const latest = [...new Map(rows.map((row) => [row.address, row])).values()];
  const empty = latest.filter(isEmpty).map(({ address }) => address);
  const set = latest.filter((row) => !isEmpty(row));
  await ctx.db.transaction(async (tx) => {
    const removed = await remove(tx, empty);
    const changed = await upsertChanged(tx, seoPages, set, { key: seoPages.address });
    if (removed + changed.length === 0) return;
    await refuseLoops(tx);
    await auditImport(tx, ctx, { of: 'seo-pages', given: rows.length, changed: removed + changed.length });
    await announceChange(tx, ['seo']);
  });
}

function toRow({ url, ...page }: ImportSeoPage): Row {
  return { address: addressKeys(url).exact, ...page };
}

function isEmpty({ address: _address, ...page }: Row): boolean {
  return Object.values(page).every((value) => value === null);
}

/** @returns the number of deleted rows */
async function remove(tx: Db, addresses: string[]): Promise<number> {
  if (addresses.length === 0) return 0;
  const removed = await tx
    .delete(seoPages)
    .where(inArray(seoPages.address, addresses))
    .returning({ address: seoPages.address });
  return removed.length;
}

async function refuseLoops(tx: Db): Promise<void> {
  const rows = await tx
    .select({ address: seoPages.address, redirectTo: seoPages.redirectTo })
    .from(seoPages)
    .where(isNotNull(seoPages.redirectTo));
  const loop = findRedirectLoop(new Map(rows.map(({ address, redirectTo }) => [address, redirectTo ?? ''])));
  if (loop !== null)
    throw new AppError('invalid', 'redirect-loop', { context: { addresses: loop.join(' → ') } });
}
