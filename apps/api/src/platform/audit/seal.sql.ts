import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/database/database.ts';
import { rowsOf } from '#src/platform/database/rows.ts';

/** Any number that no other lock of the shop uses. */
const SEALING_LOCK = 716_217;

/**
 * The text that is hashed for a row: every column but the seal, in a fixed order, with times in UTC, so
 * that each session and each engine reads the same. The database sorts the keys inside `jsonb`.
 */
const CONTENT: SQL =
  sql.raw(`jsonb_build_array(id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
  actor_kind, actor_id, session_id, ip, request_id, store_id, action, subject_type, subject_id, before, after, reason)::text`);

/** Lets only one transaction at a time extend the chain. */
export async function lockSealing(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEALING_LOCK})`);
}

/** Rows without a position in the chain, oldest first. */
export function findUnsealed(tx: Db, limit: number): Promise<{ id: number; content: string }[]> {
  return rowsOf(
    tx,
    // `audit.id`: the bare name would mean the output column, which no index orders.
    sql`select id::float8 as id, ${CONTENT} as content from audit where position is null order by audit.id limit ${limit}`,
  );
}

type Place = { position: number; hash: string };

/** The end of the chain; undefined before the first row is sealed. */
export async function findHead(tx: Db): Promise<Place | undefined> {
  const [head] = await rowsOf<Place>(
    tx,
    sql`select position::float8 as position, hash from audit where position is not null order by audit.position desc limit 1`,
  );
  return head;
}

/** Where the chain begins: after the last cut; undefined when nothing was cut off. */
export async function findLastCut(db: Db): Promise<Place | undefined> {
  const [cut] = await rowsOf<Place>(
    db,
    sql`select position::float8 as position, hash from audit_cuts order by audit_cuts.position desc limit 1`,
  );
  return cut;
}

/** The first row before a cut that is too young to be cut off; undefined unless the cut was forged. */
export async function findYoungBefore(db: Db, position: number): Promise<number | undefined> {
  const [row] = await rowsOf<{ position: number }>(
    db,
    sql`
      select position::float8 as position from audit
      where position <= ${position} and at >= now() - interval '5 years' order by audit.position limit 1`,
  );
  return row?.position;
}

/**
 * The last row of the chain before the first one that is not older than a moment. Rows are sealed in the order of time but for
 * a few that were committed late, which then wait for the next cut.
 */
export async function findEndBefore(tx: Db, moment: Date): Promise<Place | undefined> {
  const [end] = await rowsOf<Place>(
    tx,
    sql`
      select position::float8 as position, hash from audit
      where position < (
        select kept.position from audit as kept
        where kept.position is not null and kept.at >= ${moment.toISOString()}::timestamptz
        order by kept.position limit 1
      )
      order by audit.position desc limit 1`,
  );
  return end;
}

/** Removes some of the rows up to a cut. @returns how many */
export async function removeUpTo(db: Db, position: number, limit: number): Promise<number> {
  const removed = await rowsOf(
    db,
    sql`
      delete from audit where audit.id in (
        select old.id from audit as old where old.position <= ${position} order by old.position limit ${limit}
      ) returning 1`,
  );
  return removed.length;
}

type Seal = { id: number; position: number; previous_hash: string; hash: string };

export async function writeSeals(tx: Db, seals: readonly Seal[]): Promise<void> {
  await tx.execute(sql`
    update audit set position = seal.position, previous_hash = seal.previous_hash, hash = seal.hash
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb)
      as seal(id bigint, position bigint, previous_hash text, hash text)
    where audit.id = seal.id`);
}

type Sealed = { position: number; previousHash: string; hash: string; content: string };

/** Rows of the chain after a position, in order. */
export function findSealed(db: Db, { after, limit }: { after: number; limit: number }): Promise<Sealed[]> {
  return rowsOf(
    db,
    sql`
      select position::float8 as position, previous_hash as "previousHash", hash, ${CONTENT} as content
      from audit where position > ${after} order by audit.position limit ${limit}`,
  );
}

/** The hash at a position of the chain. */
export async function findHash(db: Db, position: number): Promise<string | undefined> {
  const [row] = await rowsOf<{ hash: string }>(db, sql`select hash from audit where position = ${position}`);
  return row?.hash;
}
