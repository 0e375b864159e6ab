import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { productQuestions } from './product-questions.tables.ts';

/** Moves an anonymous visitor's questions to the account on sign-in; their letters go to the typed address. */
export async function joinQuestions(
  tx: Db,
  { fuserId, accountId }: { fuserId: string; accountId: number },
): Promise<void> {
  await tx
    .update(productQuestions)
    .set({ accountId, fuserId: null })
    .where(eq(productQuestions.fuserId, fuserId));
}
