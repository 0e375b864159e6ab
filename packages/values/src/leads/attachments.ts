import type { LeadKind } from './lead-choices.ts';

/** Files that a kind of request may bring: how many, of how many bytes each, and of which media types. */
export type AttachmentRule = { most: number; bytes: number; types: readonly string[] };

const MEGABYTE = 1024 * 1024;

export const ATTACHMENT_RULES: Readonly<Partial<Record<LeadKind, AttachmentRule>>> = {
  rent: { most: 6, bytes: 10 * MEGABYTE, types: ['image/jpeg', 'image/png', 'image/webp'] },
  vacancy: { most: 1, bytes: 10 * MEGABYTE, types: ['application/pdf'] },
};

/** The largest form with attachments, bytes: six photographs, and what multipart adds to them and to the fields. */
export const ATTACHED_FORM_BYTES = 6 * 10 * MEGABYTE + MEGABYTE;

/** Whether these files may be sent with a request of this kind, by their number, sizes and declared types. */
export function mayAttach(kind: LeadKind, files: readonly { size: number; type: string }[]): boolean {
  const rule = ATTACHMENT_RULES[kind];
  if (rule === undefined) return files.length === 0;
  return (
    files.length <= rule.most &&
    files.every(({ size, type }) => size > 0 && size <= rule.bytes && rule.types.includes(type))
  );
}
