import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { storePurchaseLines, storePurchases } from './purchases.tables.ts';

type Owner = Pick<Person, 'accountId' | 'phone'>;

/** Store sales stay for accounting, without an owner. */
export const purchaseData: PersonalData = {
  exportData: async (db, person) => {
    const own = await db.select().from(storePurchases).where(ownedBy(person)).orderBy(asc(storePurchases.id));
    if (own.length === 0) return [];
    const ids = own.map(({ id }) => id);
    const lines = await db
      .select()
      .from(storePurchaseLines)
      .where(inArray(storePurchaseLines.purchaseId, ids))
      .orderBy(asc(storePurchaseLines.id));
    return own.map((sale) => ({ ...sale, lines: lines.filter(({ purchaseId }) => purchaseId === sale.id) }));
  },
  erase: async (tx, person) => {
    const { phone } = person;
    await tx
      .update(storePurchases)
      .set({ phone: null, buyerName: null, accountId: null })
      .where(ownedBy(person));
    // A former owner of the number keeps their purchases without the phone.
    if (phone !== null)
      await tx
        .update(storePurchases)
        .set({ phone: null, buyerName: null })
        .where(eq(storePurchases.phone, phone));
  },
};

/**
 * As in the list of purchases, a sale with an account belongs to that account only, even when another
 * account has its phone today.
 */
function ownedBy({ accountId, phone }: Owner) {
  const ofAccount = eq(storePurchases.accountId, accountId);
  if (phone === null) return ofAccount;
  return or(ofAccount, and(isNull(storePurchases.accountId), eq(storePurchases.phone, phone)));
}
