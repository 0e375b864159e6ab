import { createHash, randomBytes } from 'node:crypto';
import type { SessionStep } from './staff.tables.ts';

/**
 * Marks tokens, so that people and secret scanners recognise them. Sessions that are not open have another mark, which
 * a release that knows open ones only does not accept.
 */
const PREFIX = 'yst_';
const ENTERING_PREFIX = 'yse_';

/** A random token; the database stores only its hash. */
export function createStaffToken(step: SessionStep = 'open'): { token: string; hash: string } {
  const prefix = step === 'open' ? PREFIX : ENTERING_PREFIX;
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, hash: hashStaffToken(token) };
}

export function hashStaffToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of `Authorization: Bearer`, if it has the form of a staff token. */
export function staffTokenOf(headers: Headers): string | null {
  const found = /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (found === undefined || found.length >= 100) return null;
  return found.startsWith(PREFIX) || found.startsWith(ENTERING_PREFIX) ? found : null;
}
