import { UTM_PARTS } from './lead-names.ts';

/** Longer values do not come from a campaign. */
const MARK_MAX = 200;
const REFERRER_MAX = 300;

export type VisitSource = { utm: Record<string, string>; referrer: string };

/**
 * Addresses on this site that the tab has shown, the earliest first, and the one that the document was loaded
 * from. The browser remembers them itself, so the page stores nothing: no cookie, no key, no consent.
 */
export function firstPages(): string[] {
  const entries = 'navigation' in window ? window.navigation.entries() : [];
  const loaded = performance.getEntriesByType('navigation').map(({ name }) => name);
  return [...entries.flatMap(({ url }) => (url === null ? [] : [url])), ...loaded];
}

/**
 * The campaign marks of the first address that has any, and the site that the visit came from: only its
 * scheme and host, because the path of another site may be private.
 */
export function sourceOf(addresses: readonly string[], referrer: string, ownOrigin: string): VisitSource {
  const marked = addresses.map(utmOf).find((utm) => Object.keys(utm).length > 0);
  return { utm: marked ?? {}, referrer: originOf(referrer, ownOrigin) };
}

function utmOf(address: string): Record<string, string> {
  const params = URL.parse(address)?.searchParams;
  const marks = UTM_PARTS.map((part) => [part, params?.get(`utm_${part}`)?.trim() ?? ''] as const);
  return Object.fromEntries(marks.filter(([, text]) => text !== '' && text.length <= MARK_MAX));
}

/** The referrer's origin; for a page of this shop, its path. */
function originOf(referrer: string, ownOrigin: string): string {
  const url = URL.parse(referrer);
  if (url === null) return '';
  return (url.origin === ownOrigin ? url.pathname : url.origin).slice(0, REFERRER_MAX);
}
