import { eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { contentBlocks } from './content.tables.ts';

/** Key of a text page; with and without the last slash it is the same page. */
export function pageKey(path: string): string {
  const trimmed = path.replaceAll(/^\/+|\/+$/g, '');
  return trimmed === '' ? 'page:/' : `page:/${trimmed}/`;
}

export async function findBlock(db: Db, key: string): Promise<unknown> {
  const [block] = await db
    .select({ body: contentBlocks.body })
    .from(contentBlocks)
    .where(eq(contentBlocks.key, key));
  return block?.body;
}

export async function writeBlock(tx: Db, key: string, body: object, changedAt: Date): Promise<void> {
  await tx
    .insert(contentBlocks)
    .values({ key, body, changedAt })
    .onConflictDoUpdate({ target: contentBlocks.key, set: { body, changedAt } });
}
