import type { Review } from '@yahont/contracts/reviews/reviews.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { MARKS } from '@yahont/values/reviews.ts';
import { toPhotos } from './review-photos.ts';
import type { ReviewDeps } from './reviews.deps.ts';
import type { PhotoRow, ReviewRow } from './reviews.tables.ts';

const UIN_END = 4;

type Source = { row: ReviewRow; photos: readonly PhotoRow[]; now: Date; place?: '/api' | '/office/api' };

/** Everything about a review that does not depend on its state. */
export function toReview({ row, photos, now, place }: Source, deps: ReviewDeps): Review {
  const { timezone, name } = deps.cities.getOrDefault(row.cityId);
  const store = row.storeId === null ? undefined : deps.stores.find(row.storeId, now);
  return {
    id: row.id,
    isSample: row.accountId === null,
    mark: markOf(row.mark),
    author: row.authorName,
    city: row.authorName === null ? null : name,
    store: store?.name ?? null,
    boughtOn: row.boughtOn,
    publishedOn: cityDate(row.decidedAt ?? row.sentAt, timezone),
    uinEnd: row.uin.slice(-UIN_END),
    size: row.size,
    fit: row.fit,
    notes: [...row.notes],
    text: row.text,
    photos: toPhotos(photos, deps, place),
    useful: row.useful,
    answer: answerOf(row, deps, now),
  };
}

/** The answer of a store, which signs with its name and address. */
export function answerOf(
  { answerText, answerStoreId, answeredAt, cityId }: ReviewRow,
  { cities, stores }: Pick<ReviewDeps, 'cities' | 'stores'>,
  now: Date,
): Review['answer'] {
  if (answerText === null || answerStoreId === null || answeredAt === null) return null;
  const store = stores.find(answerStoreId, now);
  const sign = store ? `Салон «Яхонт», ${store.address}` : 'Яхонт';
  return { store: sign, on: cityDate(answeredAt, cities.getOrDefault(cityId).timezone), text: answerText };
}

/** The database checks that it is one to five. */
export function markOf(mark: number): Review['mark'] {
  return MARKS.find((one) => one === mark) ?? 1;
}
