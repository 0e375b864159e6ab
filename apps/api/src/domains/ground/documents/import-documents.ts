import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { documents, documentVersions } from './documents.tables.ts';
import { DAY_FIELD } from './revision.ts';

const ROWS_PER_STATEMENT = 200;

/** How the history of a text names an import. */
const IMPORT = 'system:import';

export type GivenDocument = { kind: DocumentKind; address: string; body: object };

/**
 * Publishes imported texts that differ from the last import. If staff have changed or hidden a text
 * since, it stays, and the imported one becomes a version of its history. Of two with one address the
 * last counts.
 * @returns how many documents are new or changed since the last import
 */
export async function importDocuments(
  tx: Db,
  ctx: Pick<Context, 'now'>,
  given: readonly GivenDocument[],
): Promise<number> {
  const last = [...new Map(given.map((one) => [`${one.kind} ${one.address}`, one])).values()];
  let changed = 0;
  for (let from = 0; from < last.length; from += ROWS_PER_STATEMENT)
    changed += await write(tx, last.slice(from, from + ROWS_PER_STATEMENT), ctx.now());
  return changed;
}

/** Whether the published text is the one from the last import. */
const IS_IMPORTED = sql`${documents.body} is not distinct from ${documents.imported}`;

/**
 * Whether the import replaces published text by different text. A changed publication date alone is no
 * revision.
 */
const IS_REVISED = sql`${IS_IMPORTED} and ${documents.body} is not null
  and (${documents.body} - ${DAY_FIELD}::text) is distinct from (excluded.body - ${DAY_FIELD}::text)`;

async function write(tx: Db, list: readonly GivenDocument[], now: Date): Promise<number> {
  const rows = await tx
    .insert(documents)
    .values(list.map((one) => ({ ...one, imported: one.body, changedAt: now })))
    .onConflictDoUpdate({
      target: [documents.kind, documents.address],
      set: {
        imported: sql`excluded.imported`,
        body: sql`case when ${IS_IMPORTED} then excluded.body else ${documents.body} end`,
        version: sql`${documents.version} + case when ${IS_IMPORTED} then 1 else 0 end`,
        changedAt: sql`case when ${IS_IMPORTED} then excluded.changed_at else ${documents.changedAt} end`,
        revisedAt: sql`case when ${IS_REVISED} then excluded.changed_at else ${documents.revisedAt} end`,
      },
      setWhere: sql`${documents.imported} is distinct from excluded.imported`,
    })
    .returning({ id: documents.id, isShown: sql<boolean>`${IS_IMPORTED}` });
  const shown = rows.filter(({ isShown }) => isShown).map(({ id }) => id);
  if (shown.length > 0) await retire(tx, shown);
  if (rows.length > 0)
    await addVersions(
      tx,
      rows.map(({ id }) => id),
      now,
    );
  return rows.length;
}

async function retire(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .update(documentVersions)
    .set({ state: 'past' })
    .where(and(eq(documentVersions.state, 'published'), inArray(documentVersions.documentId, [...ids])));
}

/** One version for each: published, or past while staff's own text is published. */
async function addVersions(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${documentVersions} (document_id, number, state, body, created_at, created_by)
    select ${documents.id}, ${nextNumber()}, case when ${IS_IMPORTED} then 'published' else 'past' end,
      ${documents.imported}, ${now.toISOString()}::timestamptz, ${IMPORT}
    from ${documents} where ${inArray(documents.id, [...ids])}`);
}

/** The next version number of a document. */
export function nextNumber() {
  return sql<number>`(select coalesce(max(version.number), 0) + 1 from ${documentVersions} version
    where version.document_id = ${documents.id})`;
}

/** Deletes documents that an import withdraws, unless staff have changed them. Returns how many. */
export async function removeImported(
  tx: Db,
  kind: DocumentKind,
  addresses: readonly string[],
): Promise<number> {
  if (addresses.length === 0) return 0;
  const removed = await tx
    .delete(documents)
    .where(and(eq(documents.kind, kind), inArray(documents.address, [...addresses]), IS_IMPORTED))
    .returning({ id: documents.id });
  return removed.length;
}
