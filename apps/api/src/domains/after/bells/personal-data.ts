import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { bells, bellSkus } from './bells.tables.ts';

/** What a person waits for: bells of the account, and those without one of its addresses. */
export const bellData: PersonalData = {
  exportData: async (db, person) => {
    const own = await db.select().from(bells).where(ownedBy(person));
    const wanted = await db
      .select()
      .from(bellSkus)
      .where(
        inArray(
          bellSkus.bellId,
          own.map(({ id }) => id),
        ),
      );
    return own.map((bell) => ({
      ...bell,
      skuIds: wanted.filter(({ bellId }) => bellId === bell.id).map(({ skuId }) => skuId),
    }));
  },
  erase: async (tx, person) => {
    await tx.delete(bells).where(ownedBy(person));
  },
};

function ownedBy({ accountId, ownAddresses }: Person): SQL | undefined {
  const addresses = ownAddresses.map((address) => address.toLowerCase());
  return or(eq(bells.accountId, accountId), inArray(bells.email, addresses));
}
