import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { appliedCertificates } from './applied/applied.tables.ts';

/**
 * The receiver of a certificate is in the order line, which `orders` exports and erases; certificates
 * used for payment belong to an account.
 */
export const certificateData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const { certificateId, isApplied, appliedAt, keptAt } = appliedCertificates;
    const toPayWith = await db
      .select({ certificateId, isApplied, appliedAt, keptAt })
      .from(appliedCertificates)
      .where(eq(appliedCertificates.accountId, accountId));
    return { toPayWith };
  },
  erase: async (tx, { accountId }) => {
    await tx.delete(appliedCertificates).where(eq(appliedCertificates.accountId, accountId));
  },
};
