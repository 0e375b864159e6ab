/** What a page of the account is called in the way from the front page; stands in its `handle`. */
export type Crumb = { crumb: string };

/** Null for a page without one: the menu itself. */
export function crumbOf(handle: unknown): string | null {
  if (typeof handle !== 'object' || handle === null || !('crumb' in handle)) return null;
  return typeof handle.crumb === 'string' ? handle.crumb : null;
}
