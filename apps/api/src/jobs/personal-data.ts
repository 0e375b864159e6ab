import { sql } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { mentionsAny } from '#src/platform/person/mentions-any.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/**
 * Copies of outgoing messages. An export omits them, because their content is in the tables of the domains. Waiting
 * messages are deleted, but not those that only name an address that the owner typed and never proved: they may be another
 * person's, and are gone once they are sent.
 */
export const messageData: PersonalData = {
  erase: async (tx, { ownAddresses }) => {
    if (ownAddresses.length === 0) return;
    await tx.execute(sql`delete from outbox where ${mentionsAny(sql`payload::text`, ownAddresses)}`);
    if (await hasQueue(tx))
      await tx.execute(sql`delete from pgboss.job where ${mentionsAny(sql`data::text`, ownAddresses)}`);
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
