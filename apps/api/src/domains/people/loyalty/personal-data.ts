import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { bonusEntries } from './loyalty.tables.ts';

/**
 * The ledger stays, because orders were paid with its points, and it contains only the number of an
 * account.
 */
export const bonusData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({
        points: bonusEntries.points,
        reason: bonusEntries.reason,
        orderId: bonusEntries.orderId,
        createdAt: bonusEntries.createdAt,
        burnsAt: bonusEntries.burnsAt,
      })
      .from(bonusEntries)
      .where(eq(bonusEntries.accountId, accountId))
      .orderBy(asc(bonusEntries.id)),
  erase: () => Promise.resolve(),
};
