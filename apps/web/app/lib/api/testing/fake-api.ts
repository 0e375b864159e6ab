import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';

/** A call as an action made it: the path of the endpoint and what was sent. */
type Sent = {
  path: string;
  params?: object;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Gives the same answer to every call, or throws the error. */
export function fakeApi(answer: object): { api: CallApi; sent: Sent[] } {
  const sent: Sent[] = [];
  const call = async ({ path }: { path: string }, input: Omit<Sent, 'path'>) => {
    sent.push({ path, ...input });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  // Safe: actions pass nothing but a path, parameters, a body and headers.
  return { api: call as unknown as CallApi, sent };
}

/** A refusal of the API. */
export function problem(part: Partial<ApiProblem['problem']> & { code: string }): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: '', status: 422, ...part });
}
