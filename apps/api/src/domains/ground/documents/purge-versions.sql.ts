import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/**
 * Removes past versions that are older than a moment, are not among the last ones of their text, and to which nobody
 * consented: a consent names its text by address, number and hash, and is worth nothing without the text.
 * @returns how many
 */
export async function removePastVersions(
  db: Db,
  { before, kept }: { before: Date; kept: number },
): Promise<number> {
  const removed = await rowsOf(
    db,
    sql`
      delete from document_versions as old using (
        select version.id, document.address, version.number,
          row_number() over (partition by version.document_id order by version.number desc) as place
        from document_versions as version join documents as document on document.id = version.document_id
      ) as ranked
      where old.id = ranked.id and old.state = 'past' and old.created_at < ${before.toISOString()}::timestamptz
        and ranked.place > ${kept}
        and not exists (
          select 1 from consents
          where consents.document = ranked.address and consents.version = ranked.number::text
        )
      returning 1`,
  );
  return removed.length;
}
