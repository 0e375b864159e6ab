import PostalMime, { type Attachment, type Email } from 'postal-mime';
import {
  bestOf,
  garbledShare,
  GARBLED_MIN,
  RUSSIAN_CHARSETS,
  type Charset,
} from '#src/platform/text/russian-charset.ts';
import { boundLetter } from './bound-letter.ts';
import { HEADERS_MAX } from './read-head.ts';
import { wordsOfHtml } from './html-words.ts';
import { newestWords } from './newest-words.ts';

const DEPTH_MAX = 20;
/** Number of characters by which the encoding is judged. */
const SAMPLE = 20_000;

export type LetterFile = {
  name: string;
  bytes: Uint8Array;
  /** False: a picture embedded in the text, such as a logo in a signature. */
  isAttached: boolean;
};

export type Letter = {
  /** Only the newest text; may be empty. */
  text: string;
  /** Attached ones first. */
  files: readonly LetterFile[];
  /** False: the e-mail declares no encoding or a wrong one, and the likeliest was used. */
  isCertain: boolean;
};

/**
 * Reads a raw e-mail (RFC 822) in any encoding. Its HTML is reduced to text.
 * @returns null when it cannot be read
 */
export async function readLetter(raw: Uint8Array): Promise<Letter | null> {
  const named = await parse(raw, null);
  if (named === null) return null;
  const { email, isCertain } = await inReadableCharset(raw, named);
  const plain = newestWords(email.text ?? '');
  const text = plain === '' && email.html ? newestWords(await wordsOfHtml(email.html)) : plain;
  const files = email.attachments.map((attachment) => toFile(attachment));
  return {
    text,
    files: files.toSorted((one, other) => Number(other.isAttached) - Number(one.isAttached)),
    isCertain,
  };
}

/** The e-mail in its declared encoding, or in the one in which its text reads as Russian or English. */
async function inReadableCharset(
  raw: Uint8Array,
  named: Email,
): Promise<{ email: Email; isCertain: boolean }> {
  if (garbledShare(sampleOf(named)) <= GARBLED_MIN) return { email: named, isCertain: true };
  const guesses: Email[] = [named];
  for (const charset of RUSSIAN_CHARSETS) guesses.push((await parse(raw, charset)) ?? named);
  const best = guesses[bestOf(guesses.map((guess) => sampleOf(guess)))] ?? named;
  return { email: best, isCertain: best === named };
}

function sampleOf({ text = '', html = '' }: Email): string {
  return text.trim() === '' ? html.slice(0, SAMPLE) : text.slice(0, SAMPLE);
}

/** Null for headers and parts that no mail program writes. */
async function parse(raw: Uint8Array, charset: Charset | null): Promise<Email | null> {
  const bounded = boundLetter(raw, charset);
  if (bounded === null) return null;
  return PostalMime.parse(bounded, {
    maxHeadersSize: HEADERS_MAX,
    maxNestingDepth: DEPTH_MAX,
    forceRfc822Attachments: true,
  }).catch(() => null);
}

function toFile({ filename, content, related = false }: Attachment): LetterFile {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { name: filename ?? '', bytes, isAttached: !related };
}
