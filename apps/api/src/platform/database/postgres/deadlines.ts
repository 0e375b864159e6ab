/** Time limits of a connection to the database; milliseconds. */
export type Deadlines = {
  /** Until a connection is opened. */
  open: number;
  /** Until a pooled connection is free: a burst waits its turn. */
  free: number;
  /** For one statement, and for a lock that it waits for; the server then cancels it. */
  statement: number;
  lock: number;
  /** For an open transaction that is idle. */
  idle: number;
  /**
   * Until an answer comes; without one the connection is destroyed. Longer than `statement`, so the
   * server cancels first.
   */
  answer: number;
};

/** For calls: anyone who waits longer has left. */
export const OF_CALLS: Deadlines = {
  open: 2_000,
  free: 5_000,
  statement: 5_000,
  lock: 3_000,
  idle: 10_000,
  answer: 8_000,
};

/** For the job queue: its statements are as short, and nobody waits at a screen. */
export const OF_QUEUE: Deadlines = {
  open: 5_000,
  free: 10_000,
  statement: 10_000,
  lock: 5_000,
  idle: 10_000,
  answer: 13_000,
};

/** For jobs, schedules, imports, and what is read into memory. */
export const OF_WORK: Deadlines = {
  open: 10_000,
  free: 30_000,
  statement: 60_000,
  lock: 10_000,
  idle: 60_000,
  answer: 65_000,
};

/**
 * For migrations: the wait for a table in use is short, because all other statements queue behind the
 * waiting migration.
 */
export const OF_MIGRATIONS: Deadlines = {
  open: 10_000,
  free: 10_000,
  statement: 1_800_000,
  lock: 30_000,
  idle: 1_800_000,
  answer: 1_810_000,
};

/** Notices a connection whose other end is gone while nobody asks for anything. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * The same as settings of the driver.
 * @param name the connection's name in the server's lists, unless the address sets one
 */
export function toDriver({ open, free, statement, lock, idle, answer }: Deadlines, name: string) {
  return {
    application_name: `yahont ${name}`,
    connectionTimeoutMillis: open,
    /** Time-out of a pool, which has one setting for both. */
    freeTimeoutMillis: free,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    query_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}
