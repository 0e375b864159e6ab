import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';
import { mentionsAny } from '#src/platform/person/mentions-any.ts';

/** Deletes waiting messages that mention any of these addresses. */
export async function deleteUnsent(tx: Db, addresses: readonly string[]): Promise<void> {
  await tx.execute(sql`delete from outbox where ${mentionsAny(sql`payload::text`, addresses)}`);
  if (await hasQueue(tx))
    await tx.execute(sql`delete from pgboss.job where ${mentionsAny(sql`data::text`, addresses)}`);
}

/** The queue creates its tables on its first start. */
async function hasQueue(tx: Db): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return row?.found === true;
}

/** Marks messages as expired and keeps only the masked recipient of each. */
export async function markExpired(
  db: Db,
  rows: readonly { id: number | null; to: string }[],
  now: string,
): Promise<void> {
  await db.execute(sql`
    update outbox set expired_at = ${now}, queued_at = ${now}, payload = jsonb_build_object('to', given."to")
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, "to" text)
    where outbox.id = given.id`);
}
