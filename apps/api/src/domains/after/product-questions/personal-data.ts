import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Person, PersonalData } from '#src/platform/personal-data.ts';
import { productQuestions } from './product-questions.tables.ts';
import { tagOf } from './tag-of.ts';

/** Questions of the account, and those without one of its addresses. Their words are the person's: answers go with them. */
export const questionData: PersonalData = {
  listAddresses: async (db, accountId) => {
    const rows = await db
      .select({ email: productQuestions.email })
      .from(productQuestions)
      .where(eq(productQuestions.accountId, accountId));
    return rows.flatMap(({ email }) => email ?? []);
  },
  exportData: async (db, person) => {
    const own = await db
      .select()
      .from(productQuestions)
      .where(ownedBy(person))
      .orderBy(asc(productQuestions.id));
    return own.map(({ fuserId: _token, answeredBy: _staff, ...question }) => question);
  },
  erase: async (tx, person) => {
    const gone = await tx
      .delete(productQuestions)
      .where(ownedBy(person))
      .returning({ productId: productQuestions.productId });
    const tags = [...new Set(gone.map(({ productId }) => tagOf(productId)))];
    await announceChange(tx, tags);
  },
};

function ownedBy({ accountId, ownAddresses }: Person): SQL | undefined {
  const addresses = ownAddresses.map((address) => address.toLowerCase());
  return or(
    eq(productQuestions.accountId, accountId),
    and(isNull(productQuestions.accountId), inArray(productQuestions.email, addresses)),
  );
}
