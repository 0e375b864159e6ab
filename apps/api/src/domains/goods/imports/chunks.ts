import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { importChunks } from './imports.tables.ts';

const CHUNK_BYTES = 256 * 1024;

/** Bytes of a file in pieces of one size, whatever the pieces are in which they come. */
export async function* inChunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let length = 0;
  for await (const part of bytes) {
    held.push(part);
    length += part.length;
    if (length < CHUNK_BYTES) continue;
    const all = Buffer.concat(held);
    let from = 0;
    for (; all.length - from >= CHUNK_BYTES; from += CHUNK_BYTES)
      yield all.subarray(from, from + CHUNK_BYTES);
    held = [all.subarray(from)];
    length = all.length - from;
  }
  if (length > 0) yield Buffer.concat(held);
}

/** The file of a run, piece by piece. */
export async function* readChunks(db: Db, runId: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    // One piece after the other: no process holds more than one of them.
    const [piece] = await db
      .select({ bytes: importChunks.bytes })
      .from(importChunks)
      .where(and(eq(importChunks.runId, runId), eq(importChunks.number, number)));
    if (!piece) return;
    yield piece.bytes;
  }
}
