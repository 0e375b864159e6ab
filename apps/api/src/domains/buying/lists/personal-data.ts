import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { favouriteLists, listGifts, listHints, listProducts } from './lists.tables.ts';

/** Lists of the account, what it gives from lists of others, and hints that its addresses got. */
export const listData: PersonalData = {
  exportData: async (db, { accountId, ownAddresses }) => {
    const [lists, gifts, hints] = await Promise.all([
      db.select().from(favouriteLists).where(eq(favouriteLists.accountId, accountId)),
      db
        .select({ productId: listGifts.productId, createdAt: listGifts.createdAt })
        .from(listGifts)
        .where(eq(listGifts.accountId, accountId)),
      db
        .select({ email: listHints.email, sentAt: listHints.sentAt })
        .from(listHints)
        .where(inArray(listHints.email, lowered(ownAddresses))),
    ]);
    const listed = await db
      .select()
      .from(listProducts)
      .where(
        inArray(
          listProducts.listId,
          lists.map(({ id }) => id),
        ),
      );
    return {
      lists: lists.map(({ shareToken, ...list }) => ({
        ...list,
        isShared: shareToken !== null,
        products: listed.filter(({ listId }) => listId === list.id),
      })),
      gifts,
      hints,
    };
  },
  erase: async (tx, { accountId, ownAddresses }) => {
    await tx.delete(favouriteLists).where(eq(favouriteLists.accountId, accountId));
    await tx.delete(listGifts).where(eq(listGifts.accountId, accountId));
    await tx.delete(listHints).where(inArray(listHints.email, lowered(ownAddresses)));
  },
};

function lowered(addresses: readonly string[]): string[] {
  return addresses.map((address) => address.toLowerCase());
}
