import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';
import { ServerRouter } from 'react-router';
import { withLateScripts } from '#app/lib/late-scripts.ts';

/**
 * Renders the page whole: the front door compresses it once, hashes its inline scripts and keeps it, so nothing would
 * be won by streaming. In one string React is a third faster than in a stream of small pieces (decision 0006).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { serverHandoffStream, ...withoutStream } = context;
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const page = renderToString(<ServerRouter context={withoutStream} url={request.url} />);
  // Bytes, because a Response checks and copies a string twice.
  return new Response(Buffer.from(`<!DOCTYPE html>${withData(withLateScripts(page), data)}`), {
    status,
    headers,
  });
}

/** Puts the loaders' data where the router's own stream would have put it: at the end of the body. */
function withData(page: string, data: string): string {
  const controller = 'window.__reactRouterContext.streamController';
  const scripts = `<script>${controller}.enqueue(${escapeScript(JSON.stringify(data))});</script><script>${controller}.close();</script>`;
  const end = page.lastIndexOf('</body>');
  return end === -1 ? page + scripts : page.slice(0, end) + scripts + page.slice(end);
}

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Nothing inside a JSON string may end the script or open a comment. */
function escapeScript(json: string): string {
  return json.replaceAll(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
