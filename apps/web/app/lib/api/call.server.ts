import type { z } from 'zod';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@yahont/contracts/wire/endpoint.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';
import { addressOf, requestOf } from '@yahont/contracts/wire/request-of.ts';
import type { CallInput } from '@yahont/contracts/wire/request-of.ts';
import { withRetry } from './retry.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Never a schema: an endpoint without that part has `ZodNever`, whose input is `never`. */
type Part<Name extends string, Value> = [Value] extends [never] ? object : Record<Name, Value>;
type Input<E> = Part<'params', ParamsOf<E>> & Part<'query', QueryOf<E>> & Part<'body', BodyOf<E>>;

export type CallApi = <E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
  endpoint: E,
  ...input: keyof Input<E> extends never ? [Input<E>?] : [Input<E> & { headers?: Record<string, string> }]
) => Promise<AnswerOf<E>>;

/** A call that the API refused, with its RFC 9457 problem. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** All who asked share one object, which is the API's own: nobody changes it. */
type Answer = { isOk: boolean; content: unknown };

/** By who asks and full path. */
type Answers = Map<string, Promise<Answer>>;

/**
 * The API for one render of a page, as nobody and as its visitor. SPEC 7: the same GET is made once, however many
 * loaders ask, and a refusal is shared as well; whatever writes makes the render forget what it was told before.
 * Both throw ApiProblem on a refusal.
 */
export function callsOfPage(
  asNobody: Fetch,
  asVisitor: Fetch | null,
): { asNobody: CallApi; asVisitor: CallApi | null } {
  const answers: Answers = new Map();
  return {
    asNobody: callWith(asNobody, { who: 'nobody', answers }),
    asVisitor: asVisitor && callWith(asVisitor, { who: 'visitor', answers }),
  };
}

function callWith(fetch: Fetch, { who, answers }: { who: 'nobody' | 'visitor'; answers: Answers }): CallApi {
  const call = async (endpoint: Endpoint, input: CallInput = {}): Promise<unknown> => {
    const { isOk, content } = await request(endpoint, input);
    if (!isOk) throw new ApiProblem(Problem.parse(content));
    return content;
  };

  function request(endpoint: Endpoint, input: CallInput): Promise<Answer> {
    if (endpoint.method !== 'GET') return send(fetch, endpoint, input).finally(() => answers.clear());
    // Other headers may mean another answer.
    if (input.headers !== undefined) return send(fetch, endpoint, input);
    const key = `${who} ${addressOf(endpoint, input)}`;
    const before = answers.get(key);
    if (before) return before;
    const answer = send(fetch, endpoint, input);
    answers.set(key, answer);
    return answer;
  }

  // safe: the API answers by the same contract that the type is derived from
  return call as CallApi;
}

async function send(fetch: Fetch, endpoint: Endpoint, input: CallInput): Promise<Answer> {
  const response = await withRetry(endpoint.method, () =>
    fetch(requestOf('http://api.internal', endpoint, input)),
  );
  return { isOk: response.ok, content: guarded(await response.json()) };
}

/** While developing and in tests a change of a shared answer throws. */
function guarded(content: unknown): unknown {
  if (import.meta.env.DEV) freezeWhole(content);
  return content;
}

function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeWhole(part);
}
