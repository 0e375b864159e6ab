/**
 * The raw value of one cookie; null when absent or empty. Scans the header without building a map, because it runs
 * before every cached page.
 */
export function readCookie(header: string | undefined, name: string): string | null {
  if (header === undefined) return null;
  const wanted = `${name}=`;
  let from = header.indexOf(wanted);
  while (from > 0 && !isBoundary(header.charCodeAt(from - 1))) from = header.indexOf(wanted, from + 1);
  if (from === -1) return null;
  const start = from + wanted.length;
  const end = header.indexOf(';', start);
  const value = (end === -1 ? header.slice(start) : header.slice(start, end)).trim();
  return value === '' ? null : value;
}

/** The header without the cookies of these names; undefined when none is left. */
export function withoutCookies(header: string | undefined, names: ReadonlySet<string>): string | undefined {
  if (header === undefined) return undefined;
  const kept = header.split(';').filter((part) => !names.has(part.slice(0, part.indexOf('=')).trim()));
  const left = kept.join(';').trim();
  return left === '' ? undefined : left;
}

export type CookieKind = {
  maxAgeSeconds: number;
  /** `hidden` from scripts, or `readable` by them. */
  visibility: 'hidden' | 'readable';
  isSecure: boolean;
};

/** A `Set-Cookie` line for the whole site. The value must need no encoding: a token or a number. */
export function cookieLine(
  name: string,
  value: string,
  { maxAgeSeconds, visibility, isSecure }: CookieKind,
): string {
  const hidden = visibility === 'hidden' ? '; HttpOnly' : '';
  return `${name}=${value}; Path=/; Max-Age=${Math.floor(maxAgeSeconds)}; SameSite=Lax${hidden}${isSecure ? '; Secure' : ''}`;
}

function isBoundary(code: number): boolean {
  // ';' and ' '
  return code === 59 || code === 32;
}
