import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** Best encoding that the client accepts; honours a refusal (`br;q=0`). */
export function encodingFor(acceptEncoding: string): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Brotli; quality 5 while a visitor waits, 11 for files made once per build. */
export async function toBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

export async function fromBrotli(bytes: Uint8Array): Promise<Buffer> {
  return decompressBrotli(bytes);
}

export async function toGzip(bytes: Uint8Array): Promise<Buffer> {
  return compressGzip(bytes, { level: 6 });
}

/** Whether a media type compresses well: text, scripts, JSON, SVG. */
export function isCompressible(contentType: string): boolean {
  return /^text\/|[/+](?:json|javascript|xml|manifest\+json)|x-script|^image\/svg/.test(contentType);
}

function accepts(acceptEncoding: string, name: string): boolean {
  const at = acceptEncoding.indexOf(name);
  if (at === -1) return false;
  return !/^\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/.test(acceptEncoding.slice(at + name.length));
}
