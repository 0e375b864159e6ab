import type { ReactElement } from 'react';

/**
 * Returns the markup of a part: the HTML itself or a token for it. Rendered once per source and
 * variant.
 */
export type KeepMarkup = (source: object, variant: string, part: () => ReactElement) => string;

let keep: KeepMarkup | null = null;

/** Called by the server before the first render. */
export function keepMarkup(by: KeepMarkup): void {
  keep = by;
}

/**
 * Markup of a part that depends only on `source`, which is immutable, and `variant`; on the server a token for it. Null
 * in the browser, which hydrates the part as normal React and finds the same markup.
 */
export function markupOf(source: object, variant: string, part: () => ReactElement): string | null {
  return keep === null ? null : keep(source, variant, part);
}
