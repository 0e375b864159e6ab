import { fileFault, type FileFault } from './file-faults.ts';

const MEGABYTE = 1024 * 1024;

/** Files that a message to the shop may bring: how many, of how many bytes each, and which media types are looked for. */
export const SUPPORT_FILES = {
  most: 4,
  bytes: 10 * MEGABYTE,
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
} as const satisfies { most: number; bytes: number; types: readonly string[] };

/** The largest form of a message, bytes: its files, and what multipart adds to them and to the text. */
export const SUPPORT_FORM_BYTES = SUPPORT_FILES.most * SUPPORT_FILES.bytes + MEGABYTE;

/** The first fault of files that are sent along, by their number and sizes; null for none. */
export function messageFilesFault(files: readonly { name: string; size: number }[]): FileFault | null {
  return fileFault(files, SUPPORT_FILES);
}
