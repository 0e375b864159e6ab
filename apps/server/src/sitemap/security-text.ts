/**
 * RFC 9116 recommends an expiry of less than a year; the file is generated again every hour, so it never
 * expires.
 */
const VALID_DAYS = 180;

type About = {
  /** `mailto:`, `https:` or `tel:` address. */
  contact: string;
  origin: string;
  now: Date;
};

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability of the site. */
export function securityText({ contact, origin, now }: About): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: ru, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
