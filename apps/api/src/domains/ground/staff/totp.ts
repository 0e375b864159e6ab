import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_S = 30;
/** One code before and one after that of now: clocks differ. */
const WINDOW = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** How many characters of a sealed secret say in which way it was sealed. */
const VERSION = 'v1.';

/** Authenticators know no other values for sure. */
const KIND = { algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;

/** A new secret, base32. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that a QR code carries to an authenticator. */
export function uriOf(secret: string, email: string): string {
  return new TOTP({ ...KIND, issuer: 'Яхонт', label: email, secret }).toString();
}

/** The period of 30 seconds to which a code belongs, counted from 1970; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...KIND, secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** The code of this moment. */
export function codeAt(secret: string, now: Date): string {
  return new TOTP({ ...KIND, secret }).generate({ timestamp: now.getTime() });
}

/** Encrypts a secret for its owner: in the row of another person it cannot be opened. */
export function sealSecret(key: Uint8Array, staffId: number, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(`staff:${staffId}`));
  const sealed = Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
  return VERSION + sealed.toString('base64url');
}

/** Null when it was sealed with another key or for another person. */
export function openSecret(key: Uint8Array, staffId: number, text: string): string | null {
  const bytes = Buffer.from(text.slice(VERSION.length), 'base64url');
  if (!text.startsWith(VERSION) || bytes.length <= NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(`staff:${staffId}`));
  decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
  try {
    const opened = decipher.update(bytes.subarray(NONCE_BYTES, bytes.length - TAG_BYTES));
    return Buffer.concat([opened, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
