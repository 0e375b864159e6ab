import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { mailClicks } from './mail-tracking.tables.ts';

/** Visits by links in mails while signed in. */
export const mailClickData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({ mailId: mailClicks.mailId, network: mailClicks.network, at: mailClicks.at })
      .from(mailClicks)
      .where(eq(mailClicks.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(mailClicks).where(eq(mailClicks.accountId, accountId));
  },
};
