import { inArray } from 'drizzle-orm';
import { removeOrphans } from '#src/platform/files/remove-orphans.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import type { Context } from '#src/platform/context.ts';
import { supportFiles } from '../support.tables.ts';

/** Removes files that no message names. */
export async function purgeFiles({ db, now }: Context, files: FileStore): Promise<void> {
  await removeOrphans(files, now(), (keys) =>
    db.select({ key: supportFiles.key }).from(supportFiles).where(inArray(supportFiles.key, keys)),
  );
}
