import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startS3, type TestS3 } from '@yahont/api/adapters/files/testing/s3-server.ts';
import { openFiles, type Files } from '@yahont/api/compose.ts';

export type SharedFiles = {
  /** Opens the storage as one more process does. */
  open: () => Promise<Files>;
  /** Null for a folder. */
  s3: TestS3 | null;
  stop: () => Promise<void>;
};

/** A storage that several processes use: one folder on a shared disk, or one bucket. */
export async function shareFiles(kind: 'folder' | 's3'): Promise<SharedFiles> {
  if (kind === 's3') {
    const s3 = await startS3();
    return { open: () => openFiles({ kind, ...s3.settings }), s3, stop: s3.stop };
  }
  const folder = await mkdtemp(join(tmpdir(), 'yahont-shared-'));
  return {
    open: () => openFiles({ kind, folder }),
    s3: null,
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}
