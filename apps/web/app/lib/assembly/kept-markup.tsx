import type { ReactElement } from 'react';

/** Gives what stands in the page for the markup of a part: made once per source and variant. */
export type KeepMarkup = (source: object, variant: string, part: () => ReactElement) => string;

let keep: KeepMarkup | null = null;

/** For the server, before it renders anything. */
export function keepMarkup(by: KeepMarkup): void {
  keep = by;
}

/**
 * Markup of a part that depends on nothing but `source`, which nobody changes, and `variant`; on the server a token
 * for it. Null in the browser, which renders the part itself and finds the same.
 */
export function markupOf(source: object, variant: string, part: () => ReactElement): string | null {
  return keep === null ? null : keep(source, variant, part);
}
