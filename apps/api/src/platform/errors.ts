import type { z } from 'zod';
import type { RefusalResult } from '@yahont/contracts/wire/endpoint.ts';
import { INPUT_ERROR } from '@yahont/contracts/wire/limits.ts';
import type { Refusals, RefusalStatus } from '@yahont/contracts/wire/refusals.ts';

/** Reasons why a request fails. `http/problems.ts` gives each its status. */
export type ErrorCode =
  | 'bad-request'
  | 'too-large'
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-many-requests'
  | 'unavailable';

/** A refusal: thrown by a verb, turned into a problem once in the HTTP layer. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** A finer code for the client, for example `out-of-stock`. */
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

/** Also for things that belong to another caller, who must not learn that they exist. */
export function notFound(what: string): AppError {
  return new AppError('not-found', `${what}-not-found`);
}

const CODE_OF: Record<RefusalStatus, ErrorCode> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'invalid',
  429: 'too-many-requests',
  503: 'unavailable',
};

/** A refusal that the contract of a call names. `serve` blocks it for a call that does not name it. */
export class Refusal extends AppError {}

/**
 * Refuses for one of the reasons of a contract: `throw refuse(confirmEmail.refusals, 'link-ended',
 * {})`.
 * @param facts the extra fields that the contract promises with the code
 * @param field the dotted path of the request field at fault
 */
export function refuse<R extends Refusals, Code extends keyof R & string>(
  refusals: R,
  code: Code,
  facts: z.output<R[Code]['facts']>,
  { field, cause }: { field?: string; cause?: unknown } = {},
): Refusal {
  return new Refusal(CODE_OF[refusals[code]?.status ?? 409], code, {
    ...(Object.keys(facts).length > 0 ? { context: facts } : {}),
    ...(field === undefined ? {} : { fields: [{ path: field, message: INPUT_ERROR }] }),
    cause,
  });
}

/** The same for a refusal that a verb returned as a value. */
export function refuseWith<E extends { refusals: Refusals }>(
  { refusals }: E,
  { ok: _ok, reason, ...facts }: RefusalResult<E>,
): Refusal {
  return refuse<Refusals, string>(refusals, reason, facts);
}

/** One wrong field of the request, by its dotted path. */
export function invalidField(path: string): AppError {
  return new AppError('invalid', 'validation', { fields: [{ path, message: INPUT_ERROR }] });
}
