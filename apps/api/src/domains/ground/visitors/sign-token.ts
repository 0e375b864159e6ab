import { SignJWT } from 'jose';

type Content = { audience: string; subject: string; sessionId?: string; issuedAt: Date; lifeSeconds: number };

/**
 * A compact JWT, HS256. Uses jose although `read-token.ts` parses by itself: signing is rare, so speed
 * does not matter, and our reader is tested against an audited library.
 */
export async function signToken(key: Uint8Array, content: Content): Promise<string> {
  const issuedAt = Math.floor(content.issuedAt.getTime() / 1000);
  return new SignJWT(content.sessionId === undefined ? {} : { sid: content.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setAudience(content.audience)
    .setSubject(content.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + content.lifeSeconds)
    .sign(key);
}
