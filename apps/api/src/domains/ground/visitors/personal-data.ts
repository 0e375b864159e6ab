import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { visitorUses } from './uses/uses.tables.ts';

/** An account's limited actions within the last day. */
export const visitorData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const { kind, network, at } = visitorUses;
    const limited = await db
      .select({ kind, network, at })
      .from(visitorUses)
      .where(eq(visitorUses.accountId, accountId));
    return { limited };
  },
  erase: async (tx, { accountId }) => {
    await tx.delete(visitorUses).where(eq(visitorUses.accountId, accountId));
  },
};
