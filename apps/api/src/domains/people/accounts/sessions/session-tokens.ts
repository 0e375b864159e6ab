import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createAccessToken, type Keys } from '#src/domains/ground/visitors/index.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refreshTokens, sessions } from '../accounts.tables.ts';

const DAY_MS = 86_400_000;
/** Life of a refresh token; every refresh restarts it. */
const REFRESH_LIFE_MS = 60 * DAY_MS;
/** Life of a session, however often it is refreshed: a phone that changed hands is asked for a code once a year. */
const SESSION_LIFE_MS = 365 * DAY_MS;

export type TokenPair = {
  token: string;
  refreshToken: string;
  /** Unix seconds. */
  refreshTokenExpiration: number;
};

/** How the owner recognises a session. */
export type Client = {
  /** Device in words. */
  device: string;
  /** City of the network; null when it is unknown. */
  city: string | null;
};

/** Hash of a refresh token; the token itself is not stored. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** When a session ends, however often it is refreshed. `openedAt`: the sign-in. */
export function sessionEnd(openedAt: Date): Date {
  return new Date(openedAt.getTime() + SESSION_LIFE_MS);
}

/** When a refresh token that is issued now ends; never later than its session. `openedAt`: the sign-in. */
export function refreshExpiry(now: Date, openedAt: Date): Date {
  return new Date(Math.min(now.getTime() + REFRESH_LIFE_MS, sessionEnd(openedAt).getTime()));
}

/** Opens a session of an account. */
export async function openSession(
  tx: Db,
  { accountId, now, keys, client }: { accountId: number; now: Date; keys: Keys; client: Client },
): Promise<TokenPair> {
  const sessionId = randomUUID();
  await tx
    .insert(sessions)
    .values({ id: sessionId, accountId, createdAt: now, expiresAt: refreshExpiry(now, now), ...client });
  return issueTokens(tx, { accountId, sessionId, openedAt: now, now, keys });
}

/** A new pair of tokens for an open session. `parentHash`: of the refresh token that it replaces. */
export async function issueTokens(
  tx: Db,
  {
    accountId,
    sessionId,
    openedAt,
    now,
    keys,
    parentHash = null,
  }: {
    accountId: number;
    sessionId: string;
    openedAt: Date;
    now: Date;
    keys: Keys;
    parentHash?: string | null;
  },
): Promise<TokenPair> {
  const refreshToken = randomBytes(32).toString('base64url');
  await tx
    .insert(refreshTokens)
    .values({ hash: hashRefreshToken(refreshToken), sessionId, createdAt: now, parentHash });
  return {
    token: await createAccessToken(keys.access, { accountId, sessionId, now, until: sessionEnd(openedAt) }),
    refreshToken,
    refreshTokenExpiration: Math.floor(refreshExpiry(now, openedAt).getTime() / 1000),
  };
}
