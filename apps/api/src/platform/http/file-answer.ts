import type { Context as HonoContext } from 'hono';
import type { Env } from './serve.ts';

type File = { name: string; type: string; bytes: Buffer };

/** A file for download that only its owner may read. */
export function fileAnswer(c: HonoContext<Env>, { name, type, bytes }: File): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
}
