import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@yahont/contracts/accounts/sign-in.ts';

/**
 * Keyed hash of a code, valid for one purpose: without a key, ten thousand guesses would reveal every
 * code of a stolen table.
 */
export function hashCode(
  key: Uint8Array,
  { phone, purpose, code }: { phone: string; purpose: CodePurpose; code: string },
): string {
  return createHmac('sha256', key).update(`${purpose}:${phone}:${code}`).digest('hex');
}

/** Hash of the ticket of a code; the ticket itself, 128 random bits, is not stored. */
export function hashTicket(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

/** Compares in constant time. */
export function isSameHash(left: string, right: string): boolean {
  const a = Buffer.from(left, 'hex');
  const b = Buffer.from(right, 'hex');
  return a.length === b.length && timingSafeEqual(a, b);
}
