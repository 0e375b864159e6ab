import { productQuestions } from '#src/domains/after/product-questions/product-questions.tables.ts';
import type { Context } from '#src/platform/context.ts';

const HOUR_MS = 3_600_000;

export const QUESTION_TEXT = 'Сядет ли вплотную обручальное шириной два миллиметра?';

type BareQuestion = Partial<typeof productQuestions.$inferInsert> &
  Pick<typeof productQuestions.$inferInsert, 'productId'>;

/** A question that waits, of somebody without an account and without an address. */
export async function writeBareQuestion(
  { db, now }: Pick<Context, 'db' | 'now'>,
  given: BareQuestion,
): Promise<number> {
  const at = now();
  const [row] = await db
    .insert(productQuestions)
    .values({
      state: 'waiting',
      text: QUESTION_TEXT,
      cityId: 216,
      hasPiece: true,
      askedAt: at,
      dueAt: new Date(at.getTime() + 10 * HOUR_MS),
      ...given,
    })
    .returning({ id: productQuestions.id });
  return row?.id ?? 0;
}
