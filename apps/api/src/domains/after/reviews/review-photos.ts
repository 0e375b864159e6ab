import { asc, inArray } from 'drizzle-orm';
import type { ReviewPhoto } from '@yahont/contracts/reviews/reviews.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { ReviewDeps } from './reviews.deps.ts';
import { reviewPhotos, type PhotoRow } from './reviews.tables.ts';

/** Photographs of several reviews, by review. */
export async function photosOf(db: Db, reviewIds: readonly number[]): Promise<Map<number, PhotoRow[]>> {
  const found = new Map<number, PhotoRow[]>(reviewIds.map((id) => [id, []]));
  if (reviewIds.length === 0) return found;
  const rows = await db
    .select()
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.id));
  for (const row of rows) found.get(row.reviewId)?.push(row);
  return found;
}

/** `place`: the call that gives the bytes out. */
export function toPhotos(
  rows: readonly PhotoRow[],
  { catalogue }: Pick<ReviewDeps, 'catalogue'>,
  place: '/api' | '/office/api' = '/api',
): ReviewPhoto[] {
  return rows.flatMap((row): ReviewPhoto[] => {
    const { id, key, thumbKey, width, height, pictureHash } = row;
    if (pictureHash !== null) {
      const picture = catalogue.pictureOf({ hash: pictureHash, alt: '' });
      return picture === null ? [] : [{ kind: 'sample', picture }];
    }
    if (key === null || thumbKey === null || width === null || height === null) return [];
    const url = (of: string) => `${place}/reviews/photos/${of}`;
    return [{ kind: 'own', id, url: url(key), thumbUrl: url(thumbKey), width, height }];
  });
}
