import { decodeWords } from 'postal-mime';
import { splitHeaders, valueOf, type RawHeader } from './raw-headers.ts';

/** Longest headers of a letter, bytes; mail servers add some thousands. */
export const HEADERS_MAX = 256 * 1024;
/** Longest header with receivers, characters; an address beyond it is ignored. */
const RECEIVERS_MAX = 16 * 1024;
const SUBJECT_MAX = 1000;

/** Headers in which relays name the receiver. */
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
/** Beginnings of the subject of automatic answers and reports, in Russian and English. */
const AUTOMATIC_SUBJECT =
  /^(?:(?:re|fw|fwd|отв|ответ|на)\s*:\s*)*(?:auto:|автоответ|авто-ответ|автоматический ответ|auto(?:matic)?[- ]?(?:reply|response)|autoreply|out[- ]of[- ](?:the[- ])?office|вне офиса|отсутствую|нет на месте|я в отпуске|нахожусь в отпуске|undeliver|delivery status notification|mail delivery failed|failure notice|returned mail|недоставленн|не доставлено|сообщение не доставлено)/iu;

export type LetterHead = {
  /** Values of the headers that name receivers. */
  recipients: readonly string[];
  /**
   * Identifies an e-mail that a relay delivers again: its Message-ID, or its sender, time and subject.
   * Relays add their own lines, so the whole head would differ.
   */
  identity: string;
  hasMessageId: boolean;
  /** Written by a program: an out-of-office answer, a report of a mail server, a mailing list. */
  isAutomatic: boolean;
};

/**
 * Reads only the headers of a raw e-mail, so that an e-mail for somebody else costs little.
 * @returns null when they are not headers, or too many
 */
export function readHead(raw: Uint8Array): LetterHead | null {
  const start = raw.subarray(0, HEADERS_MAX);
  const end = endOfHead(start);
  if (end === -1) return null;
  const headers = splitHeaders(start.subarray(0, end));
  const messageId = valueOf(headers, 'message-id');
  return {
    recipients: headers
      .filter(({ key }) => RECIPIENTS.has(key))
      .map(({ value }) => value.slice(0, RECEIVERS_MAX)),
    identity: messageId || ['from', 'date', 'subject'].map((key) => valueOf(headers, key)).join('\n'),
    hasMessageId: messageId !== '',
    isAutomatic: isAutomatic(headers),
  };
}

/** The bytes after the headers. */
export function bodyOf(raw: Uint8Array): Uint8Array {
  const end = endOfHead(raw.subarray(0, HEADERS_MAX));
  return end === -1 ? raw : raw.subarray(end);
}

/** Index of the empty line that ends the headers; -1 without one. */
function endOfHead(bytes: Uint8Array): number {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = ['\n\r\n', '\n\n'].map((end) => text.indexOf(end)).filter((at) => at !== -1);
  return ends.length === 0 ? -1 : Math.min(...ends) + 1;
}

function isAutomatic(headers: readonly RawHeader[]): boolean {
  const subject = decodeSubject(valueOf(headers, 'subject'));
  return (
    AUTOMATIC_SUBJECT.test(subject) ||
    headers.some(({ key, value: given }) => {
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
    })
  );
}

/** Words of the subject, encoded (`=?utf-8?B?…?=`) or as bytes of UTF-8. */
function decodeSubject(value: string): string {
  const given = value.slice(0, SUBJECT_MAX);
  return decodeWords(given.includes('=?') ? given : Buffer.from(given, 'latin1').toString('utf8')).trim();
}
