import { pino } from 'pino';
import type { Logger } from 'pino';

export type Log = Logger;

/** Structured log to standard output. Tokens, codes and cards never get into it: whoever logs picks the fields. */
export function createLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
