import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { OFFICE_REVIEW_LISTS, OfficeReview } from '@yahont/contracts/office/reviews.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { products } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { photosOf } from '../review-photos.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { toReview } from '../reviews.mapper.ts';
import { reviewComplaints, reviews, type ReviewRow } from '../reviews.tables.ts';

const PAGE = 50;
const LOW_MARK = 3;

type List = (typeof OFFICE_REVIEW_LISTS)[number];

/** Reviews that wait for staff, the nearest term first; a review that is sent again gets a new one. */
export async function listOfficeReviews(
  ctx: StaffContext,
  deps: ReviewDeps,
  { list, after }: { list: List; after?: string | undefined },
): Promise<{ items: OfficeReview[]; next: string | null }> {
  const rows = await ctx.db
    .select({ review: reviews })
    .from(reviews)
    .where(and(inList(list), after === undefined ? undefined : isAfter(after)))
    .orderBy(asc(reviews.dueAt), asc(reviews.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE).map(({ review }) => review);
  const items = await toOfficeReviews(ctx, deps, page);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  return { items, next: last ? `${last.dueAt.getTime()}-${last.id}` : null };
}

/** `1764430831000-12`: the term in milliseconds and the id of the last row of a page. */
function isAfter(cursor: string): SQL | undefined {
  const [at = 0, id = 0] = cursor.split('-').map(Number);
  const dueAt = new Date(at);
  return or(gt(reviews.dueAt, dueAt), and(eq(reviews.dueAt, dueAt), gt(reviews.id, id)));
}

function inList(list: List): SQL | undefined {
  const isPublished = eq(reviews.state, 'published');
  switch (list) {
    case 'waiting':
      return eq(reviews.state, 'waiting');
    case 'published':
      return isPublished;
    case 'unanswered':
      return and(isPublished, lte(reviews.mark, LOW_MARK), isNull(reviews.answeredAt));
    case 'complaints':
      return and(
        isPublished,
        sql`exists (select 1 from ${reviewComplaints} where ${reviewComplaints.reviewId} = ${reviews.id} and ${reviewComplaints.closedAt} is null)`,
      );
  }
}

/** Throws `review-not-found`. */
export async function readOfficeReview(
  ctx: StaffContext,
  deps: ReviewDeps,
  id: number,
): Promise<OfficeReview> {
  const rows = await ctx.db.select().from(reviews).where(eq(reviews.id, id));
  const [review] = await toOfficeReviews(ctx, deps, rows);
  if (!review) throw notFound('review');
  return review;
}

async function toOfficeReviews(
  { db, now }: StaffContext,
  deps: ReviewDeps,
  rows: readonly ReviewRow[],
): Promise<OfficeReview[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [photos, complaints, named] = await Promise.all([
    photosOf(db, ids),
    db
      .select()
      .from(reviewComplaints)
      .where(and(inArray(reviewComplaints.reviewId, ids), isNull(reviewComplaints.closedAt)))
      .orderBy(asc(reviewComplaints.id)),
    db
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(inArray(products.id, [...new Set(rows.map(({ productId }) => productId))])),
  ]);
  const at = now();
  return rows.map((row): OfficeReview => {
    const own = { row, photos: photos.get(row.id) ?? [], now: at, place: '/office/api' as const };
    const { publishedOn: _publishedOn, ...review } = toReview(own, deps);
    const { cause, causeWords } = row;
    return {
      ...review,
      state: row.state,
      productId: row.productId,
      productName: named.find(({ id }) => id === row.productId)?.name ?? '',
      uin: row.uin,
      storeId: row.storeId,
      sentAt: row.sentAt.toISOString(),
      dueAt: row.dueAt.toISOString(),
      isOverdue: row.state === 'waiting' && row.dueAt < at,
      version: row.version,
      refusal: cause === null ? null : { reason: cause, words: causeWords ?? '' },
      complaints: complaints
        .filter(({ reviewId }) => reviewId === row.id)
        .map(({ reason, text, at: sent }) => ({ reason, text, at: sent.toISOString() })),
    };
  });
}
