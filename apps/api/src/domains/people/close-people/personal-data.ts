import { eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { closePeople } from './close-people.tables.ts';

const { id: _id, accountId: _account, ...shown } = getTableColumns(closePeople);

/** People whom the account has noted. */
export const closePeopleData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db.select(shown).from(closePeople).where(eq(closePeople.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(closePeople).where(eq(closePeople.accountId, accountId));
  },
};
