import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { callbackRequests } from './callbacks.tables.ts';

/** Requests for a call to the account's phone. */
export const callbackData: PersonalData = {
  exportData: async (db, { phone }) =>
    phone === null ? [] : db.select().from(callbackRequests).where(eq(callbackRequests.phone, phone)),
  erase: async (tx, { phone }) => {
    if (phone !== null) await tx.delete(callbackRequests).where(eq(callbackRequests.phone, phone));
  },
};
