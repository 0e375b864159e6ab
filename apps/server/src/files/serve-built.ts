import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { encodingFor, isCompressible, toBrotli, toGzip, type Encoding } from '#src/http/headers/encoding.ts';
import { EMBEDDABLE } from '#src/http/headers/security-headers.ts';
import type { RequestHead } from '#src/http/headers/request-head.ts';
import type { FoundFile } from './index-folder.ts';
import { mediaTypeOf } from './media-type.ts';

const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
/** Compression level for the first request; the best level follows in the background. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

type EncodedBodies = Partial<Record<Encoding, Buffer>>;

export type BuiltFiles = {
  /** False when the file does not exist. */
  serve: (
    path: string,
    outgoing: ServerResponse,
    asked: { head: RequestHead; isHead: boolean },
  ) => Promise<boolean>;
};

/**
 * Files of the build, in memory. Scripts and styles are compressed on first use: quickly for the waiting request, then
 * at the best level, one file at a time.
 */
export function createBuiltFiles(
  files: ReadonlyMap<string, FoundFile>,
  headers: Record<string, string>,
): BuiltFiles {
  const held = new Map<string, Promise<EncodedBodies>>();
  let improving: Promise<void> = Promise.resolve();

  async function hold(file: FoundFile): Promise<EncodedBodies> {
    const identity = await readFile(file.path);
    if (!isCompressible(mediaTypeOf(file.path)) || identity.length < 512) return { identity };
    const first: EncodedBodies = { identity, br: await toBrotli(identity, FIRST_QUALITY) };
    improving = improving.then(async () => {
      first.br = await toBrotli(identity, BEST_QUALITY);
    });
    return first;
  }

  return {
    serve: async (path, outgoing, { head, isHead }) => {
      const file = files.get(path);
      if (!file) return false;
      const common = {
        ...headers,
        ...(mediaTypeOf(path).startsWith('image/') ? EMBEDDABLE : {}),
        'cache-control': path.startsWith('/assets/') ? YEAR : SHORT,
        etag: file.etag,
        vary: 'Accept-Encoding',
      };
      if (head.ifNoneMatch?.includes(file.etag)) {
        outgoing.writeHead(304, common).end();
        return true;
      }
      const inMemory = held.get(path) ?? hold(file);
      held.set(path, inMemory);
      const found = await inMemory.catch((error: unknown) => {
        held.delete(path);
        // Dropped since the start by another process that uses the same folder.
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      });
      if (found === null) return false;
      const { body, encoding } = await choose(found, encodingFor(head.acceptEncoding));
      outgoing.writeHead(200, {
        ...common,
        'content-type': mediaTypeOf(path),
        'content-length': body.length,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      });
      outgoing.end(isHead ? undefined : body);
      return true;
    },
  };
}

async function choose(held: EncodedBodies, wanted: Encoding): Promise<{ body: Buffer; encoding: Encoding }> {
  const identity = held.identity ?? Buffer.alloc(0);
  if (!held.br || wanted === 'identity') return { body: identity, encoding: 'identity' };
  if (wanted === 'br') return { body: held.br, encoding: 'br' };
  held.gzip ??= await toGzip(identity);
  return { body: held.gzip, encoding: 'gzip' };
}
