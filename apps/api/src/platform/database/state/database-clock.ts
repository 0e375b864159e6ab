import { sql } from 'drizzle-orm';
import { rowsOf } from '../rows.ts';
import type { Db } from '../database.ts';
import type { Troubles } from '../../outside/troubles.ts';

/** How often the clocks are compared. */
const EACH_MS = 60_000;
/** A smaller difference may be the duration of the query; following it would make time jump. */
const IGNORED_MS = 500;
/** From this difference on, the machine's clock is reported as wrong. */
const WRONG_MS = 30_000;

export type DatabaseClock = {
  /** The database's time: a clock that never jumps, corrected by its offset from the database's clock. */
  now: () => Date;
  /** Compares the clocks; throws when the database does not answer. */
  compare: () => Promise<void>;
  stop: () => void;
};

type ClockDeps = {
  db: Db;
  troubles: Troubles;
  /** Unix milliseconds by the machine's clock. */
  machine?: () => number;
  /** Unix milliseconds by a clock that goes on evenly when the machine's is changed. */
  steady?: () => number;
};

/**
 * A clock that all processes share. Codes, sessions, reservations and messages are rows that all
 * processes read, and their expiry is compared with the reader's time: a process whose own clock is two
 * hours ahead would see everything as expired (decision 0085). When the machine's clock jumps, this one does not.
 */
export async function startDatabaseClock({
  db,
  troubles,
  machine = Date.now,
  steady = () => performance.timeOrigin + performance.now(),
}: ClockDeps): Promise<DatabaseClock> {
  let aheadMs = 0;
  const compare = async (): Promise<void> => {
    const asked = steady();
    const [row] = await rowsOf<{ at: number }>(
      db,
      sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
    );
    const answered = steady();
    const at = row?.at ?? asked;
    const measured = (asked + answered) / 2 - at;
    const error = IGNORED_MS + (answered - asked) / 2;
    if (Math.abs(measured - aheadMs) > error) aheadMs = Math.abs(measured) > error ? measured : 0;
    const offMs = machine() - at;
    troubles.tell('clock', Math.abs(offMs) > WRONG_MS ? describe(offMs) : null);
  };
  await compare();
  const timer = setInterval(() => {
    // Without an answer the previous offset is the best estimate.
    compare().catch(() => undefined);
  }, EACH_MS);
  timer.unref();
  return {
    now: () => new Date(steady() - aheadMs),
    compare,
    stop: () => clearInterval(timer),
  };
}

function describe(aheadMs: number): string {
  const seconds = Math.round(Math.abs(aheadMs) / 1000);
  return `the clock of this machine is ${seconds} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database’s, by which the shop goes`;
}
