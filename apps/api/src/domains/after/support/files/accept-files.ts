import { messageFilesFault, SUPPORT_FILES } from '@yahont/values/leads/support-files.ts';
import type { FileReason } from '@yahont/contracts/wire/refusals.ts';
import { lookInto } from '#src/platform/files/look-into.ts';
import { refuseContent, refuseFault } from '#src/platform/files/refuse-files.ts';
import { safeFileName } from '#src/platform/files/safe-file-name.ts';
import type { AcceptedFile } from '#src/platform/files/accepted-file.ts';

/** Maximum number of files of an e-mail that are examined. */
const LOOKED_AT = 12;

/**
 * Checks the files of a message by their content, whatever their names and declared types say: a
 * picture is encoded again without metadata, a PDF is stored unchanged.
 * @throws a refusal of `FILE_REFUSALS`, which names the first bad file and the reason
 */
export async function acceptFiles(files: readonly File[]): Promise<AcceptedFile[]> {
  refuseFault(messageFilesFault(files));
  const accepted: AcceptedFile[] = [];
  for (const [index, file] of files.entries()) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const one = await acceptFile({ name: file.name, bytes }, index + 1);
    if ('why' in one) throw refuseContent(file.name, one.why);
    accepted.push(one);
  }
  return accepted;
}

type UploadedFile = { name: string; bytes: Uint8Array };

/** A file of an e-mail that was not kept, and why. */
export type LeftFile = { name: string; why: 'too-many' | 'too-large' | 'heic' | 'winmail' | 'unknown-kind' };

/**
 * The same for an e-mail, whose writer cannot be asked for another file: acceptable files are kept, up
 * to the limit of a message. `left`: the attached files that were not kept.
 */
export async function acceptWhatPasses(
  files: readonly (UploadedFile & { isAttached: boolean })[],
): Promise<{ accepted: AcceptedFile[]; left: LeftFile[] }> {
  const accepted: AcceptedFile[] = [];
  const left: LeftFile[] = [];
  for (const [index, { isAttached, ...file }] of files.entries()) {
    const isFull = accepted.length === SUPPORT_FILES.most || index >= LOOKED_AT;
    const one = isFull || isTooLarge(file) ? null : await acceptFile(file, accepted.length + 1);
    if (one !== null && !('why' in one)) accepted.push(one);
    else if (isAttached) left.push({ name: file.name, why: isFull ? 'too-many' : reasonOf(file, one) });
  }
  return { accepted, left };
}

function isTooLarge({ bytes }: UploadedFile): boolean {
  return bytes.length === 0 || bytes.length > SUPPORT_FILES.bytes;
}

/** The first bytes of a TNEF file, into which Outlook packs an e-mail and its files (MS-OXTNEF). */
const WINMAIL = '789f3e22';

function reasonOf({ bytes }: UploadedFile, looked: { why: FileReason } | null): LeftFile['why'] {
  if (bytes.length > SUPPORT_FILES.bytes) return 'too-large';
  if (looked?.why === 'heic') return 'heic';
  return Buffer.from(bytes.subarray(0, 4)).toString('hex') === WINMAIL ? 'winmail' : 'unknown-kind';
}

async function acceptFile(
  { name, bytes }: UploadedFile,
  number: number,
): Promise<AcceptedFile | { why: FileReason }> {
  const found = await lookInto(bytes, 'picture-or-pdf');
  if ('why' in found) return found;
  return { ...found, name: safeFileName(name, found.type === 'application/pdf' ? 'pdf' : 'jpg', number) };
}
