import { renderToString } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { DATABASE_AWAY } from '@yahont/contracts/wire/database-away.ts';
import { FILES_AWAY } from '@yahont/contracts/wire/files-away.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import { keepMarkup } from './base/assembly/kept-markup.tsx';
import { keptMarkup } from './base/assembly/kept-parts.server.tsx';
import { wholePage } from '#app/lib/page-context.ts';
import { withParts } from './base/assembly/page-parts.server.ts';
import { scriptText } from './base/assembly/script-text.ts';
import { answerWith } from './base/assembly/page-bytes.ts';
import { MARKED_SCRIPT } from './base/assembly/script-mark.ts';
import { kindFiles, withStyles, type KindFiles } from './base/assembly/kind-files.server.ts';
import { withLateScripts } from './base/assembly/late-scripts.ts';

keepMarkup(keptMarkup(renderToString));

/**
 * Renders the page as a whole: the front door compresses it once, hashes its inline scripts and caches it, so
 * streaming would gain nothing. React is a third faster with one string than with a stream of small chunks
 * (decision 0006).
 */
export default async function handleRequest(
  request: Request,
  routerStatus: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const isAway = awayPages.has(loadContext);
  const status = isAway ? 503 : routerStatus;
  if (isAway) headers.set('retry-after', AWAY_SECONDS);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { serverHandoffStream, ...withoutStream } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const page = renderToString(<ServerRouter context={withoutStream} url={request.url} />);
  const whole = complete(page, { data, files: kindFiles(context) }, loadContext);
  return answerWith(withParts(Buffer.from(`<!DOCTYPE html>${whole}`)), {
    status,
    headers,
  });
}

/**
 * Puts the loaders' data where the router's own stream would put it: at the end of the body. Searches the page before
 * concatenating, because searching a freshly joined string copies it whole.
 */
function complete(
  page: string,
  { data, files }: { data: string; files: KindFiles },
  context: RouterContextProvider,
): string {
  const controller = 'window.__reactRouterContext.streamController';
  const scripts = `${MARKED_SCRIPT}>${controller}.enqueue(${scriptText(data)});</script>${MARKED_SCRIPT}>${controller}.close();</script>`;
  const found = page.lastIndexOf('</body>');
  const end = found === -1 ? page.length : found;
  const body = withStyles(page.slice(0, end), files.styles);
  return (withLateScripts(body, files.scripts) ?? withFault(body, context)) + scripts + page.slice(end);
}

let isFaultLogged = false;

/** The page unchanged; logs once that every page is slower than necessary. */
function withFault(page: string, context: RouterContextProvider): string {
  if (!isFaultLogged) {
    isFaultLogged = true;
    const fault = new Error('the router writes its scripts in another way than late-scripts.ts expects');
    wholePage(context).logFault(fault, 'scripts are loaded before the first paint');
  }
  return page;
}

/** Seconds until a browser or a robot may retry a page whose data are unavailable. */
const AWAY_SECONDS = '5';

/** Codes for an unavailable database or storage of files, and for too many simultaneous requests to a slow bank. */
const AWAY_CODES: ReadonlySet<string> = new Set([DATABASE_AWAY, FILES_AWAY, 'overloaded']);

/**
 * Requests whose pages failed only because something is temporarily unavailable: their status is 503. In production the router
 * takes the errors of a page away before it is rendered, so that `handleError` notes it here.
 */
const awayPages = new WeakSet<object>();

function isShopAway(error: unknown): boolean {
  return error instanceof ApiProblem && AWAY_CODES.has(error.problem.code);
}

/**
 * Logs failures of the shop. Client errors (404, 405) are answered but not logged, because they would fill
 * the log. Neither is an unavailable database, which the API has logged already.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (isShopAway(error)) {
    awayPages.add(context);
    return;
  }
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const cause = isRouteErrorResponse(error) && 'error' in error ? (error.error ?? error) : error;
  wholePage(context).logFault(cause, 'the page could not be made');
};
