import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares a mail relay's `Authorization` with its secret, in a time that does not depend on the sent value.
 */
export function relayCheck(secret: string): (authorization: string) => boolean {
  const expected = digestOf(`Bearer ${secret}`);
  return (authorization) => timingSafeEqual(digestOf(authorization), expected);
}

/** Hashes have the same length for any input. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
