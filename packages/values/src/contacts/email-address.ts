const AT = '@';
/**
 * Labels of letters, digits and hyphens of any alphabet: only such labels are passed to the browser's
 * parser.
 */
const LABELS = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*)*$/u;

/**
 * An e-mail address as stored and used: the domain in punycode and lower case. `Анна@Почта.рф` →
 * `Анна@xn--80a1acny.xn--p1ai`. A text without a domain is returned unchanged.
 */
export function storedEmail(text: string): string {
  const from = text.lastIndexOf(AT) + 1;
  const domain = text.slice(from);
  return from === 0 ? text : text.slice(0, from) + (toAscii(domain.toLowerCase()) ?? domain);
}

/** A domain in punycode: `почта.рф` → `xn--80a1acny.xn--p1ai`; null for what is no domain. */
function toAscii(domain: string): string | null {
  // The last label of a domain is never a number: the parser would read it as an IP address.
  if (!LABELS.test(domain) || /-(?:\.|$)|(?:^|\.)\d+$/.test(domain)) return null;
  const address = `http://${domain}/`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
