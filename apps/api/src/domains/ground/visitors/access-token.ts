import { signToken } from './sign-token.ts';

export const ACCESS_AUDIENCE = 'access';
/** Life of an access token, seconds. */
export const ACCESS_LIFE_SECONDS = 15 * 60;

/** An access token: identifies an account and a session for a quarter of an hour, and not beyond `until`. */
export async function createAccessToken(
  key: Uint8Array,
  { accountId, sessionId, now, until }: { accountId: number; sessionId: string; now: Date; until?: Date },
): Promise<string> {
  const secondsLeft =
    until === undefined ? ACCESS_LIFE_SECONDS : Math.floor((until.getTime() - now.getTime()) / 1000);
  return signToken(key, {
    audience: ACCESS_AUDIENCE,
    subject: String(accountId),
    sessionId,
    issuedAt: now,
    lifeSeconds: Math.min(ACCESS_LIFE_SECONDS, secondsLeft),
  });
}
