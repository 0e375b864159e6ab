import { isRouteErrorResponse } from 'react-router';
import type { MetaDescriptor } from 'react-router';
import { titleOf } from './title-of.ts';

/** Head of an error page; SPEC 8.3 gives the titles of 404 pages. */
export function errorMeta(error: unknown): MetaDescriptor[] {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? titleOf(error.data) : undefined;
  return [{ title: title ?? (isMissing ? 'Ошибка 404' : 'Яхонт') }, { name: 'robots', content: 'noindex' }];
}
