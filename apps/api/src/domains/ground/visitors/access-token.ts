import { signToken } from './sign-token.ts';

export const ACCESS_AUDIENCE = 'access';
/** Life of an access token, seconds. */
export const ACCESS_LIFE_SECONDS = 15 * 60;

/** An access token: identifies an account and a session for a quarter of an hour. */
export async function createAccessToken(
  key: Uint8Array,
  { accountId, sessionId, now }: { accountId: number; sessionId: string; now: Date },
): Promise<string> {
  return signToken(key, {
    audience: ACCESS_AUDIENCE,
    subject: String(accountId),
    sessionId,
    issuedAt: now,
    lifeSeconds: ACCESS_LIFE_SECONDS,
  });
}
