import type { z } from 'zod';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@yahont/contracts/wire/endpoint.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';
import { addressOf, requestOf, type CallInput } from '@yahont/contracts/wire/request-of.ts';
import { withRetry } from '#app/base/requests/retry.ts';

type Fetch = (request: Request) => Promise<Response>;

/** `never` never extends a schema: an endpoint without this part has `ZodNever`, whose input is `never`. */
type InputPart<Name extends string, Value> = [Value] extends [never] ? object : Record<Name, Value>;
type Input<E> = InputPart<'params', ParamsOf<E>> &
  InputPart<'query', QueryOf<E>> &
  InputPart<'body', BodyOf<E>>;

export type CallApi = <E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType>>(
  endpoint: E,
  ...input: keyof Input<E> extends never
    ? [Input<E>?]
    : [Input<E> & Pick<CallInput, 'files'> & { headers?: Record<string, string> }]
) => Promise<AnswerOf<E>>;

/** A refusal of the API, with its RFC 9457 problem. */
export class ApiProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.code}`);
    this.name = 'ApiProblem';
    this.problem = problem;
  }
}

/** All callers share one object, which belongs to the API: nobody may change it. */
type Answer = { isOk: boolean; content: unknown };

/** By identity and full path. */
type AnswerCache = Map<string, Promise<Answer>>;

/**
 * The API for one render of a page, as anonymous and as the page's visitor. SPEC 7.4: the same GET is made once for all
 * loaders, and its refusal is shared too; a write clears the answers of earlier calls. Both throw ApiProblem on a
 * refusal.
 */
export function callsOfPage(
  asNobody: Fetch,
  asVisitor: Fetch | null,
): { asNobody: CallApi; asVisitor: CallApi | null } {
  const answers: AnswerCache = new Map();
  return {
    asNobody: callWith(asNobody, { who: 'nobody', answers }),
    asVisitor: asVisitor && callWith(asVisitor, { who: 'visitor', answers }),
  };
}

function callWith(
  fetch: Fetch,
  { who, answers }: { who: 'nobody' | 'visitor'; answers: AnswerCache },
): CallApi {
  const call = async (endpoint: Endpoint, input: CallInput = {}): Promise<unknown> => {
    if (!canExist(endpoint, input)) throw new ApiProblem(NO_SUCH_THING);
    const { isOk, content } = await request(endpoint, input);
    if (!isOk) throw new ApiProblem(Problem.parse(content));
    return content;
  };

  function request(endpoint: Endpoint, input: CallInput): Promise<Answer> {
    if (endpoint.method !== 'GET') return send(fetch, endpoint, input).finally(() => answers.clear());
    // Other headers may change the answer.
    if (input.headers !== undefined) return send(fetch, endpoint, input);
    const key = `${who} ${addressOf(endpoint, input)}`;
    const before = answers.get(key);
    if (before) return before;
    const answer = send(fetch, endpoint, input);
    answers.set(key, answer);
    return answer;
  }

  // safe: the API answers by the contract that the type is derived from
  return call as CallApi;
}

/**
 * A code or link in an address that the contract does not accept names nothing: the API would refuse its
 * format instead.
 */
const NO_SUCH_THING: Problem = { type: 'about:blank', title: 'Not found', status: 404, code: 'not-found' };

function canExist({ params }: Endpoint, input: CallInput): boolean {
  return input.params === undefined || params === undefined || params.safeParse(input.params).success;
}

async function send(fetch: Fetch, endpoint: Endpoint, input: CallInput): Promise<Answer> {
  const response = await withRetry(endpoint.method, () =>
    fetch(requestOf('http://api.internal', endpoint, input)),
  );
  return { isOk: response.ok, content: guarded(await response.json()) };
}

/** In development and in tests changing a shared answer throws. */
function guarded(content: unknown): unknown {
  if (import.meta.env.DEV) freezeWhole(content);
  return content;
}

function freezeWhole(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeWhole(part);
}
