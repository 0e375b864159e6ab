/** Without characters that look alike: 0 and O, 1 and I. The place of a character is its value. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const BASE = BigInt(ALPHABET.length);
/** 80 bits: a code cannot be guessed. */
const SECRET_LENGTH = 16;
const CHECK_LENGTH = 4;
const LENGTH = SECRET_LENGTH + CHECK_LENGTH;
/** The largest prime that four characters can hold: every wrong character and every two swapped ones change the remainder. */
const MODULUS = 1_048_573n;
/** Russian letters that a reader takes for Latin ones. */
const TWINS: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};
/** Longest text that can be a code, with whatever a shopper types between its groups. */
export const CERTIFICATE_CODE_MAX_LENGTH = 60;

/** Bytes that `certificateCode` uses. */
export const CERTIFICATE_SECRET_BYTES = 10;

/** The code made of ten random bytes: 16 characters of secret and 4 that check them, without hyphens. */
export function certificateCode(secret: Uint8Array): string {
  if (secret.length !== CERTIFICATE_SECRET_BYTES) throw new RangeError(`a secret of ${secret.length} bytes`);
  const number = secret.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const characters = write(number, SECRET_LENGTH);
  return characters + write(number % MODULUS, CHECK_LENGTH);
}

/**
 * The code that the shopper typed, without hyphens; null when it is mistyped. Spaces, hyphens and case
 * do not matter.
 */
export function parseCertificateCode(text: string): string | null {
  if (text.length > CERTIFICATE_CODE_MAX_LENGTH) return null;
  const code = Array.from(
    text.toUpperCase().replace(/[\s\u2010-\u2015-]/g, ''),
    (one) => TWINS[one] ?? one,
  ).join('');
  if (code.length !== LENGTH) return null;
  const secret = read(code.slice(0, SECRET_LENGTH));
  const check = read(code.slice(SECRET_LENGTH));
  return secret !== null && check !== null && secret % MODULUS === check ? code : null;
}

/** Whether a text is a code without a typing error; only the API knows whether it is valid. */
export function isCertificateCode(text: string): boolean {
  return parseCertificateCode(text) !== null;
}

/** `ABCD-EFGH-…`, as it is printed and sent. */
export function formatCertificateCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

function write(number: bigint, length: number): string {
  let left = number;
  return Array.from({ length }, () => {
    const character = ALPHABET[Number(left % BASE)] ?? '';
    left /= BASE;
    return character;
  })
    .toReversed()
    .join('');
}

function read(characters: string): bigint | null {
  const values = Array.from(characters, (one) => ALPHABET.indexOf(one));
  return values.includes(-1) ? null : values.reduce((sum, value) => sum * BASE + BigInt(value), 0n);
}
