/** Name of an account page in its breadcrumbs; part of its `handle`. */
export type Crumb = { crumb: string };

/** Null for a page without a breadcrumb: the menu itself. */
export function crumbOf(handle: unknown): string | null {
  if (typeof handle !== 'object' || handle === null || !('crumb' in handle)) return null;
  return typeof handle.crumb === 'string' ? handle.crumb : null;
}
