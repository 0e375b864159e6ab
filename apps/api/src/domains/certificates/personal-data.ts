import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { appliedCertificates } from './applied/applied.tables.ts';
import { certificateTries } from './codes/tries.tables.ts';

/**
 * Who receives a certificate is in the order line, which `orders` exports and erases; wrong codes and certificates to pay with lead to an
 * account.
 */
export const certificateData: PersonalData = {
  exportData: async (db, { accountId }) => {
    const { certificateId, isApplied, appliedAt } = appliedCertificates;
    const [wrongCodes, toPayWith] = await Promise.all([
      db
        .select({ network: certificateTries.network, at: certificateTries.at })
        .from(certificateTries)
        .where(eq(certificateTries.accountId, accountId)),
      db
        .select({ certificateId, isApplied, appliedAt })
        .from(appliedCertificates)
        .where(eq(appliedCertificates.accountId, accountId)),
    ]);
    return { wrongCodes, toPayWith };
  },
  erase: async (tx, { accountId }) => {
    await tx.delete(certificateTries).where(eq(certificateTries.accountId, accountId));
    await tx.delete(appliedCertificates).where(eq(appliedCertificates.accountId, accountId));
  },
};
