import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { paidQuestions } from './paid-services.tables.ts';

/** How often an account asked paid services lately; the questions themselves are not kept. */
export const paidServicesData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const { service, endsAt, number } = paidQuestions;
    const asked = await db
      .select({ service, endsAt, number })
      .from(paidQuestions)
      .where(eq(paidQuestions.accountId, accountId));
    return { asked };
  },
  erase: async (tx, { accountId }) => {
    await tx.delete(paidQuestions).where(eq(paidQuestions.accountId, accountId));
  },
};
