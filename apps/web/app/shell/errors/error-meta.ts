import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';

/** A path as the front door made it readable, `/%25FF/`, and as the visitor typed it, `/%FF/`. */
export type Respelling = { shown: string; typed: string };

/** Head of an error page; SPEC 8.3 gives the titles of 404 pages, which contain the path as it was typed. */
export function errorMeta(error: unknown, respelt?: Respelling | null): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const thrown = isMissing ? titleOf(error.data) : undefined;
  const title = respelt ? thrown?.replace(respelt.shown, () => respelt.typed) : thrown;
  return [{ title: title ?? (isMissing ? 'Ошибка 404' : 'Яхонт') }, { name: 'robots', content: 'noindex' }];
}

/** The title that was thrown with the 404. */
function titleOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('title' in data)) return undefined;
  return typeof data.title === 'string' ? data.title : undefined;
}
