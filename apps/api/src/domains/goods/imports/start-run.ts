import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  startImport as contract,
  type ImportDoor,
  type ImportKind,
} from '@yahont/contracts/office/imports.ts';
import { audit } from '#src/platform/audit/audit.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { inChunks } from './chunks.ts';
import { importChunks, importRuns } from './imports.tables.ts';
import { findOpenRun } from './runs.ts';

export type NewRun = {
  kind: ImportKind;
  door: ImportDoor;
  fileName: string;
  isPreview: boolean;
  /** The file, as it comes. */
  bytes: AsyncIterable<Uint8Array>;
};

/** Rolls back: the file is that of another run. */
class SameFile extends Error {
  readonly runId: number;

  constructor(runId: number) {
    super('a run of this file has not ended');
    this.name = 'SameFile';
    this.runId = runId;
  }
}

/**
 * Keeps a file and queues its run. A file whose run has not ended is that run. Throws `empty-file`.
 * @returns the id of the run
 */
export async function startRun(ctx: ActingContext, wanted: NewRun): Promise<number> {
  try {
    return await keepFile(ctx, wanted);
  } catch (error) {
    if (error instanceof SameFile) return error.runId;
    throw error;
  }
}

async function keepFile(
  ctx: ActingContext,
  { kind, door, fileName, isPreview, bytes }: NewRun,
): Promise<number> {
  const { caller } = ctx;
  return ctx.db.transaction(async (tx) => {
    const at = ctx.now();
    const common = { kind, door, fileName, isPreview, state: 'checking' as const, size: 0 };
    const staffId = caller.kind === 'staff' ? caller.staffId : null;
    const [row] = await tx
      .insert(importRuns)
      .values({ ...common, sha256: randomUUID(), staffId, startedAt: at, touchedAt: at })
      .returning({ id: importRuns.id });
    if (!row) throw new Error('an insert answered without a row');
    const hash = createHash('sha256');
    let size = 0;
    let number = 0;
    for await (const piece of inChunks(bytes)) {
      hash.update(piece);
      size += piece.length;
      await tx.insert(importChunks).values({ runId: row.id, number, bytes: piece });
      number += 1;
    }
    if (size === 0) throw refuse(contract.refusals, 'empty-file', {});
    const sha256 = hash.digest('hex');
    const same = await findOpenRun(tx, { kind, sha256 });
    if (same !== null) throw new SameFile(same.id);
    await tx.update(importRuns).set({ sha256, size }).where(eq(importRuns.id, row.id));
    await audit(tx, ctx, {
      action: 'imports.start',
      subject: { type: 'import-run', id: row.id },
      after: { kind, fileName, sha256, isPreview },
    });
    await enqueue(tx, { topic: 'run-import', payload: { runId: row.id } });
    return row.id;
  });
}
