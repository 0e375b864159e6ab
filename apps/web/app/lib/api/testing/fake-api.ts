import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';

/** A call as an action made it: the path of the endpoint and the sent input. */
type SentCall = {
  path: string;
  params?: object;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Answers every call with the same value, or throws the error. */
export function fakeApi(answer: object): { api: CallApi; sent: SentCall[] } {
  const sent: SentCall[] = [];
  const call = async ({ path }: { path: string }, input: Omit<SentCall, 'path'>) => {
    sent.push({ path, ...input });
    if (answer instanceof Error) throw answer;
    return answer;
  };
  // safe: actions pass only a path, parameters, a body and headers
  return { api: call as unknown as CallApi, sent };
}

/** A refusal of the API. */
export function problem(part: Partial<ApiProblem['problem']> & { code: string }): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: '', status: 422, ...part });
}
