import type { z } from 'zod';
import type { RefusalKind, Refusals } from './refusals.ts';
import type { Permission } from '../office/permissions.ts';

/** HTTP methods of the shop's API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, for both sides: its method, path, input and answer. The API mounts a route from it, the
 * storefront and the demo call it; neither repeats a shape.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Verb extends Method = Method,
  Path extends string = string,
  Refused extends Refusals = Refusals,
> = {
  method: Verb;
  /** Path with `{name}` placeholders, as OpenAPI writes it; begins with `/api/`, or `/office/api/` for calls of staff. */
  path: Path;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Longest JSON body, bytes; `CALL_BODY_BYTES` by default. */
  bodyBytes?: number;
  /** Takes files along with the body, in `multipart/form-data`: `body` is the JSON, each `file` a file. `bytes`: of all of them. */
  files?: { bytes: number };
  answer: Answer;
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 202;
  /** Anyone by default. */
  access?: Access;
  /** Whether staff must have proved who they are within five minutes; by default its permissions decide, see `needsProof`. */
  proof?: 'always' | 'never';
  /**
   * The answer depends on the address, the city and the data of the shop, not on who asks, and asking leaves no trace. The front door keeps it until something changes, for the rest of the minute at most.
   */
  isShared?: true;
  /**
   * Why this call refuses a well-formed request of an allowed caller. Refusals that any call may give
   * (`validation`, `sign-in-required`, `internal` and the like) are not repeated here.
   */
  refusals?: Refused;
};

/**
 * Who may call: anyone, a caller with any token, a signed-in account, any member of staff, a person who is about to
 * take the second step of a sign-in or to connect an authenticator, or staff with a permission. When several permissions are listed, one of them is enough for the call, and the
 * verb checks which of them its subject requires.
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'account'
  | 'staff'
  | 'staff-second-step'
  | 'staff-enrolment'
  | { staff: Permission | readonly Permission[] };

/** The permissions that allow a call of staff; empty when it needs none. */
export function permissionsOf({ access }: Pick<Endpoint, 'access'>): readonly Permission[] {
  if (typeof access !== 'object') return [];
  return typeof access.staff === 'string' ? [access.staff] : access.staff;
}

/** Returns the definition with its literal types, such as method and path, preserved. */
export function endpoint<
  Answer extends z.ZodType,
  Verb extends Method,
  Path extends string,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Refused extends Refusals = Readonly<Record<never, never>>,
>(
  definition: Endpoint<Params, Query, Body, Answer, Verb, Path, Refused> & { refusals?: Refused },
): Endpoint<Params, Query, Body, Answer, Verb, Path, Refused> & { refusals: Refused } {
  // safe: without reasons `Refused` is the type of an empty record
  return { ...definition, refusals: definition.refusals ?? ({} as Refused) };
}

export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? z.input<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.input<B> : never;

/** The codes with which a call refuses; for a union of calls, the codes of all of them. */
export type RefusalOf<E> = E extends { refusals: infer R } ? keyof R & string : never;
/** The `context` that belongs to a code. */
export type FactsOf<E, Code extends string> = E extends { refusals: infer R }
  ? Code extends keyof R
    ? R[Code] extends RefusalKind<infer Facts>
      ? z.output<Facts>
      : never
    : never
  : never;

/** A refusal as a verb returns it: its code and its facts. */
export type RefusalResult<E> = {
  [Code in RefusalOf<E>]: { ok: false; reason: Code } & (FactsOf<E, Code> extends Record<string, never>
    ? unknown
    : FactsOf<E, Code>);
}[RefusalOf<E>];

/**
 * The addresses that an endpoint accepts: its path with parameters filled in, optionally with a query that starts with
 * one of its names.
 */
export type AddressOf<E extends Endpoint> =
  | FilledPath<E['path']>
  | ([QueryOf<E>] extends [never]
      ? never
      : `${FilledPath<E['path']>}?${keyof QueryOf<E> & string}=${string}`);

type FilledPath<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${FilledPath<After>}`
  : Path;
