import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keyed hash of a sign-in code: without a key, ten thousand guesses would reveal every code of a stolen table. */
export function hashCode(key: Uint8Array, { phone, code }: { phone: string; code: string }): string {
  return createHmac('sha256', key).update(`${phone}:${code}`).digest('hex');
}

/** Compares in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const a = Buffer.from(left, 'hex');
  const b = Buffer.from(right, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
