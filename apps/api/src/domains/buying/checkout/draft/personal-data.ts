import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { checkoutDrafts } from './drafts.tables.ts';

/** What was typed into the checkout. */
export const draftData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({ values: checkoutDrafts.values, savedAt: checkoutDrafts.savedAt })
      .from(checkoutDrafts)
      .where(eq(checkoutDrafts.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(checkoutDrafts).where(eq(checkoutDrafts.accountId, accountId));
  },
};
