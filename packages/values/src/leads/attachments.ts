import { fileFault, type FileFault } from './file-faults.ts';
import type { LeadKind } from './lead-choices.ts';

/** File limits of each kind of request: how many, how many bytes each, and which media types. */
export type AttachmentRule = { most: number; bytes: number; types: readonly string[] };

const MEGABYTE = 1024 * 1024;

export const ATTACHMENT_RULES: Readonly<Partial<Record<LeadKind, AttachmentRule>>> = {
  rent: { most: 6, bytes: 10 * MEGABYTE, types: ['image/jpeg', 'image/png', 'image/webp'] },
  wish: { most: 4, bytes: 10 * MEGABYTE, types: ['image/jpeg', 'image/png', 'image/webp'] },
  vacancy: { most: 1, bytes: 10 * MEGABYTE, types: ['application/pdf'] },
};

/** The largest form with attachments, bytes: six photographs, and what multipart adds to them and to the fields. */
export const ATTACHED_FORM_BYTES = 6 * 10 * MEGABYTE + MEGABYTE;

/** The first fault of files that are sent with a request of this kind, by their number and sizes; null for none. */
export function leadFilesFault(
  kind: LeadKind,
  files: readonly { name: string; size: number }[],
): FileFault | null {
  return fileFault(files, ATTACHMENT_RULES[kind] ?? { most: 0, bytes: 0 });
}
