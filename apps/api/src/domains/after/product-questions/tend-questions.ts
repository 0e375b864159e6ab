import { and, eq, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { productQuestions } from './product-questions.tables.ts';

const DAY_MS = 86_400_000;
/** How long who asked reads why their question is not published. */
const REFUSED_DAYS = 30;
/** How long the typed address and the token of who asked are kept after the letter. */
const ASKER_DAYS = 90;

/** Deletes refused questions, and forgets the typed addresses and tokens of those who asked. */
export async function tendQuestions({ db, now }: Context): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  await db
    .delete(productQuestions)
    .where(and(eq(productQuestions.state, 'refused'), lt(productQuestions.decidedAt, before(REFUSED_DAYS))));
  await db
    .update(productQuestions)
    .set({ email: null, fuserId: null })
    .where(
      and(
        ne(productQuestions.state, 'waiting'),
        or(isNotNull(productQuestions.email), isNotNull(productQuestions.fuserId)),
        lt(productQuestions.decidedAt, before(ASKER_DAYS)),
      ),
    );
}
