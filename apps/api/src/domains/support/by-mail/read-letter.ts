import PostalMime from 'postal-mime';
import type { Attachment, Email } from 'postal-mime';
import { boundLetter } from './bound-letter.ts';
import { HEADERS_MAX } from './read-head.ts';
import { wordsOfHtml } from './html-words.ts';
import { newestWords } from './newest-words.ts';

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
  const parsed = await parse(raw).catch(() => null);
  if (parsed === null) return null;
  const plain = newestWords(parsed.text ?? '');
  const text = plain === '' && parsed.html ? newestWords(await wordsOfHtml(parsed.html)) : plain;
  const files = parsed.attachments.map((attachment) => toFile(attachment));
  return { text, files: files.toSorted((one, other) => Number(other.isAttached) - Number(one.isAttached)) };
}

/** Throws for headers and parts that no mail program writes. */
async function parse(raw: Uint8Array): Promise<Email | null> {
  const bounded = await boundLetter(raw);
  return (
    bounded &&
    PostalMime.parse(bounded, {
      maxHeadersSize: HEADERS_MAX,
      maxNestingDepth: DEPTH_MAX,
      forceRfc822Attachments: true,
    })
  );
}

function toFile({ filename, content, related = false }: Attachment): LetterFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { name: filename ?? '', bytes, isAttached: !related };
}
