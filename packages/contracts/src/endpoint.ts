import type { z } from 'zod';

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
> = {
  method: Verb;
  /** Path with `{name}` placeholders, as in OpenAPI; starts with `/api/`. */
  path: Path;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 202;
  /** Who may call: everyone, a caller with any token, or a signed-in account. */
  access?: 'public' | 'visitor' | 'account';
};

/** Returns the definition with its literal types, such as method and path, preserved. */
export function endpoint<
  Answer extends z.ZodType,
  Verb extends Method,
  Path extends string,
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
>(
  definition: Endpoint<Params, Query, Body, Answer, Verb, Path>,
): Endpoint<Params, Query, Body, Answer, Verb, Path> {
  return definition;
}

export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? z.output<A> : never;
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? z.input<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? z.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? z.input<B> : never;

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
