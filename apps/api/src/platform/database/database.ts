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

/** The connections of one pool. */
export type PoolState = {
  name: string;
  /** Open ones, those of them that are free, and how many there may be. */
  open: number;
  free: number;
  most: number;
  /** Requests that wait for a free one. */
  waiting: number;
};

/** What becomes of the connection that listens. */
export type HearingEvents = {
  /** It was lost: from now on announcements are missed. */
  onLost?: () => void;
  /** Another one is open: some announcements may have been missed. */
  onGap?: () => void;
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
  /** Calls `onPayload` for every NOTIFY on the channel, from any process. */
  listen: (
    channel: string,
    onPayload: (payload: string) => void,
    events?: HearingEvents,
  ) => Promise<Unsubscribe>;
  /** Its pools; the embedded engine has none. */
  pools: () => PoolState[];
  /**
   * Runs work that no other process of this database runs meanwhile; one that comes second waits. The embedded
   * database has no other process.
   */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
};
