import type { AppliedCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { kopecks } from '@yahont/values/money.ts';

const ONE = /^([\da-f-]{36}):([A-Z\d]{0,4}):(\d{1,12})$/;

/**
 * The certificates of a form, stored in one field: `id:W7QK:5000 id:A2ZE:700`. Malformed parts are ignored.
 */
export function readApplied(text: string): AppliedCertificate[] {
  return text.split(' ').flatMap((part) => {
    const [, id, lastFour, balance] = ONE.exec(part) ?? [];
    return id === undefined || lastFour === undefined
      ? []
      : [{ id, lastFour, balance: kopecks(Number(balance)) }];
  });
}

/** The field's value for these certificates. */
export function writeApplied(applied: readonly AppliedCertificate[]): string {
  return applied.map(({ id, lastFour, balance }) => `${id}:${lastFour}:${balance}`).join(' ');
}

/** The field's value with one more certificate; duplicates are stored once. */
export function withCertificate(text: string, added: AppliedCertificate): string {
  return writeApplied([...readApplied(text).filter(({ id }) => id !== added.id), added]);
}

/** The field's value without this certificate. */
export function withoutCertificate(text: string, id: string): string {
  return writeApplied(readApplied(text).filter((one) => one.id !== id));
}
