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

/** A file of a letter that was not kept, and why. */
export type LeftFile = { name: string; why: 'too-many' | 'too-large' | 'heic' | 'winmail' | 'unknown-kind' };

/**
 * The same for a letter, whose writer cannot be asked for another file: those that pass are kept, as many as a message may have.
 * `left`: the attached ones that were not.
 */
export async function acceptWhatPasses(
  files: readonly (Given & { isAttached: boolean })[],
): Promise<{ accepted: AcceptedFile[]; left: LeftFile[] }> {
  const accepted: AcceptedFile[] = [];
  const left: LeftFile[] = [];
  for (const [index, { isAttached, ...file }] of files.entries()) {
    const isFull = accepted.length === SUPPORT_FILES.most || index >= LOOKED_AT;
    const one = isFull || isTooLarge(file) ? null : await acceptFile(file, accepted.length + 1);
    if (one !== null) accepted.push(one);
    else if (isAttached) left.push({ name: file.name, why: isFull ? 'too-many' : reasonOf(file) });
  }
  return { accepted, left };
}

function isTooLarge({ bytes }: Given): boolean {
  return bytes.length === 0 || bytes.length > SUPPORT_FILES.bytes;
}

/** Brands of pictures that phones of Apple take (ISO/IEC 23008-12). */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
/** The first bytes of what Outlook packs a letter and its files into (MS-OXTNEF). */
const WINMAIL = '789f3e22';

function reasonOf(file: Given): LeftFile['why'] {
  if (file.bytes.length > SUPPORT_FILES.bytes) return 'too-large';
  const start = Buffer.from(file.bytes.buffer, file.bytes.byteOffset, Math.min(file.bytes.length, 16));
  if (HEIC.test(start.toString('latin1').slice(4))) return 'heic';
  return start.toString('hex').startsWith(WINMAIL) ? 'winmail' : 'unknown-kind';
}

/** Null when it is neither a picture nor a PDF. */
async function acceptFile({ name, bytes }: Given, number: number): Promise<AcceptedFile | null> {
  if (isPdf(bytes)) return { name: safeFileName(name, 'pdf', number), type: 'application/pdf', bytes };
  const picture = await cleanPicture(bytes);
  return picture && { name: safeFileName(name, 'jpg', number), type: 'image/jpeg', bytes: picture };
}
