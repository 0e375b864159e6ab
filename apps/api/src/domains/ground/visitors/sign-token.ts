import { SignJWT } from 'jose';

type Content = { audience: string; subject: string; sessionId?: string; issuedAt: Date; lifeSeconds: number };

/**
 * A compact JWT, HS256. By jose, although `read-token.ts` reads by itself: signing is rare, so speed is no reason here, and a
 * library that others audit is the other side that our reader is tested against.
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
