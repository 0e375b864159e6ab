/**
 * Why a public page may be behind the shop's data. `dropped`: its data changed, and no new page could be made; `aged`: it is
 * older than pages should be, and a new one is being made; `unheard`: this process does not hear of changes now.
 */
export type Staleness = 'dropped' | 'aged' | 'unheard';

/** The header (RFC 9211) that marks such a page; none for a current one. */
export function staleHeader(staleness: Staleness | null): Record<string, string> {
  return staleness === null ? {} : { 'cache-status': `yahont; hit; detail=${staleness}` };
}
