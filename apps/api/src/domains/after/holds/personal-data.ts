import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { holds } from './holds.tables.ts';

/** Holds of the account, and those without an account for its phone. Pieces of deleted ones are freed by `lapseHolds`. */
export const holdData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db.select({ phone: holds.phone }).from(holds).where(eq(holds.accountId, accountId));
    return rows.map(({ phone }) => phone);
  },
  exportData: async (db, person) => ({ holds: await db.select().from(holds).where(madeBy(person)) }),
  erase: async (tx, person) => {
    await tx.delete(holds).where(madeBy(person));
  },
};

function madeBy({ accountId, phone }: Person): SQL | undefined {
  return or(
    eq(holds.accountId, accountId),
    phone === null ? undefined : and(isNull(holds.accountId), eq(holds.phone, phone)),
  );
}
