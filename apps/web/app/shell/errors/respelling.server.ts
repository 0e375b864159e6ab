import { isDataRequest } from '#app/base/navigation/is-data-request.server.ts';
import type { SentLine } from '../../../server-types.ts';
import type { Respelling } from './error-meta.ts';

/** The path of a page as it was typed; null when that is the page's own path. */
export function respelling(
  sent: Pick<SentLine, 'pathname'>,
  url: Pick<URL, 'pathname'>,
  request: Request,
): Respelling | null {
  // A navigation asks for `/news/_.data` or `/news.data`.
  const typed = isDataRequest(request) ? sent.pathname.replace(/(?:_)?\.data$/, '') : sent.pathname;
  return typed === url.pathname || !typed.includes('%') ? null : { shown: url.pathname, typed };
}
