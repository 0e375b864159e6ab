import { randomUUID } from 'node:crypto';
import { readToken } from './read-token.ts';
import { signToken } from './sign-token.ts';

export const FUSER_AUDIENCE = 'fuser';
const YEAR_SECONDS = 365 * 86_400;

/** A token for a new anonymous visitor, known only by the UUID in it. */
export async function createFuserToken(key: Uint8Array, now: Date): Promise<string> {
  return signToken(key, {
    audience: FUSER_AUDIENCE,
    subject: randomUUID(),
    issuedAt: now,
    lifeSeconds: YEAR_SECONDS,
  });
}

/** Id of the anonymous visitor of this token; null when the token is broken or expired. */
export function readFuserToken(token: string, { key, now }: { key: Uint8Array; now: Date }): string | null {
  return readToken(token, { key, audience: FUSER_AUDIENCE, now })?.sub ?? null;
}
