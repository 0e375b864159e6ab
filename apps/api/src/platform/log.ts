import { DrizzleQueryError } from 'drizzle-orm';
import { pino, stdSerializers, type Logger, type SerializedError } from 'pino';

import { currentTracing } from './seen/trace.ts';

export type Log = Logger;

/** Structured log to standard output. Tokens, codes and cards must never be logged: the caller chooses the fields. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // With traces each line names the one that it belongs to.
    mixin: () => {
      const traceId = currentTracing()?.traceId() ?? null;
      return traceId === null ? {} : { traceId };
    },
  });
}

/** An error in the format of the log. */
export function describeError(error: unknown): SerializedError {
  return stdSerializers.err(withoutValues(error));
}

/** A failed query contains its values, and an SMS with a code may be one of them: only the statement is logged. */
function withoutValues(error: unknown): Error {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? error : new Error(String(error));
  const logged = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  logged.stack = String(error.stack).replace(error.message, logged.message);
  return logged;
}
