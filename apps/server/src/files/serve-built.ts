import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { encodingFor, isCompressible, toBrotli, toGzip, type Encoding } from '#src/http/headers/encoding.ts';
import { EMBEDDABLE } from '#src/http/headers/security-headers.ts';
import type { RequestHead } from '#src/http/headers/request-head.ts';
import type { FoundFile } from './index-folder.ts';
import type { KeptAssets } from './kept-assets.ts';
import { mediaTypeOf } from './media-type.ts';

const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600';
/** Compression level for the first request; the best level follows in the background. */
const FIRST_QUALITY = 5;
const BEST_QUALITY = 11;

const ASSETS = '/assets/';
/** Files whose names have a hash: those of the shop and of the office. */
const HASHED = /^(?:\/office)?\/assets\//;
/** Memory for files of other builds, as they are and compressed. */
const OTHERS_BYTES = 32 * 1024 * 1024;

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
 * Files of the build, in memory, and those of other builds from a store. Scripts and styles are compressed on first use:
 * quickly for the waiting request, then at the best level, one file at a time.
 * @param kept finds chunks that this build does not have, or has lost; null: there are no others
 */
export function createBuiltFiles(
  files: ReadonlyMap<string, FoundFile>,
  headers: Record<string, string>,
  kept: KeptAssets | null = null,
): BuiltFiles {
  const held = new Map<string, Promise<EncodedBodies>>();
  const others = new LRUCache<string, EncodedBodies>({
    maxSize: OTHERS_BYTES,
    // Every encoding is smaller than the file itself.
    sizeCalculation: ({ identity }) => 2 * (identity?.length ?? 0) + 1,
  });
  const sought = new Map<string, Promise<EncodedBodies | null>>();
  let improving: Promise<void> = Promise.resolve();

  async function encode(path: string, identity: Buffer): Promise<EncodedBodies> {
    if (!isCompressible(mediaTypeOf(path)) || identity.length < 512) return { identity };
    const first: EncodedBodies = { identity, br: await toBrotli(identity, FIRST_QUALITY) };
    improving = improving.then(async () => {
      first.br = await toBrotli(identity, BEST_QUALITY);
    });
    return first;
  }

  /** A file of this build; null when its folder was replaced since the start. */
  async function own(path: string, file: FoundFile): Promise<EncodedBodies | null> {
    const inMemory = held.get(path) ?? readFile(file.path).then((bytes) => encode(file.path, bytes));
    held.set(path, inMemory);
    return inMemory.catch((error: unknown) => {
      held.delete(path);
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    });
  }

  async function ofOthers(path: string): Promise<EncodedBodies | null> {
    if (kept === null || !path.startsWith(ASSETS)) return null;
    const inMemory = others.get(path);
    if (inMemory) return inMemory;
    // One search for all who wait for the same chunk.
    const searching = sought.get(path) ?? seek(path, kept).finally(() => sought.delete(path));
    sought.set(path, searching);
    return searching;
  }

  async function seek(path: string, { find }: KeptAssets): Promise<EncodedBodies | null> {
    const bytes = await find(path.slice(ASSETS.length));
    if (bytes === null) return null;
    const encoded = await encode(path, bytes);
    others.set(path, encoded);
    return encoded;
  }

  return {
    serve: async (path, outgoing, { head, isHead }) => {
      const file = files.get(path);
      // The name of a chunk has a hash of what is in it.
      const etag = file?.etag ?? `"${path.slice(ASSETS.length)}"`;
      const common = {
        ...headers,
        ...(mediaTypeOf(path).startsWith('image/') ? EMBEDDABLE : {}),
        'cache-control': HASHED.test(path) ? YEAR : SHORT,
        etag,
        vary: 'Accept-Encoding',
      };
      const isUnchanged = head.ifNoneMatch?.includes(etag) === true;
      if (file && isUnchanged) {
        outgoing.writeHead(304, common).end();
        return true;
      }
      const found = (file ? await own(path, file) : null) ?? (await ofOthers(path));
      if (found === null) return false;
      if (isUnchanged) {
        outgoing.writeHead(304, common).end();
        return true;
      }
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
