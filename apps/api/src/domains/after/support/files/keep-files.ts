import { randomUUID } from 'node:crypto';
import type { AcceptedFile } from '#src/platform/files/accepted-file.ts';
import type { FileStore } from '#src/platform/files/file-store.ts';
import type { Db } from '#src/platform/database/database.ts';
import { supportFiles } from '../support.tables.ts';

/** A stored file whose row is still to be written. */
export type KeptFile = Omit<AcceptedFile, 'bytes'> & { key: string; bytes: number };

/** Stores files before the transaction that names them; `purgeFiles` removes unnamed ones. */
export async function putFiles(store: FileStore, accepted: readonly AcceptedFile[]): Promise<KeptFile[]> {
  const kept = accepted.map((file) => ({ ...file, key: randomUUID() }));
  await Promise.all(kept.map(({ key, bytes, type }) => store.put(key, bytes, type)));
  return kept.map(({ key, name, type, bytes }) => ({ key, name, type, bytes: bytes.length }));
}

/** `messageId`: null for the files of the question itself. */
export async function nameFiles(
  tx: Db,
  { requestId, messageId }: { requestId: number; messageId: number | null },
  files: readonly KeptFile[],
): Promise<void> {
  if (files.length > 0)
    await tx.insert(supportFiles).values(files.map((file) => ({ requestId, messageId, ...file })));
}
