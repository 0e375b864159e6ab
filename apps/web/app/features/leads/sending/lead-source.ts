import { UTM_PARTS } from './lead-names.ts';

/** Longer marks are of no campaign. */
const MARK_MAX = 200;
const REFERRER_MAX = 300;

export type VisitSource = { utm: Record<string, string>; referrer: string };

/**
 * Addresses that the tab has shown on this site, the earliest first, and the one with which the document was loaded. The
 * browser remembers them itself, so no page stores anything: no cookie, no key, no consent.
 */
export function firstPages(): string[] {
  const entries = 'navigation' in window ? window.navigation.entries() : [];
  const loaded = performance.getEntriesByType('navigation').map(({ name }) => name);
  return [...entries.flatMap(({ url }) => (url === null ? [] : [url])), ...loaded];
}

/**
 * The marks of the first address that has any, and the site that the visit came from: only its scheme and host, because
 * the path of another site may be private.
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

/** A page of the shop itself is its path. */
function originOf(referrer: string, ownOrigin: string): string {
  const url = URL.parse(referrer);
  if (url === null) return '';
  return (url.origin === ownOrigin ? url.pathname : url.origin).slice(0, REFERRER_MAX);
}
