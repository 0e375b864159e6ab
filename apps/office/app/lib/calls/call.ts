import type { AnswerOf, Endpoint, FactsOf, RefusalOf } from '@yahont/contracts/wire/endpoint.ts';
import type { Problem } from '@yahont/contracts/wire/problem.ts';
import { signedInAgain } from '../session/session-gate.ts';
import { addressOf, type InputOf, type Route } from './route.ts';

/** A refusal of the API, or no answer at all (`status` 0). */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: Problem | null;

  constructor(status: number, problem: Problem | null) {
    super(`call failed with ${status}`);
    this.name = 'CallFailed';
    this.status = status;
    this.problem = problem;
  }
}

type Options = {
  signal?: AbortSignal | undefined;
  /** The version that a change is based on, for `If-Match`. */
  version?: number | undefined;
  /** `wait`: when the session has ended, waits until the person signs in over the page and sends the call again. */
  signedOut?: 'wait' | 'fail';
};

/**
 * Makes a call of the contract behind `endpoint`.
 * @throws CallFailed
 */
export async function call<E extends Endpoint>(
  endpoint: Route<E>,
  input: InputOf<E>,
  { signedOut = 'wait', ...options }: Options = {},
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, input, options);
  if (response.status === 401 && signedOut === 'wait') {
    await signedInAgain();
    return call(endpoint, input, { ...options, signedOut: 'fail' });
  }
  if (!response.ok)
    throw new CallFailed(response.status, await readJson<Problem>(response).catch(() => null));
  return readJson<AnswerOf<E>>(response);
}

type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

async function send(
  { method, path }: Route,
  input: unknown,
  { signal, version }: Omit<Options, 'signedOut'>,
): Promise<Response> {
  // safe: `InputOf` has these parts and no others
  const { params = {}, query = {}, body } = input as Sent;
  try {
    return await fetch(addressOf(path, { params, query }), {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new CallFailed(0, null);
  }
}

/** safe: the API answers by the contract that `route` names */
async function readJson<T>(response: Response): Promise<T> {
  return (await response.json()) as T;
}

/** A refusal with the facts of its code. */
export type Refusal<E> = {
  [Code in RefusalOf<E>]: { code: Code; facts: FactsOf<E, Code> };
}[RefusalOf<E>];

/** The refusal that the contract of `endpoint` names; null for any other failure. */
export function refusalOf<E extends Endpoint>(
  _endpoint: Route<E>,
  codes: Readonly<Record<RefusalOf<E>, true>>,
  error: unknown,
): Refusal<E> | null {
  if (!(error instanceof CallFailed) || error.problem === null) return null;
  const { code, context = {} } = error.problem;
  if (!Object.hasOwn(codes, code)) return null;
  // safe: the code is one of the contract's, and the API sends the facts that belong to it
  return { code, facts: context } as Refusal<E>;
}

/** The code of a failure; empty when there was no answer. */
export function codeOf(error: unknown): string {
  return error instanceof CallFailed ? (error.problem?.code ?? '') : '';
}

/** Whether the API found this field of the body wrong. */
export function isFieldWrong(error: unknown, path: string): boolean {
  if (!(error instanceof CallFailed)) return false;
  return (error.problem?.errors ?? []).some((one) => one.path === path || one.path.startsWith(`${path}.`));
}
