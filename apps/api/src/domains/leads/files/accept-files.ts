import { FILE_REFUSALS } from '@yahont/contracts/wire/refusals.ts';
import { mayAttach } from '@yahont/values/leads/attachments.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { refuse } from '#src/platform/errors.ts';
import { cleanPicture } from './clean-picture.ts';
import { isPdf } from './is-pdf.ts';
import { safeFileName } from './safe-file-name.ts';

/** A checked file: a photograph re-encoded without metadata, or a PDF as it came. */
export type AcceptedFile = { name: string; type: string; bytes: Uint8Array };

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'application/pdf': 'pdf' };

/**
 * Checks files by their content, whatever their names and declared types say.
 * @throws `too-many-files`, `file-refused` with the name of the first bad file
 */
export async function acceptFiles(kind: LeadKind, files: readonly File[]): Promise<AcceptedFile[]> {
  if (!mayAttach(kind, files)) throw refuse(FILE_REFUSALS, 'too-many-files', {});
  const accepted: AcceptedFile[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const clean = kind === 'vacancy' ? readPdf(bytes) : await readPicture(bytes);
    if (clean === null) throw refuse(FILE_REFUSALS, 'file-refused', { name: safeFileName(file.name, '') });
    accepted.push({ ...clean, name: safeFileName(file.name, EXTENSIONS[clean.type] ?? '', index + 1) });
  }
  return accepted;
}

function readPdf(bytes: Uint8Array): Omit<AcceptedFile, 'name'> | null {
  return isPdf(bytes) ? { type: 'application/pdf', bytes } : null;
}

async function readPicture(bytes: Uint8Array): Promise<Omit<AcceptedFile, 'name'> | null> {
  const picture = await cleanPicture(bytes);
  return picture && { type: 'image/jpeg', bytes: picture };
}
