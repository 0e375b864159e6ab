import { z } from 'zod';
import { ImportSeoPage } from '@yahont/contracts/seo/seo.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { importDocuments, removeImported } from '#src/domains/ground/documents/index.ts';
import { refuseLoops } from './redirects.ts';
import { addressKeys } from './address-keys.ts';

/**
 * Writes the SEO data of addresses; an empty entry deletes its row. Repeating an import changes nothing.
 * @throws `redirect-loop` when redirects of this shop would form a loop
 */
export async function importSeoPages(ctx: Context, input: readonly unknown[]): Promise<void> {
  const given = z.array(ImportSeoPage).parse(input).map(seoDocument);
  // If two rows have one address, the later one wins, as if they were imported one after the other.
  const latest = [...new Map(given.map((row) => [row.address, row])).values()];
  const empty = latest.filter(({ body }) => isEmpty(body)).map(({ address }) => address);
  const set = latest.filter(({ body }) => !isEmpty(body));
  await ctx.db.transaction(async (tx) => {
    const removed = await removeImported(tx, 'seo', empty);
    const changed = removed + (await importDocuments(tx, ctx, set));
    if (changed === 0) return;
    await refuseLoops(tx);
    await auditImport(tx, ctx, { of: 'seo-pages', given: given.length, changed });
    await announceChange(tx, ['seo']);
  });
}

function isEmpty({ url: _url, ...page }: ImportSeoPage): boolean {
  return Object.values(page).every((value) => value === null);
}

/** SEO data as a document: every spelling of an address has one row, and one spelling in its body. */
function seoDocument(page: ImportSeoPage): { kind: 'seo'; address: string; body: ImportSeoPage } {
  const address = addressKeys(page.url).exact;
  return { kind: 'seo', address, body: { ...page, url: address.replaceAll(' ', '+') } };
}
