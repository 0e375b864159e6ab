import { DrizzleQueryError } from 'drizzle-orm';
import {
  pino,
  stdSerializers,
  type DestinationStream,
  type Logger,
  type LoggerOptions,
  type SerializedError,
} from 'pino';

import { currentTracing } from './seen/trace.ts';
import { maskWords } from './text/mask-words.ts';

export type Log = Logger;

/** Structured log, to standard output by default. Tokens, codes and cards must never be logged: the caller chooses the fields. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    // With traces each line names the one that it belongs to.
    mixin: () => {
      const traceId = currentTracing()?.traceId() ?? null;
      return traceId === null ? {} : { traceId };
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** What PostgreSQL says of the values of a row. */
const VALUES_OF_ROW: ReadonlySet<string> = new Set(['detail', 'where', 'internalQuery']);
/** PostgreSQL repeats what it could not read: `invalid input syntax for type uuid: "…"`. */
const UNREADABLE = /(invalid input [^"]*)"[^"]*"/g;

/** An error in the format of the log, without values that it repeats: a phone may be one of them. */
export function describeError(error: unknown): SerializedError {
  const described = stdSerializers.err(withoutValues(error));
  return Object.assign(
    described,
    Object.fromEntries(
      Object.entries(described).map(([name, value]: [string, unknown]) => {
        if (VALUES_OF_ROW.has(name)) return [name, undefined];
        return [name, typeof value === 'string' ? maskWords(value.replaceAll(UNREADABLE, '$1"…"')) : value];
      }),
    ),
  );
}

/** A failed query contains its values, and an SMS with a code may be one of them: only the statement is logged. */
function withoutValues(error: unknown): Error {
  if (!(error instanceof DrizzleQueryError)) return error instanceof Error ? error : new Error(String(error));
  const logged = new Error(`Failed query: ${error.query}`, { cause: error.cause });
  logged.stack = String(error.stack).replace(error.message, logged.message);
  return logged;
}
