import { eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { callbackRequests } from './callbacks.tables.ts';

/** Who of the house called is no data of the person. */
const { takenBy: _takenBy, ...OF_THE_PERSON } = getTableColumns(callbackRequests);

/** Requests for a call to the account's phone. */
export const callbackData: PersonalData = {
  exportData: async (db, { phone }) =>
    phone === null
      ? []
      : db.select(OF_THE_PERSON).from(callbackRequests).where(eq(callbackRequests.phone, phone)),
  erase: async (tx, { phone }) => {
    if (phone !== null) await tx.delete(callbackRequests).where(eq(callbackRequests.phone, phone));
  },
};
