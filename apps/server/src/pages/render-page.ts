import { createHash } from 'node:crypto';
import type { PageAnswer } from '@yahont/web/server-types';
import { toBrotli } from '#src/http/headers/encoding.ts';
import { UNKNOWN_ROUTE } from '#src/http/request-facts.ts';
import { commonHeaders, pageHeaders, type SecuritySettings } from '#src/http/headers/security-headers.ts';
import { hashMarked } from '#src/http/headers/script-hashes.ts';
import { makeWire, type CachedPage } from './page-cache.ts';

/** A page rendered by the storefront, fully read, with the security headers for its content. */
export type RenderedPage = {
  status: number;
  /** Headers without cookies. */
  headers: Record<string, string>;
  cookies: readonly string[];
  body: Buffer;
  /** What rendered it, for metrics. */
  route: string;
};

/**
 * Browsers store the page and revalidate it each time, which costs a 304. Intermediate caches must not store
 * it: they would need the city as a key, and `Vary: Cookie` would make them keep a copy per visitor.
 */
const SHARED_CACHE_CONTROL = 'private, max-age=0, must-revalidate';

const CACHEABLE = new Set([200, 301, 404]);

export async function readPage(
  { response, bytes, pattern: route = UNKNOWN_ROUTE }: Pick<PageAnswer, 'response' | 'bytes' | 'pattern'>,
  settings: SecuritySettings,
  scriptMark: string,
): Promise<RenderedPage> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') headers[name] = value;
  });
  const whole = bytes ?? Buffer.from(await response.arrayBuffer());
  const cookies = response.headers.getSetCookie();
  Object.assign(headers, commonHeaders(settings));
  if (headers['content-type']?.startsWith('text/html') !== true)
    return { status: response.status, headers, cookies, body: whole, route };
  const { hashes, html } = hashMarked(whole, scriptMark);
  Object.assign(headers, pageHeaders(settings, hashes));
  return { status: response.status, headers, cookies, body: html, route };
}

/** The page for the cache; null for an error or a page with a cookie. */
export async function toCachedPage(
  page: RenderedPage,
  { tags, freshUntil }: Pick<CachedPage, 'tags' | 'freshUntil'>,
): Promise<CachedPage | null> {
  if (!CACHEABLE.has(page.status) || page.cookies.length > 0) return null;
  if (/no-store/.test(page.headers['cache-control'] ?? '')) return null;
  const etag = `W/"${createHash('sha256').update(page.body).digest('base64url').slice(0, 22)}"`;
  const headers = Object.entries({
    ...page.headers,
    'cache-control': SHARED_CACHE_CONTROL,
    etag,
    vary: 'Accept-Encoding, Cookie',
  }).flat();
  const brotli =
    page.body.length === 0
      ? makeWire(headers, page.body, 'identity')
      : makeWire(headers, await toBrotli(page.body, 5), 'br');
  return { status: page.status, route: page.route, etag, headers, brotli, gzip: null, tags, freshUntil };
}
