import { eq } from 'drizzle-orm';
import type { PersonalData } from '#src/platform/personal-data.ts';
import { favourites } from './favourites.tables.ts';

/** Products and stones that the account marked. */
export const favouriteData: PersonalData = {
  exportData: async (db, { accountId }) =>
    db
      .select({
        productId: favourites.productId,
        stoneId: favourites.stoneId,
        createdAt: favourites.createdAt,
      })
      .from(favourites)
      .where(eq(favourites.accountId, accountId)),
  erase: async (tx, { accountId }) => {
    await tx.delete(favourites).where(eq(favourites.accountId, accountId));
  },
};
