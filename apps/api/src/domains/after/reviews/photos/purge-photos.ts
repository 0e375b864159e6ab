import { inArray } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { removeOrphans } from '#src/platform/files/remove-orphans.ts';
import { reviewPhotos } from '../reviews.tables.ts';

/** Removes files that no review names. */
export async function purgePhotos({ db, now }: Context, files: FileStore): Promise<void> {
  await removeOrphans(files, now(), async (keys) => {
    const [large, small] = await Promise.all([
      db
        .select({ key: reviewPhotos.key })
        .from(reviewPhotos)
        .where(inArray(reviewPhotos.key, [...keys])),
      db
        .select({ key: reviewPhotos.thumbKey })
        .from(reviewPhotos)
        .where(inArray(reviewPhotos.thumbKey, [...keys])),
    ]);
    return [...large, ...small].flatMap(({ key }) => (key === null ? [] : [{ key }]));
  });
}
