import type { Files } from '#src/platform/files/file-store.ts';
import type { FileSettings } from './file-settings.ts';
import { folderFiles } from './folder-store.ts';

/** Opens the storage. Nothing is asked of it yet; its library is loaded only when S3 is configured. */
export async function openFiles(settings: FileSettings): Promise<Files> {
  if (settings.kind === 'folder') return folderFiles(settings.folder);
  const { s3Files } = await import('./s3/s3-store.ts');
  return s3Files(settings);
}
