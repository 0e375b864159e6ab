import PostalMime from 'postal-mime';
import type { Header } from 'postal-mime';

/** Longest headers of a letter, bytes; mail servers add some thousands. */
export const HEADERS_MAX = 256 * 1024;

/** Where relays write whom a letter is for. */
const RECIPIENTS: ReadonlySet<string> = new Set([
  'to',
  'cc',
  'delivered-to',
  'envelope-to',
  'x-envelope-to',
  'x-forwarded-to',
  'x-original-to',
]);
const BULK = /^(?:bulk|junk|list|auto_reply)$/i;

export type LetterHead = {
  /** Values of the headers that name receivers. */
  recipients: readonly string[];
  /** Null when the letter has none. */
  messageId: string | null;
  /** Written by a program: an answer of an absent person, a report of a mail server, a mailing list. */
  isAutomatic: boolean;
};

/**
 * Reads the headers of a raw letter and nothing else, so that a letter that is not for us costs little.
 * @returns null when they are no headers, or too many
 */
export async function readHead(raw: Uint8Array): Promise<LetterHead | null> {
  const start = raw.subarray(0, HEADERS_MAX);
  const end = endOfHead(start);
  if (end === -1) return null;
  const { headers, messageId } = await PostalMime.parse(start.subarray(0, end), {
    maxHeadersSize: HEADERS_MAX,
  });
  return {
    recipients: headers.filter(({ key }) => RECIPIENTS.has(key)).map(({ value }) => value),
    messageId: messageId?.trim() || null,
    isAutomatic: isAutomatic(headers),
  };
}

/** Of the empty line that ends the headers; -1 when there is none. */
function endOfHead(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = ['\n\r\n', '\n\n'].map((end) => text.indexOf(end)).filter((at) => at !== -1);
  return ends.length === 0 ? -1 : Math.min(...ends) + 1;
}

function isAutomatic(headers: readonly Header[]): boolean {
  return headers.some(({ key, value: given }) => {
    const value = given.trim();
    switch (key) {
      case 'auto-submitted':
        return !/^no(?:$|[\s;(])/i.test(value);
      case 'precedence':
        return BULK.test(value);
      case 'return-path':
        return value === '<>';
      case 'content-type':
        return /^multipart\/report\b/i.test(value);
      default:
        return key === 'x-autoreply' || key === 'x-autorespond' || key === 'list-id';
    }
  });
}
