import { createHash, randomBytes } from 'node:crypto';

/** Marks staff tokens, so that people and secret scanners recognise them. */
const PREFIX = 'yst_';

/** A random token; the database stores only its hash. */
export function createStaffToken(): { token: string; hash: string } {
  const token = PREFIX + randomBytes(32).toString('base64url');
  return { token, hash: hashStaffToken(token) };
}

export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of `Authorization: Bearer`, if it has the form of a staff token. */
export function staffTokenOf(headers: Headers): string | null {
  const found = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return found?.startsWith(PREFIX) === true && found.length < 100 ? found : null;
}
