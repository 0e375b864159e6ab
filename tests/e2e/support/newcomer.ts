import { randomInt } from 'node:crypto';

/** A mobile number that no other test uses: `+79001234567`. */
export function freshPhone(): string {
  return `+7900${String(randomInt(10_000_000)).padStart(7, '0')}`;
}

/** Headers that give the visitor an IP address of their own. */
export function freshAddress(): Record<string, string> {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}
