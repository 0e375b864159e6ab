import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { pushEndpoints } from './notifications.tables.ts';

/** Browsers that get notices. Their keys are secrets and are not exported. */
export const notificationData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({ endpoint: pushEndpoints.endpoint, createdAt: pushEndpoints.createdAt })
      .from(pushEndpoints)
      .where(eq(pushEndpoints.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(pushEndpoints).where(eq(pushEndpoints.accountId, accountId));
  },
};
