import { parseCertificateCode } from '@yahont/values/certificates/code.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

/** A gift certificate that the shopper pays with, and what it held when it was checked. */
export type AppliedCertificate = { code: string; balance: Kopecks };

/** The certificates of a form, which keeps them in one field: `CODE:5000 CODE:700`. What is no certificate is left out. */
export function readApplied(text: string): AppliedCertificate[] {
  return text.split(' ').flatMap((part) => {
    const [typed = '', balance = ''] = part.split(':');
    const code = parseCertificateCode(typed);
    return code !== null && /^\d{1,12}$/.test(balance) ? [{ code, balance: kopecks(Number(balance)) }] : [];
  });
}

/** The field of these certificates. */
export function writeApplied(applied: readonly AppliedCertificate[]): string {
  return applied.map(({ code, balance }) => `${code}:${balance}`).join(' ');
}

/** The field with one more certificate; the same one twice is there once. */
export function withCertificate(text: string, added: AppliedCertificate): string {
  return writeApplied([...readApplied(text).filter(({ code }) => code !== added.code), added]);
}

/** The field without this certificate. */
export function withoutCertificate(text: string, code: string): string {
  return writeApplied(readApplied(text).filter((one) => one.code !== code));
}
