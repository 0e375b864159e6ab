import { LRUCache } from 'lru-cache';
import type { Visitor } from '#src/platform/context.ts';
import { ACCESS_AUDIENCE } from './access-token.ts';
import { FUSER_AUDIENCE } from './fuser-token.ts';
import type { Keys } from './keys.ts';
import { verifyToken } from './read-token.ts';

/** How many verified tokens are remembered; a visitor sends the same one with every call. */
const REMEMBERED = 20_000;

type KnownToken = { caller: Visitor; expiresAtMs: number };

const NOBODY: Visitor = { kind: 'nobody' };

/**
 * Identifies the caller by `Authorization: Bearer` or, without that header, by `Fuser-Token`. A broken or expired token
 * gives `nobody`, and so does one of an ended session. Makes no database query.
 */
export function createIdentify(
  keys: Keys,
  { now, hasEnded }: { now: () => Date; hasEnded: (sessionId: string) => boolean },
): (headers: Headers) => Promise<Visitor> {
  const known = new LRUCache<string, KnownToken>({ max: REMEMBERED });

  const recall = (cacheKey: string, check: () => KnownToken | null): Visitor => {
    let found = known.get(cacheKey);
    if (!found) {
      found = check() ?? undefined;
      if (!found) return NOBODY;
      known.set(cacheKey, found);
    }
    const { caller, expiresAtMs } = found;
    if (expiresAtMs <= now().getTime()) return NOBODY;
    return caller.kind === 'account' && hasEnded(caller.sessionId) ? NOBODY : caller;
  };

  return async (headers) => {
    const authorization = headers.get('authorization');
    if (authorization !== null) {
      if (!/^bearer /i.test(authorization)) return NOBODY;
      const token = authorization.slice(7).trim();
      return recall(`a${token}`, () => accountOf(token, keys.access));
    }
    const token = headers.get('fuser-token');
    if (token === null || token === '') return NOBODY;
    return recall(`f${token}`, () => fuserOf(token, keys.fuser));
  };
}

function accountOf(token: string, key: Uint8Array): KnownToken | null {
  const claims = verifyToken(token, { key, audience: ACCESS_AUDIENCE });
  const accountId = Number(claims?.sub);
  if (!claims?.sid || !Number.isSafeInteger(accountId)) return null;
  return { caller: { kind: 'account', accountId, sessionId: claims.sid }, expiresAtMs: claims.exp * 1000 };
}

function fuserOf(token: string, key: Uint8Array): KnownToken | null {
  const claims = verifyToken(token, { key, audience: FUSER_AUDIENCE });
  if (!claims) return null;
  return { caller: { kind: 'fuser', fuserId: claims.sub }, expiresAtMs: claims.exp * 1000 };
}
