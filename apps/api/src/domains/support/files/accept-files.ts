import { mayAttachToMessage } from '@yahont/values/leads/support-files.ts';
import { FILE_REFUSALS } from '@yahont/contracts/wire/refusals.ts';
import { cleanPicture, isPdf, safeFileName } from '#src/domains/leads/index.ts';
import type { AcceptedFile } from '#src/domains/leads/index.ts';
import { refuse } from '#src/platform/errors.ts';

/**
 * Checks the files of a message by their content, whatever their names and declared types say: a picture is encoded again
 * without metadata, a PDF is kept as it came.
 * @throws `too-many-files`, `file-refused` with the name of the first bad file
 */
export async function acceptFiles(files: readonly File[]): Promise<AcceptedFile[]> {
  if (!mayAttachToMessage(files)) throw refuse(FILE_REFUSALS, 'too-many-files', {});
  const accepted: AcceptedFile[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = isPdf(bytes) ? null : await cleanPicture(bytes);
    if (picture !== null)
      accepted.push({ name: safeFileName(file.name, 'jpg', index + 1), type: 'image/jpeg', bytes: picture });
    else if (isPdf(bytes))
      accepted.push({ name: safeFileName(file.name, 'pdf', index + 1), type: 'application/pdf', bytes });
    else throw refuse(FILE_REFUSALS, 'file-refused', { name: safeFileName(file.name, '') });
  }
  return accepted;
}
