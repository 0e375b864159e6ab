import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { supportRequests } from './support.tables.ts';

/** What they wrote from the account. */
export const supportData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ email: supportRequests.email })
      .from(supportRequests)
      .where(eq(supportRequests.accountId, accountId));
    return rows.flatMap(({ email }) => (email === null ? [] : [email]));
  },
  exportData: async (db, person) =>
    db.select().from(supportRequests).where(eq(supportRequests.accountId, person.accountId)),
  erase: async (tx, person) => {
    await tx.delete(supportRequests).where(eq(supportRequests.accountId, person.accountId));
  },
};
