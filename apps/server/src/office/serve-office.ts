import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { createBuiltFiles } from '#src/files/serve-built.ts';
import type { SecuritySettings } from '#src/http/headers/security-headers.ts';
import type { Arrival } from '#src/http/request-facts.ts';
import { isOfOffice, type OfficeApp } from './load-office.ts';

export type OfficePages = {
  /** False when the address is not the office's, or there is no office. */
  serve: (outgoing: ServerResponse, arrival: Arrival) => Promise<boolean>;
};

type Settings = {
  security: Pick<SecuritySettings, 'isHttps' | 'isDevelopment'>;
  /** Headers of every answer. */
  common: Record<string, string>;
};

/**
 * The office: its files, and its one page at every other address below `/office/`, because the browser draws the pages.
 * @param office null: there is none, and the shop answers these addresses
 */
export function createOfficePages(office: OfficeApp | null, { security, common }: Settings): OfficePages {
  const unlisted = { ...common, 'x-robots-tag': 'noindex, nofollow' };
  const built = createBuiltFiles(office?.files ?? new Map(), unlisted);
  const pageHeaders = { ...unlisted, ...officeHeaders(security) };

  return {
    serve: async (outgoing, arrival) => {
      const { path, head, method, requestId } = arrival;
      if (office === null || !isOfOffice(path)) return false;
      const isHead = method === 'HEAD';
      const own = { 'x-request-id': requestId };
      arrival.route = 'file';
      if (await built.serve(path, outgoing, { head, isHead })) return true;
      if (path.startsWith('/office/assets/')) {
        outgoing
          .writeHead(404, { ...unlisted, ...own, 'cache-control': 'no-store', 'content-length': 0 })
          .end();
        return true;
      }
      arrival.route = 'office';
      const html = Buffer.from(await office.page(path));
      const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 16)}"`;
      const facts = { ...pageHeaders, ...own, 'cache-control': 'no-cache', etag };
      if (head.ifNoneMatch?.includes(etag) === true) {
        outgoing.writeHead(304, facts).end();
        return true;
      }
      const type = { 'content-type': 'text/html; charset=utf-8', 'content-length': html.length };
      outgoing.writeHead(200, { ...facts, ...type });
      outgoing.end(isHead ? undefined : html);
      return true;
    },
  };
}

/** Stricter than the shop's: nothing comes from elsewhere, nothing is inline, and no address is passed on. */
function officeHeaders({ isHttps, isDevelopment }: Settings['security']): Record<string, string> {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  if (isHttps) directives.push('upgrade-insecure-requests');
  return {
    'content-security-policy': directives.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'referrer-policy': 'no-referrer',
    // For browsers without `frame-ancestors`.
    'x-frame-options': 'DENY',
  };
}
