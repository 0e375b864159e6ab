import type { z } from 'zod';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@yahont/contracts/endpoint.ts';
import { Problem } from '@yahont/contracts/problem.ts';

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

/** Makes a caller of the API over any fetch: in-process on the server. Throws ApiProblem on a refusal. */
export function callWith(fetch: Fetch): CallApi {
  const call = async (endpoint: Endpoint, input: CallInput = {}): Promise<unknown> => {
    const response = await fetch(requestOf(endpoint, input));
    const answer: unknown = await response.json();
    if (!response.ok) throw new ApiProblem(Problem.parse(answer));
    return answer;
  };
  // safe: the API answers by the same contract that the type is derived from
  return call as CallApi;
}

type CallInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
};

function requestOf(endpoint: Endpoint, { params = {}, query = {}, body, headers = {} }: CallInput): Request {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = searchOf(query);
  return new Request(`http://api.internal${path}${search === '' ? '' : `?${search}`}`, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function searchOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.toString();
}
