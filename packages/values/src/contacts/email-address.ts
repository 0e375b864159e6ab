import { toAscii, toUnicode } from './punycode.ts';

const AT = '@';

/**
 * An e-mail address as it is kept and sent to: the domain in punycode and small letters. `Анна@Почта.рф` →
 * `Анна@xn--80a1acny.xn--p1ai`. A text without a domain is returned unchanged.
 */
export function storedEmail(text: string): string {
  return withDomain(text, (domain) => toAscii(domain.toLowerCase()) ?? domain);
}

/** The same address as a person reads it: `anna@xn--80a1acny.xn--p1ai` → `anna@почта.рф`. */
export function shownEmail(email: string): string {
  return withDomain(email, toUnicode);
}

function withDomain(text: string, change: (domain: string) => string): string {
  const at = text.lastIndexOf(AT);
  return at === -1 ? text : text.slice(0, at + 1) + change(text.slice(at + 1));
}
