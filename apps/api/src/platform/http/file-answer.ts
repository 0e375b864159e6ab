import type { Context as HonoContext } from 'hono';
import type { Env } from './serve.ts';

/** Policy of every file that is given out: opened as a document it runs nothing, and no page frames it. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

type File = { name: string; type: string; bytes: Buffer };

/** A file for download that only its owner may read. */
export function fileAnswer(c: HonoContext<Env>, { name, type, bytes }: File): Response {
  return c.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'private, no-store',
  });
}
