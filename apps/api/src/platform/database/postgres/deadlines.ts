/** How long a connection to the database may take for what; milliseconds. */
export type Deadlines = {
  /** Until a connection is open. */
  open: number;
  /** Until one of the pool is free: a burst waits its turn. */
  free: number;
  /** For one statement, and for a lock that it waits for; the server ends it. */
  statement: number;
  lock: number;
  /** For an open transaction that asks for nothing. */
  idle: number;
  /** Until an answer comes; without one the connection is destroyed. Longer than `statement`: the server's word comes first. */
  answer: number;
};

/** Of calls: anyone who waits longer has left. */
export const OF_CALLS: Deadlines = {
  open: 2_000,
  free: 5_000,
  statement: 5_000,
  lock: 3_000,
  idle: 10_000,
  answer: 8_000,
};

/** Of the queue of jobs: its statements are as short, and nobody waits before a screen. */
export const OF_QUEUE: Deadlines = {
  open: 5_000,
  free: 10_000,
  statement: 10_000,
  lock: 5_000,
  idle: 10_000,
  answer: 13_000,
};

/** Of jobs, schedules, imports, and of what is read into memory. */
export const OF_WORK: Deadlines = {
  open: 10_000,
  free: 30_000,
  statement: 60_000,
  lock: 10_000,
  idle: 60_000,
  answer: 65_000,
};

/** Of migrations: a table that is in use is not waited for long, because everybody else waits behind the one who waits. */
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
 * @param name what the server lists the connection as, unless the address names one
 */
export function toDriver({ open, free, statement, lock, idle, answer }: Deadlines, name: string) {
  return {
    application_name: `yahont ${name}`,
    connectionTimeoutMillis: open,
    /** Of a pool, which has one setting for both. */
    freeTimeoutMillis: free,
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    query_timeout: answer,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  };
}
