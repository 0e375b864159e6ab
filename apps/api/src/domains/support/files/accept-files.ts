import { mayAttachToMessage, SUPPORT_FILES } from '@yahont/values/leads/support-files.ts';
import { FILE_REFUSALS } from '@yahont/contracts/wire/refusals.ts';
import { cleanPicture, isPdf, safeFileName } from '#src/domains/leads/index.ts';
import type { AcceptedFile } from '#src/domains/leads/index.ts';
import { refuse } from '#src/platform/errors.ts';

/** Files of a letter that are looked at. */
const LOOKED_AT = 12;

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
    const one = await acceptFile({ name: file.name, bytes }, index + 1);
    if (one === null) throw refuse(FILE_REFUSALS, 'file-refused', { name: safeFileName(file.name, '') });
    accepted.push(one);
  }
  return accepted;
}

type Given = { name: string; bytes: Uint8Array };

/**
 * The same for a letter, whose writer cannot be asked for another file: those that pass are kept, as many as a message may have.
 * `left`: how many of the attached ones were not.
 */
export async function acceptWhatPasses(
  files: readonly (Given & { isAttached: boolean })[],
): Promise<{ accepted: AcceptedFile[]; left: number }> {
  const accepted: AcceptedFile[] = [];
  let left = files.filter(({ isAttached }) => isAttached).length;
  for (const { isAttached, ...file } of files.slice(0, LOOKED_AT)) {
    if (accepted.length === SUPPORT_FILES.most) break;
    if (file.bytes.length === 0 || file.bytes.length > SUPPORT_FILES.bytes) continue;
    const one = await acceptFile(file, accepted.length + 1);
    if (one === null) continue;
    accepted.push(one);
    if (isAttached) left -= 1;
  }
  return { accepted, left };
}

/** Null when it is neither a picture nor a PDF. */
async function acceptFile({ name, bytes }: Given, number: number): Promise<AcceptedFile | null> {
  if (isPdf(bytes)) return { name: safeFileName(name, 'pdf', number), type: 'application/pdf', bytes };
  const picture = await cleanPicture(bytes);
  return picture && { name: safeFileName(name, 'jpg', number), type: 'image/jpeg', bytes: picture };
}
