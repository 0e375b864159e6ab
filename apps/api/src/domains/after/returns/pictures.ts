import { randomUUID } from 'node:crypto';
import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { ReturnFileAbout } from '@yahont/contracts/returns/return-lists.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import { acceptFiles } from '#src/domains/after/support/index.ts';
import { returnFiles } from './returns.tables.ts';

/** A stored file that no return names yet. */
export type StoredFile = Omit<typeof returnFiles.$inferInsert, 'id' | 'returnId' | 'about'>;

/**
 * Checks and stores files before the transaction that names them; unnamed files are removed at night.
 * Throws the fault of a file.
 */
export async function storeFiles(store: FileStore, files: readonly File[]): Promise<StoredFile[]> {
  const kept = (await acceptFiles(files)).map((file) => ({ ...file, key: randomUUID() }));
  await Promise.all(kept.map(({ key, bytes, type }) => store.put(key, bytes, type)));
  return kept.map(({ key, name, type, bytes }) => ({ key, name, type, bytes: bytes.length }));
}

/** Links stored files to a return. */
export async function nameFiles(
  tx: Db,
  { returnId, about }: { returnId: number; about: ReturnFileAbout },
  files: readonly StoredFile[],
): Promise<void> {
  if (files.length === 0) return;
  await tx.insert(returnFiles).values(files.map((file) => ({ ...file, returnId, about })));
}

/** The number of pictures of defects of each return. */
export async function countPictures(db: Db, returnIds: readonly number[]): Promise<Map<number, number>> {
  if (returnIds.length === 0) return new Map();
  const rows = await db
    .select({ returnId: returnFiles.returnId, pictures: count() })
    .from(returnFiles)
    .where(and(inArray(returnFiles.returnId, [...returnIds]), eq(returnFiles.about, 'defect')))
    .groupBy(returnFiles.returnId);
  return new Map(rows.map(({ returnId, pictures }) => [returnId, pictures]));
}

/** Files of a return, for staff. */
export function findFiles(db: Db, returnId: number, about: ReturnFileAbout) {
  return db
    .select({ id: returnFiles.id, name: returnFiles.name, type: returnFiles.type })
    .from(returnFiles)
    .where(and(eq(returnFiles.returnId, returnId), eq(returnFiles.about, about)))
    .orderBy(asc(returnFiles.id));
}
