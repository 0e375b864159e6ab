import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { certificateTries } from './codes/tries.tables.ts';

/** Who receives a certificate is in the order line, which `orders` exports and erases; wrong codes lead to an account. */
export const certificateData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({ network: certificateTries.network, at: certificateTries.at })
      .from(certificateTries)
      .where(eq(certificateTries.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(certificateTries).where(eq(certificateTries.accountId, accountId));
  },
};
