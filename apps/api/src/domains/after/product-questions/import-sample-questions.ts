import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportSampleQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import { AppError } from '#src/platform/errors.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { productQuestions } from './product-questions.tables.ts';
import { tagOf } from './tag-of.ts';

/**
 * Writes samples for a demo; one that a product has in these words stays.
 * @throws ZodError on a malformed row, `unknown-article`, `unknown-store`
 */
export async function importSampleQuestions(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportSampleQuestion).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const codes = list.flatMap(({ answer }) => answer.storeCode ?? []);
    const [goods, places] = await Promise.all([
      tx
        .select({ id: products.id, article: products.article })
        .from(products)
        .where(inArray(products.article, [...new Set(list.map(({ article }) => article))])),
      tx
        .select({ id: stores.id, code: stores.code })
        .from(stores)
        .where(inArray(stores.code, [...new Set(codes)])),
    ]);
    const productOf = lookUp(new Map(goods.map(({ id, article }) => [article, id])), 'unknown-article');
    const storeOf = lookUp(new Map(places.map(({ id, code }) => [code, id])), 'unknown-store');
    const rows = list.map(({ article, text, cityId, askedAt, answer }) => ({
      productId: productOf(article),
      state: 'answered' as const,
      isSample: true,
      text,
      cityId,
      storeId: answer.storeCode === null ? null : storeOf(answer.storeCode),
      hasPiece: answer.hasPiece,
      askedAt: new Date(askedAt),
      dueAt: new Date(answer.at),
      decidedAt: new Date(answer.at),
      answerText: answer.text,
      answeredAt: new Date(answer.at),
    }));
    const productIds = [...new Set(rows.map(({ productId }) => productId))];
    const had = await tx
      .select({ productId: productQuestions.productId, text: productQuestions.text })
      .from(productQuestions)
      .where(and(eq(productQuestions.isSample, true), inArray(productQuestions.productId, productIds)));
    const known = new Set(had.map(keyOf));
    const fresh = rows.filter((row) => !known.has(keyOf(row)));
    if (fresh.length > 0) await tx.insert(productQuestions).values(fresh);
    await auditImport(tx, ctx, { of: 'sample-questions', given: list.length, changed: fresh.length });
    await announceChange(tx, [...new Set(fresh.map(({ productId }) => tagOf(productId)))]);
  });
}

const keyOf = ({ productId, text }: { productId: number; text: string }) => `${productId} ${text}`;

function lookUp(ids: ReadonlyMap<string, number>, reason: string): (key: string) => number {
  return (key) => {
    const id = ids.get(key);
    if (id === undefined) throw new AppError('invalid', reason, { context: { key } });
    return id;
  };
}
