import PostalMime from 'postal-mime';
import type { Attachment } from 'postal-mime';
import { HEADERS_MAX } from './read-head.ts';
import { wordsOfHtml } from './html-words.ts';
import { newestWords } from './newest-words.ts';

/** Lines that may begin a part; a letter with more would take the memory of the process to read. */
const PARTS_MAX = 1000;
const DEPTH_MAX = 20;

export type LetterFile = {
  name: string;
  bytes: Uint8Array;
  /** False: a picture that the text shows, such as the logo of a signature. */
  isAttached: boolean;
};

export type Letter = {
  /** The newest words alone; may be empty. */
  text: string;
  /** Attached ones first. */
  files: readonly LetterFile[];
};

/**
 * Reads a raw letter (RFC 822), in whatever encodings it is written. Nothing of its HTML is left but words.
 * @returns null when it cannot be read
 */
export async function readLetter(raw: Uint8Array): Promise<Letter | null> {
  if (countBoundaries(raw) > PARTS_MAX) return null;
  const parsed = await PostalMime.parse(raw, {
    maxHeadersSize: HEADERS_MAX,
    maxNestingDepth: DEPTH_MAX,
    forceRfc822Attachments: true,
  }).catch(() => null);
  if (parsed === null) return null;
  const plain = newestWords(parsed.text ?? '');
  const text = plain === '' && parsed.html ? newestWords(await wordsOfHtml(parsed.html)) : plain;
  const files = parsed.attachments.map((attachment) => toFile(attachment));
  return { text, files: files.toSorted((one, other) => Number(other.isAttached) - Number(one.isAttached)) };
}

function countBoundaries(raw: Uint8Array): number {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  let count = 0;
  for (let at = bytes.indexOf('\n--'); at !== -1 && count <= PARTS_MAX; at = bytes.indexOf('\n--', at + 1))
    count += 1;
  return count;
}

function toFile({ filename, content, related = false }: Attachment): LetterFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { name: filename ?? '', bytes, isAttached: !related };
}
