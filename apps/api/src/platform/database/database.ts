import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A database of either engine, or a transaction: verbs do not distinguish them. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

export type Unsubscribe = () => Promise<void>;

/** Raw SQL for tools that bring their own statements. */
export type RawSql = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[]; rowCount: number }>;
  /** Several statements at once, without values; returns the rows of all. A transaction left open is rolled back. */
  exec: (text: string) => Promise<{ rows: Record<string, unknown>[] }>;
};

/**
 * One database, with separate connections for each kind of work. Each kind has deadlines
 * (`postgres/deadlines.ts`): work that takes longer fails. The embedded engine has one connection and
 * no deadline.
 */
export type Database = RawSql & {
  /** For calls: short statements that somebody waits for. */
  db: Db;
  /** For jobs, schedules, imports, and for what is read into memory; `query` and `exec` use it too. */
  work: Db;
  /** For the queue of jobs. */
  queue: RawSql & { db: Db };
  engine: 'postgres' | 'embedded';
  /**
   * Calls `onPayload` for every NOTIFY on the channel, from any process, and `onGap` when some may have
   * been missed, because the connection was lost and reopened.
   */
  listen: (channel: string, onPayload: (payload: string) => void, onGap?: () => void) => Promise<Unsubscribe>;
  /**
   * Runs work that no other process of this database runs meanwhile; one that comes second waits. The embedded
   * database has no other process.
   */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
