import { lt } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { paidAnswers, paidQuestions } from './paid-services.tables.ts';

/** Deletes counts of windows that are over, and answers that are too old to be given. */
export async function purgePaid({ db, now }: Context): Promise<void> {
  await db.delete(paidQuestions).where(lt(paidQuestions.endsAt, now()));
  await db.delete(paidAnswers).where(lt(paidAnswers.expiresAt, now()));
}
