import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { OFFICE_QUESTION_LISTS, OfficeQuestion } from '@yahont/contracts/office/product-questions.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { scopeOf, type Scope } from '#src/platform/permissions.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import type { QuestionDeps } from '../product-questions.deps.ts';
import { productQuestions, type QuestionRow } from '../product-questions.tables.ts';
import { storesWithPiece } from '../stores-with-piece.ts';

const PAGE = 50;

type List = (typeof OFFICE_QUESTION_LISTS)[number];

/** Questions of the caller's stores, and of the head office for who acts in the whole network; the nearest term first. */
export async function listOfficeQuestions(
  ctx: StaffContext,
  deps: QuestionDeps,
  { list, after }: { list: List; after?: string | undefined },
): Promise<{ items: OfficeQuestion[]; next: string | null }> {
  const rows = await ctx.db
    .select({ question: productQuestions, productName: products.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(
      and(
        inScope(scopeOf(ctx.caller, 'questions.see')),
        inList(list, ctx.now()),
        after === undefined ? undefined : isAfter(after),
      ),
    )
    .orderBy(asc(productQuestions.dueAt), asc(productQuestions.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1)?.question : undefined;
  return {
    items: page.map((row) => toOfficeQuestion(ctx, deps, row)),
    next: last ? `${last.dueAt.getTime()}-${last.id}` : null,
  };
}

function inList(list: List, now: Date): SQL | undefined {
  if (list !== 'overdue') return eq(productQuestions.state, list);
  return and(eq(productQuestions.state, 'waiting'), lt(productQuestions.dueAt, now));
}

function inScope(scope: Scope): SQL | undefined {
  if (scope === 'network') return undefined;
  const own = inArray(productQuestions.storeId, [...scope.filter((id) => id !== null), -1]);
  return scope.includes(null) ? or(own, isNull(productQuestions.storeId)) : own;
}

/** `1764430831000-12`: the term in milliseconds and the id of the last row of a page. */
function isAfter(cursor: string): SQL | undefined {
  const [at = 0, id = 0] = cursor.split('-').map(Number);
  const dueAt = new Date(at);
  return or(
    gt(productQuestions.dueAt, dueAt),
    and(eq(productQuestions.dueAt, dueAt), gt(productQuestions.id, id)),
  );
}

/** Throws `question-not-found`. */
export async function readOfficeQuestion(
  ctx: StaffContext,
  deps: QuestionDeps,
  id: number,
): Promise<OfficeQuestion> {
  const [row] = await ctx.db
    .select({ question: productQuestions, productName: products.name })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(eq(productQuestions.id, id));
  if (!row) throw notFound('question');
  return toOfficeQuestion(ctx, deps, row);
}

function toOfficeQuestion(
  { now }: StaffContext,
  deps: QuestionDeps,
  { question, productName }: { question: QuestionRow; productName: string },
): OfficeQuestion {
  const { id, state, isSample, text, productId, cityId, storeId, askedAt, dueAt } = question;
  const { answerText, answeredAt, cause, causeWords } = question;
  const at = now();
  return {
    id,
    state,
    isSample,
    text,
    productId,
    productName,
    city: deps.cities.getOrDefault(cityId).name,
    storeId,
    storesWithPiece: storesWithPiece(deps, productId, at).map((store) => store.id),
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    isOverdue: state === 'waiting' && dueAt < at,
    answer:
      answerText === null || answeredAt === null ? null : { text: answerText, at: answeredAt.toISOString() },
    refusal: cause === null ? null : { cause, words: causeWords ?? '' },
  };
}
