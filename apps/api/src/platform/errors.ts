import { INPUT_ERROR } from '@yahont/contracts/wire/limits.ts';

/** Reasons for which a request cannot go on. `http/problems.ts` gives each its status. */
export type ErrorCode =
  | 'bad-request'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-many-requests'
  | 'unavailable';

/** A stop: thrown by a verb, turned into a problem once at the edge. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** Finer machine word for the client, for example `out-of-stock`. */
  readonly reason: string;
  readonly context: Record<string, unknown> | undefined;
  readonly fields: readonly { path: string; message: string }[] | undefined;

  constructor(
    code: ErrorCode,
    reason: string,
    options: {
      context?: Record<string, unknown>;
      fields?: readonly { path: string; message: string }[];
      cause?: unknown;
    } = {},
  ) {
    super(`${code}: ${reason}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.reason = reason;
    this.context = options.context;
    this.fields = options.fields;
  }
}

/** Also for what belongs to somebody else: a stranger must not learn that it exists. */
export function notFound(what: string): AppError {
  return new AppError('not-found', `${what}-not-found`);
}

export function refused(reason: string, context?: Record<string, unknown>): AppError {
  return new AppError('conflict', reason, context ? { context } : {});
}

/** One wrong field of the request, by its dotted path, with a finer reason and its facts where there are any. */
export function invalidField(
  path: string,
  reason = 'validation',
  context?: Record<string, unknown>,
): AppError {
  const fields = [{ path, message: INPUT_ERROR }];
  return new AppError('invalid', reason, context ? { fields, context } : { fields });
}
