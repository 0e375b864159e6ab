import { createHash, randomBytes } from 'node:crypto';

/** Tells a staff token from the shop's own at a glance, in logs of secrets too. */
const PREFIX = 'yst_';

/** A token that only its holder knows: the database keeps its hash. */
export function createStaffToken(): { token: string; hash: string } {
  const token = PREFIX + randomBytes(32).toString('base64url');
  return { token, hash: hashStaffToken(token) };
}

export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of `Authorization: Bearer`, if it may be one of staff. */
export function staffTokenOf(headers: Headers): string | null {
  const found = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return found?.startsWith(PREFIX) === true && found.length < 100 ? found : null;
}
