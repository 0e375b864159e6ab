import { DrizzleQueryError } from 'drizzle-orm';

/** No connection to the database was available in time. */
export class DatabaseAway extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'DatabaseAway';
  }
}

/**
 * PostgreSQL's error codes when it cannot serve now: broken connections, no room for another, no disk
 * or memory, a server that stops, starts or is read-only, a statement or a lock that took too long.
 */
const SERVER_CODES = /^(?:08...|53...|57P0[1-5]|57014|55P03|25P03|25006|58030)$/;

/** The operating system's error codes for a failed connection. */
const NETWORK_CODES =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_DESTROYED)$/;

/** The driver's own errors have no codes. */
const DRIVER_WORDS =
  /^(?:Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Longest chain of causes that is followed. */
const MAX_CAUSES = 8;

/** Whether a call failed because the database does not answer, or not in time, rather than by a fault of ours. */
export function isDatabaseAway(error: unknown): boolean {
  let cause = error;
  let isOfQuery = false;
  for (let depth = 0; depth < MAX_CAUSES && cause instanceof Error; depth += 1) {
    if (cause instanceof DatabaseAway) return true;
    // A provider may be unreachable too, and has the same codes.
    if (isOfQuery && saysSo(cause)) return true;
    isOfQuery ||= cause instanceof DrizzleQueryError;
    cause = cause.cause;
  }
  return false;
}

/** Whether the driver could not connect because the server does not serve now; a wrong password or database is another fault. */
export function isServerAway(error: unknown): boolean {
  return error instanceof Error && (saysSo(error) || error.message.startsWith('timeout expired'));
}

function saysSo(error: Error): boolean {
  if (!('code' in error) || typeof error.code !== 'string') return DRIVER_WORDS.test(error.message);
  return SERVER_CODES.test(error.code) || NETWORK_CODES.test(error.code);
}
