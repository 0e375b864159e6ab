import { and, count, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  getProductReviews as contract,
  Review,
  ReviewOrder,
  ReviewPhoto,
  ReviewQuery,
  ReviewSummary,
} from '@yahont/contracts/reviews/reviews.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { notFound } from '#src/platform/errors.ts';
import { photosOf, toPhotos } from '../review-photos.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { toReview } from '../reviews.mapper.ts';
import { reviewPhotos, reviews } from '../reviews.tables.ts';
import { LOW_MARK, summarise, type ReviewFacts } from './summarise.ts';

const FIRST = 3;
const MORE = 10;
/** Photographs in the strip above the reviews. */
const STRIP = 5;

type Query = z.output<typeof ReviewQuery>;

/**
 * Published reviews of a product, with their sums. Four statements, however many reviews.
 * @throws `product-not-found`
 */
export async function getProductReviews(
  ctx: CallContext,
  deps: ReviewDeps,
  { productId, query }: { productId: number; query: Query },
): Promise<AnswerOf<typeof contract>> {
  if (!deps.catalogue.find(productId)) throw notFound('product');
  const facts = await readFacts(ctx.db, productId);
  const left = facts.filter((one) => passes(one, query)).toSorted(ORDERS[query.order]);
  const page = left.slice(query.from, query.from + (query.from === 0 ? FIRST : MORE));
  // The strip shows the photographs of the most useful reviews, whatever the filter.
  const pictured = facts
    .filter(({ photos }) => photos > 0)
    .toSorted(ORDERS.useful)
    .slice(0, STRIP);
  const ids = page.map(({ id }) => id);
  const [rows, photos] = await Promise.all([
    ids.length === 0 ? [] : ctx.db.select().from(reviews).where(inArray(reviews.id, ids)),
    photosOf(ctx.db, [...new Set([...ids, ...pictured.map(({ id }) => id)])]),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const strip = differing(pictured.flatMap(({ id }) => toPhotos(photos.get(id) ?? [], deps))).slice(0, STRIP);
  const summary: ReviewSummary = {
    ...summarise(facts, (cityId) => deps.cities.getOrDefault(cityId).name),
    photos: strip,
  };
  const items = ids.flatMap((id): Review[] => {
    const row = byId.get(id);
    return row ? [toReview({ row, photos: photos.get(id) ?? [], now: ctx.now() }, deps)] : [];
  });
  return { summary, total: left.length, items };
}

/** Samples of a demo may share a picture. */
function differing(photos: readonly ReviewPhoto[]): ReviewPhoto[] {
  const keyOf = (photo: ReviewPhoto) => (photo.kind === 'own' ? photo.url : photo.picture.hash);
  return [...new Map(photos.map((photo) => [keyOf(photo), photo])).values()];
}

function passes(one: ReviewFacts, { only, size, city }: Query): boolean {
  if (only === 'photos' && one.photos === 0) return false;
  if (only === 'low' && one.mark > LOW_MARK) return false;
  if (size !== undefined && one.size !== size) return false;
  return city === undefined || (one.isSigned && one.cityId === city);
}

const newest = (a: ReviewFacts, b: ReviewFacts) => b.at.getTime() - a.at.getTime() || b.id - a.id;
const ORDERS: Record<ReviewOrder, (a: ReviewFacts, b: ReviewFacts) => number> = {
  useful: (a, b) => b.useful - a.useful || newest(a, b),
  new: newest,
  low: (a, b) => a.mark - b.mark || newest(a, b),
  high: (a, b) => b.mark - a.mark || newest(a, b),
};

/** What is counted of each published review: everything but its words. */
async function readFacts(db: Db, productId: number): Promise<ReviewFacts[]> {
  const isShown = and(eq(reviews.productId, productId), eq(reviews.state, 'published'));
  const [rows, counts] = await Promise.all([
    db
      .select({
        id: reviews.id,
        accountId: reviews.accountId,
        mark: reviews.mark,
        fit: reviews.fit,
        size: reviews.size,
        notes: reviews.notes,
        cityId: reviews.cityId,
        authorName: reviews.authorName,
        useful: reviews.useful,
        sentAt: reviews.sentAt,
        decidedAt: reviews.decidedAt,
      })
      .from(reviews)
      .where(isShown),
    db
      .select({ id: reviewPhotos.reviewId, photos: count() })
      .from(reviewPhotos)
      .innerJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
      .where(isShown)
      .groupBy(reviewPhotos.reviewId),
  ]);
  const photos = new Map(counts.map((one) => [one.id, one.photos]));
  return rows.map(({ accountId, authorName, sentAt, decidedAt, ...row }) => ({
    ...row,
    at: decidedAt ?? sentAt,
    photos: photos.get(row.id) ?? 0,
    isSample: accountId === null,
    isSigned: authorName !== null,
  }));
}
