import { desc, eq } from 'drizzle-orm';
import {
  type getOwnReview as contract,
  type listOwnReviews as listContract,
  type OwnReview,
} from '@yahont/contracts/reviews/reviews.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { addDays } from '@yahont/values/dates/iso-date.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { isLength, sizeWords } from '@yahont/values/measures/size.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { productUrl } from '#src/domains/goods/catalogue/index.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { photosOf, toPhotos } from '../review-photos.ts';
import type { ReviewDeps } from '../reviews.deps.ts';
import { answerOf, markOf } from '../reviews.mapper.ts';
import { reviews, type ReviewRow } from '../reviews.tables.ts';
import { NAMELESS, requireReviewable, type ReviewedPiece } from './reviewed-piece.ts';

/** How long the text of a review that is not shown is kept for its author. */
export const KEPT_DAYS = 30;

/** Rings and bracelets fit; the length of a chain is a matter of taste, and its owner knew it. */
export function asksFit(piece: ReviewedPiece, { catalogue }: Pick<ReviewDeps, 'catalogue'>): boolean {
  if (piece.size === null) return false;
  return !isLength(piece.size) || catalogue.find(piece.productId)?.kind === 'bracelet';
}

/** The first name of an account, for the signature; null when it has none. */
export async function firstNameOf({ db, caller }: AccountContext): Promise<string | null> {
  const [row] = await db
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, caller.accountId));
  return row?.name.split(' ')[0] || null;
}

/** The form of a piece, with its review if there is one. */
export async function getOwnReview(
  ctx: AccountContext,
  deps: ReviewDeps,
  key: string,
): Promise<AnswerOf<typeof contract>> {
  const piece = await requireReviewable(ctx, deps, key);
  const [[row], name] = await Promise.all([
    ctx.db.select().from(reviews).where(eq(reviews.uin, piece.uin)),
    firstNameOf(ctx),
  ]);
  const isOwn = row?.accountId === ctx.caller.accountId;
  const record = deps.catalogue.find(piece.productId);
  const picture = record?.pictures[0] ? deps.catalogue.pictureOf(record.pictures[0]) : null;
  return {
    name: piece.name,
    details: piece.size === null ? [] : [sizeWords(piece.size)],
    uin: piece.uin,
    boughtOn: piece.boughtOn,
    picture,
    url: record ? productUrl(record) : null,
    asksFit: asksFit(piece, deps),
    signature: name === null ? null : `${name}, ${deps.cities.getOrDefault(piece.cityId).name}`,
    review: row && isOwn ? await toOwnReview(ctx, deps, row) : null,
    isOfAnother: row !== undefined && !isOwn,
  };
}

export async function listOwnReviews(
  { db, caller }: AccountContext,
  { catalogue }: Pick<ReviewDeps, 'catalogue'>,
): Promise<AnswerOf<typeof listContract>> {
  const rows = await db
    .select({ id: reviews.id, uin: reviews.uin, state: reviews.state, productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.accountId, caller.accountId))
    .orderBy(desc(reviews.id));
  return {
    items: rows.map(({ id, uin, state, productId }) => ({
      key: `r${id}`,
      name: catalogue.find(productId)?.name ?? NAMELESS,
      uin,
      state,
    })),
  };
}

export async function toOwnReview(
  { db, now }: Pick<AccountContext, 'db' | 'now'>,
  deps: ReviewDeps,
  row: ReviewRow,
): Promise<OwnReview> {
  const photos = await photosOf(db, [row.id]);
  const { timezone } = deps.cities.getOrDefault(row.cityId);
  const { cause, causeWords, decidedAt } = row;
  return {
    id: row.id,
    state: row.state,
    mark: markOf(row.mark),
    fit: row.fit,
    notes: [...row.notes],
    text: row.text,
    isSigned: row.authorName !== null,
    photos: toPhotos(photos.get(row.id) ?? [], deps),
    readBy: cityDate(row.dueAt, timezone),
    refusal:
      cause === null || decidedAt === null
        ? null
        : {
            reason: cause,
            words: causeWords ?? '',
            keptUntil: addDays(cityDate(decidedAt, timezone), KEPT_DAYS),
          },
    useful: row.useful,
    answer: answerOf(row, deps, now()),
  };
}
