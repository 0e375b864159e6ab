import type { AnswerOf, Endpoint } from '@yahont/contracts/wire/endpoint.ts';
import { Problem } from '@yahont/contracts/wire/problem.ts';

export type Answer<E extends Endpoint> = {
  status: number;
  /** The answer, checked against the contract. Throws when the call was refused. */
  answer: () => AnswerOf<E>;
  /** The body of a refusal; empty when the call succeeded. */
  problem: Partial<Problem>;
  headers: Headers;
};

export async function readAnswer<E extends Endpoint>(endpoint: E, response: Response): Promise<Answer<E>> {
  const text = await response.text();
  const parsed: unknown = text === '' ? null : JSON.parse(text);
  return {
    status: response.status,
    headers: response.headers,
    problem: response.ok ? {} : refusalOf(endpoint, parsed),
    answer: () => {
      if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status} ${text}`);
      // safe: the type is derived from this schema
      return endpoint.answer.parse(parsed) as AnswerOf<E>;
    },
  };
}

/** A problem; one that the contract of the call names has its status and its facts. */
function refusalOf({ refusals = {} }: Endpoint, parsed: unknown): Problem {
  const problem = Problem.parse(parsed);
  const named = Object.hasOwn(refusals, problem.code) ? refusals[problem.code] : undefined;
  if (named === undefined) return problem;
  named.facts.parse(problem.context ?? {});
  if (named.status !== problem.status) throw new Error(`${problem.code} came with ${problem.status}`);
  return problem;
}
