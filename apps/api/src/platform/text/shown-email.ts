import { domainToUnicode } from 'node:url';

/**
 * A stored e-mail address as a person reads it: `anna@xn--e1aybc.xn--p1ai` → `anna@тест.рф`. An address
 * whose domain cannot be decoded is returned unchanged.
 */
export function shownEmail(email: string): string {
  const from = email.lastIndexOf('@') + 1;
  const domain = domainToUnicode(email.slice(from));
  return from === 0 || domain === '' ? email : email.slice(0, from) + domain;
}
