import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { erasureRequests } from './privacy.tables.ts';

/** The person's request to be erased. */
export const privacyData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({ askedAt: erasureRequests.askedAt, eraseAt: erasureRequests.eraseAt })
      .from(erasureRequests)
      .where(eq(erasureRequests.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(erasureRequests).where(eq(erasureRequests.accountId, accountId));
  },
};
