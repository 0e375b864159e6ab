import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { mentionsAny } from '#src/platform/mentions-any.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/**
 * Copies of outgoing messages. An export omits them, because their content is in the tables of the domains. Waiting
 * messages are deleted.
 */
export const messageData: PersonalData = {
  erase: async (tx, { addresses }) => {
    if (addresses.length === 0) return;
    await tx.execute(sql`delete from outbox where ${mentionsAny(sql`payload::text`, addresses)}`);
    if (await hasQueue(tx))
      await tx.execute(sql`delete from pgboss.job where ${mentionsAny(sql`data::text`, addresses)}`);
  },
};

/** The queue creates its tables on its first start. */
async function hasQueue(tx: Db): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    tx,
    sql`select to_regclass('pgboss.job') is not null as found`,
  );
  return row?.found === true;
}
