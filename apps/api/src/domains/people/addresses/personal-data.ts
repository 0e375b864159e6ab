import { eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { addresses } from './addresses.tables.ts';

const { id: _id, accountId: _account, streetKey: _key, ...shown } = getTableColumns(addresses);

/** Addresses that the account keeps. */
export const addressData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db.select(shown).from(addresses).where(eq(addresses.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(addresses).where(eq(addresses.accountId, accountId));
  },
};
