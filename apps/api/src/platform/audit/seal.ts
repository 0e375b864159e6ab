import { createHash } from 'node:crypto';
import { lte } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { auditChecks } from './audit.tables.ts';
import {
  findHash,
  findHead,
  findLastCut,
  findSealed,
  findUnsealed,
  findYoungBefore,
  lockSealing,
  writeSeals,
} from './seal.sql.ts';

/** Rows that one statement seals or checks. */
const BATCH = 1000;

/** The «previous hash» of the first row of the chain. */
const GENESIS = '0'.repeat(64);

/**
 * Gives unsealed rows their position in the chain of hashes, oldest first. This one job seals them, not
 * the code that writes them: a chain needs one writer at a time, and orders must not wait for each
 * other. A row whose transaction commits late is sealed later, so positions follow the sealing, not the
 * ids.
 * @param signal ends the work between two batches, with its reason; sealed rows stay sealed
 * @returns how many were sealed
 */
export async function sealAudit(ctx: Pick<Context, 'db'>, signal?: AbortSignal): Promise<number> {
  let sealed = 0;
  let batch = BATCH;
  while (batch === BATCH) {
    signal?.throwIfAborted();
    batch = await ctx.db.transaction(sealBatch);
    sealed += batch;
  }
  return sealed;
}

async function sealBatch(tx: Db): Promise<number> {
  await lockSealing(tx);
  const rows = await findUnsealed(tx, BATCH);
  if (rows.length === 0) return 0;
  const head = (await findHead(tx)) ?? (await findLastCut(tx));
  let position = head?.position ?? 0;
  let previous = head?.hash ?? GENESIS;
  const seals = rows.map(({ id, content }) => {
    const seal = { id, position: (position += 1), previous_hash: previous, hash: hashOf(previous, content) };
    previous = seal.hash;
    return seal;
  });
  await writeSeals(tx, seals);
  return rows.length;
}

/** A place in the chain and the hash of its row. */
type Place = { position: number; hash: string };

/** Before the first row. */
const BEGINNING: Place = { position: 0, hash: GENESIS };

/** Before the first row that is kept. */
async function beginningOf(db: Db): Promise<Place> {
  return (await findLastCut(db)) ?? BEGINNING;
}

export type ChainCheck = {
  /** The position up to which all rows that are kept are exactly as they were sealed. */
  checked: number;
  /** Hash of the last intact row. Stored elsewhere, it also reveals a missing end of the log. */
  head: string;
  /** Position of the first row that was changed or follows a gap; null when the chain is intact. */
  brokenAt: number | null;
};

/**
 * Walks the chain and says where it is broken.
 * @param from the position to begin after, which an earlier check found intact; all that is kept by
 * default. Its row must still exist, unless it was cut off
 * @param signal ends the walk between two batches, with its reason
 */
export async function checkAuditChain(
  ctx: Pick<Context, 'db'>,
  { from, signal }: { from?: Place; signal?: AbortSignal | undefined } = {},
): Promise<ChainCheck> {
  const beginning = await beginningOf(ctx.db);
  const start = from !== undefined && from.position > beginning.position ? from : beginning;
  let { position: checked, hash: head } = start;
  const young = await findYoungBefore(ctx.db, beginning.position);
  if (young !== undefined) return { checked: young - 1, head, brokenAt: young };
  if (start !== beginning && !(await isThere(ctx, start)))
    return { checked: checked - 1, head, brokenAt: checked };
  for (;;) {
    signal?.throwIfAborted();
    const rows = await findSealed(ctx.db, { after: checked, limit: BATCH });
    for (const row of rows) {
      const isWhole =
        row.position === checked + 1 && row.previousHash === head && row.hash === hashOf(head, row.content);
      if (!isWhole) return { checked, head, brokenAt: checked + 1 };
      checked += 1;
      head = row.hash;
    }
    if (rows.length < BATCH) return { checked, head, brokenAt: null };
  }
}

async function isThere({ db }: Pick<Context, 'db'>, { position, hash }: Place): Promise<boolean> {
  return (await findHash(db, position)) === hash;
}

/**
 * Seals waiting rows, checks the chain, and writes its head to the process log, which is stored
 * elsewhere.
 * @param walk `new`: from the position that the previous check reached; `whole`: from the beginning
 */
export async function watchAuditChain(
  ctx: Context,
  walk: 'new' | 'whole',
  signal?: AbortSignal,
): Promise<ChainCheck> {
  await sealAudit(ctx, signal);
  const [known] = await ctx.db
    .select({ position: auditChecks.position, hash: auditChecks.hash })
    .from(auditChecks);
  const check = await checkFrom(ctx, { known, walk, signal });
  if (check.brokenAt === null) {
    ctx.log.info(check, 'the audit log is whole');
    await remember(ctx, { position: check.checked, hash: check.head });
  } else ctx.log.error(check, 'the audit log was changed by hand');
  return check;
}

type Walk = { known: Place | undefined; walk: 'new' | 'whole'; signal: AbortSignal | undefined };

async function checkFrom(ctx: Context, { known, walk, signal }: Walk): Promise<ChainCheck> {
  const isShort = walk === 'new' && known !== undefined;
  const check = await checkAuditChain(ctx, { signal, ...(isShort ? { from: known } : {}) });
  const isEndMissing = check.brokenAt === null && known !== undefined && check.checked < known.position;
  return isEndMissing ? { ...check, brokenAt: check.checked + 1 } : check;
}

/** A check that ends after a later one does not overwrite its position. */
async function remember({ db, now }: Context, place: Place): Promise<void> {
  const row = { id: 1, ...place, checkedAt: now() };
  await db
    .insert(auditChecks)
    .values(row)
    .onConflictDoUpdate({
      target: auditChecks.id,
      set: row,
      setWhere: lte(auditChecks.position, place.position),
    });
}

function hashOf(previous: string, content: string): string {
  return createHash('sha256').update(previous).update('\n').update(content).digest('hex');
}
