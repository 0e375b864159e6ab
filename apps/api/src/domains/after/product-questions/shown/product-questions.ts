import { and, count, desc, eq, or, type SQL } from 'drizzle-orm';
import type {
  getOwnQuestions as ownContract,
  getProductQuestions as contract,
} from '@yahont/contracts/product-questions/product-questions.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { provedEmailOf } from '#src/domains/people/accounts/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import type { QuestionDeps } from '../product-questions.deps.ts';
import { termOf, toOwnQuestion, toProductQuestion } from '../product-questions.mapper.ts';
import { productQuestions } from '../product-questions.tables.ts';
import { chooseStore, dueOf, offsetOf } from '../stores-with-piece.ts';

const FIRST = 3;
const MORE = 10;
/** Own questions about one product. */
const MAX_OWN = 20;

type Deps = Omit<QuestionDeps, 'captcha'>;

/** Answered questions about a product, the newest answer first. Throws `product-not-found`. */
export async function getProductQuestions(
  { db, now }: CallContext,
  deps: Deps,
  { productId, from }: { productId: number; from: number },
): Promise<AnswerOf<typeof contract>> {
  if (!deps.catalogue.find(productId)) throw notFound('product');
  const isShown = and(eq(productQuestions.productId, productId), eq(productQuestions.state, 'answered'));
  const [[counted], rows] = await Promise.all([
    db.select({ total: count() }).from(productQuestions).where(isShown),
    db
      .select()
      .from(productQuestions)
      .where(isShown)
      .orderBy(desc(productQuestions.answeredAt), desc(productQuestions.id))
      .offset(from)
      .limit(from === 0 ? FIRST : MORE),
  ]);
  const at = now();
  return {
    total: counted?.total ?? 0,
    items: rows.flatMap((row) => toProductQuestion(row, deps, at) ?? []),
  };
}

/** The caller's questions that wait or were refused, and who would answer the next one. Throws `product-not-found`. */
export async function getOwnQuestions(
  ctx: CallContext,
  deps: Deps,
  productId: number,
): Promise<AnswerOf<typeof ownContract>> {
  if (!deps.catalogue.find(productId)) throw notFound('product');
  const now = ctx.now();
  const owner = ownerOf(ctx);
  const ofProduct = and(
    eq(productQuestions.productId, productId),
    or(eq(productQuestions.state, 'waiting'), eq(productQuestions.state, 'refused')),
  );
  const rows =
    owner === null
      ? []
      : await ctx.db
          .select()
          .from(productQuestions)
          .where(and(owner, ofProduct))
          .orderBy(desc(productQuestions.id))
          .limit(MAX_OWN);
  const store = chooseStore(deps, { productId, cityId: ctx.city.id }, now);
  const hours = await readSetting(ctx.db, 'question-hours');
  return {
    items: rows.map((row) => toOwnQuestion(row, deps, now)),
    email: ctx.caller.kind === 'account' ? await provedEmailOf(ctx.db, ctx.caller.accountId) : null,
    answerer: { address: store?.address ?? null, hasPiece: store !== null },
    ...termOf(dueOf(deps, store, { now, hours }), offsetOf(deps, store), now),
  };
}

/** The rows of an account, or of a visitor's token; null for a caller without either. */
function ownerOf({ caller }: CallContext): SQL | null {
  if (caller.kind === 'account') return eq(productQuestions.accountId, caller.accountId);
  return caller.kind === 'fuser' ? eq(productQuestions.fuserId, caller.fuserId) : null;
}
