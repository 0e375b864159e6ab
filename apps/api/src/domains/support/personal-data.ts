import { eq, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { supportRequests } from './support.tables.ts';

/** What they wrote from the account, and feedback forms with their phone. */
export const supportData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ email: supportRequests.email, phone: supportRequests.phone })
      .from(supportRequests)
      .where(eq(supportRequests.accountId, accountId));
    return rows.flatMap(({ email, phone }) => [email ?? '', phone ?? '']);
  },
  exportData: async (db, person) => db.select().from(supportRequests).where(writtenBy(person)),
  erase: async (tx, person) => {
    await tx.delete(supportRequests).where(writtenBy(person));
  },
};

function writtenBy({ accountId, phone }: Person): SQL | undefined {
  return or(
    eq(supportRequests.accountId, accountId),
    phone === null ? undefined : eq(supportRequests.phone, phone),
  );
}
