import type { FileReason } from '@yahont/contracts/wire/refusals.ts';
import { cleanPicture } from './clean-picture.ts';
import { isPdf } from './is-pdf.ts';

/** File types that a form accepts. */
export type TakenKind = 'picture' | 'pdf' | 'picture-or-pdf';
type DetectedFile = { type: 'image/jpeg' | 'application/pdf'; bytes: Uint8Array };

/** Brands of pictures that Apple phones take (ISO/IEC 23008-12). */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;
/** First bytes of JPEG, PNG and WebP. */
const PICTURE = /^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP)/s;
const START_BYTES = 16;

/**
 * Judges a file by its content only, whatever its name and declared type say: a picture is encoded
 * again without metadata, a PDF is stored unchanged.
 */
export async function lookInto(
  bytes: Uint8Array,
  taken: TakenKind,
): Promise<DetectedFile | { why: FileReason }> {
  if (taken !== 'picture' && isPdf(bytes)) return { type: 'application/pdf', bytes };
  const picture = taken === 'pdf' ? null : await cleanPicture(bytes);
  if (picture !== null) return { type: 'image/jpeg', bytes: picture };
  const start = Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1');
  if (HEIC.test(start.slice(4))) return { why: 'heic' };
  if (taken !== 'pdf' && PICTURE.test(start)) return { why: 'broken' };
  return { why: `not-a-${taken}` };
}
