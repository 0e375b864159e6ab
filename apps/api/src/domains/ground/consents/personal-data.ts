import { eq, getTableColumns, inArray, or } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { consents } from './consents.tables.ts';

const { id: _id, accountId: _account, fuserId: _fuser, hash: _hash, ...shown } = getTableColumns(consents);

/**
 * The person's consents. They stay as a proof without personal data: for an erased account with its
 * number.
 */
export const consentData: PersonalData = {
  exportData: async (db, person) => db.select(shown).from(consents).where(isOf(person)).orderBy(consents.id),
  erase: async (tx, person) => {
    await tx.update(consents).set({ contact: '', fuserId: null, network: '' }).where(isOf(person));
  },
};

function isOf({ accountId, ownAddresses }: Person) {
  const own = eq(consents.accountId, accountId);
  return ownAddresses.length === 0 ? own : or(own, inArray(consents.contact, [...ownAddresses]));
}
