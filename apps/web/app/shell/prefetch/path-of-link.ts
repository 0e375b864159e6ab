import { anchorOf } from '#app/shell/navigation/anchor-of.ts';
import { targetOf } from '#app/shell/navigation/link-target.ts';

/** Path and query of the page of this shop behind a link; null for anything else. */
export function pathOfLink(node: EventTarget | null): string | null {
  const anchor = anchorOf(node);
  if (anchor === null || 'noPrefetch' in anchor.dataset) return null;
  const target = targetOf(anchor, location);
  return target.kind === 'inside' ? (target.to.split('#', 1)[0] ?? null) : null;
}
