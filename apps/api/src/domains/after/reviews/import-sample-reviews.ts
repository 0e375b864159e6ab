import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ImportSampleReview } from '@yahont/contracts/reviews/reviews.ts';
import { auditImport } from '#src/platform/audit/audit-import.ts';
import type { Context } from '#src/platform/context.ts';
import { announceChange } from '#src/platform/database/changes.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { reviewPhotos, reviews } from './reviews.tables.ts';
import { tagOf } from './tag-of.ts';

type Sample = z.output<typeof ImportSampleReview>;

/**
 * Writes samples for a demo, one for each УИН; a УИН that has a review keeps it.
 * @throws ZodError on a malformed row, `unknown-article`, `unknown-store`
 */
export async function importSampleReviews(ctx: Context, input: readonly unknown[]): Promise<void> {
  const list = z.array(ImportSampleReview).parse(input);
  if (list.length === 0) return;
  await ctx.db.transaction(async (tx) => {
    const known = await readKnown(tx, list);
    const written = await tx
      .insert(reviews)
      .values(list.map((sample) => rowOf(sample, known)))
      .onConflictDoNothing()
      .returning({ id: reviews.id, uin: reviews.uin, productId: reviews.productId });
    const photos = written.flatMap(({ id, uin }) =>
      (list.find((sample) => sample.uin === uin)?.pictures ?? []).map((pictureHash) => ({
        reviewId: id,
        pictureHash,
      })),
    );
    if (photos.length > 0) await tx.insert(reviewPhotos).values(photos);
    await auditImport(tx, ctx, { of: 'sample-reviews', given: list.length, changed: written.length });
    await announceChange(
      tx,
      written.map(({ productId }) => tagOf(productId)),
    );
  });
}

type Known = { productOf: (article: string) => number; storeOf: (code: string) => number };

async function readKnown(tx: Db, list: readonly Sample[]): Promise<Known> {
  const codes = list.flatMap(({ storeCode, answer }) => [storeCode ?? [], answer?.storeCode ?? []].flat());
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
  const productOf = new Map(goods.map(({ id, article }) => [article, id]));
  const storeOf = new Map(places.map(({ id, code }) => [code, id]));
  return {
    productOf: (article) => {
      const id = productOf.get(article);
      if (id === undefined) throw new AppError('invalid', 'unknown-article', { context: { article } });
      return id;
    },
    storeOf: (code) => {
      const id = storeOf.get(code);
      if (id === undefined) throw new AppError('invalid', 'unknown-store', { context: { store: code } });
      return id;
    },
  };
}

function rowOf(sample: Sample, { productOf, storeOf }: Known): typeof reviews.$inferInsert {
  const { article, storeCode, author, publishedAt, answer, pictures: _pictures, ...rest } = sample;
  const at = new Date(publishedAt);
  return {
    ...rest,
    accountId: null,
    productId: productOf(article),
    storeId: storeCode === null ? null : storeOf(storeCode),
    authorName: author,
    state: 'published',
    sentAt: at,
    dueAt: at,
    decidedAt: at,
    ...(answer === null
      ? {}
      : {
          answerText: answer.text,
          answerStoreId: storeOf(answer.storeCode),
          answeredAt: new Date(answer.at),
        }),
  };
}
