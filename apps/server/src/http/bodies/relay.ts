import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares the `Authorization` of a mail relay with its secret, in a time that does not depend on what was sent. */
export function relayCheck(secret: string): (authorization: string) => boolean {
  const expected = digestOf(`Bearer ${secret}`);
  return (authorization) => timingSafeEqual(digestOf(authorization), expected);
}

/** Hashes have one length, whatever was sent. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
