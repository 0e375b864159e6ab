import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { comparisons } from './comparisons.tables.ts';

/** What the account compares. */
export const comparisonData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({
        stoneId: comparisons.stoneId,
        productId: comparisons.productId,
        createdAt: comparisons.createdAt,
      })
      .from(comparisons)
      .where(eq(comparisons.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(comparisons).where(eq(comparisons.accountId, accountId));
  },
};
