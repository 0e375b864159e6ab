import { inArray } from 'drizzle-orm';
import type { FileStore } from '#src/domains/leads/index.ts';
import type { Context } from '#src/platform/context.ts';
import { supportFiles } from '../support.tables.ts';

/** A file whose message is being written is no orphan yet. */
const ORPHAN_AGE_MS = 86_400_000;

/** Removes files that no message has: it was refused after they were written, or its writer was erased. */
export async function purgeFiles({ db, now }: Context, files: FileStore): Promise<void> {
  const keys = await files.listBefore(new Date(now().getTime() - ORPHAN_AGE_MS));
  if (keys.length === 0) return;
  const rows = await db
    .select({ key: supportFiles.key })
    .from(supportFiles)
    .where(inArray(supportFiles.key, keys));
  const kept = new Set(rows.map(({ key }) => key));
  for (const key of keys.filter((one) => !kept.has(one))) await files.remove(key);
}
