import { createHmac } from 'node:crypto';
import { isSameHash } from './code-hash.ts';

/**
 * A token that a device keeps after a sign-in, to be recognised when this phone requests a code again:
 * 32 hexadecimal digits.
 */
export function deviceTokenOf(key: Uint8Array, phone: string): string {
  return createHmac('sha256', key).update(phone).digest('hex').slice(0, 32);
}

/** Whether this phone signed in on the device that sends the token. */
export function isKnownDevice(key: Uint8Array, { phone, token }: { phone: string; token: string }): boolean {
  return /^[0-9a-f]{32}$/.test(token) && isSameHash(token, deviceTokenOf(key, phone));
}
