import type { AnswerOf, Endpoint, FactsOf, RefusalOf } from '@yahont/contracts/wire/endpoint.ts';
import type { OFFICE_IDLE_HEADER } from '@yahont/contracts/office/staff-sign-in.ts';
import type { Problem } from '@yahont/contracts/wire/problem.ts';
import { provedAgain } from '../session/proof-gate.ts';
import { isIdle } from '../session/touches.ts';
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

/** As the contract names it; the type refuses another name. */
const IDLE_HEADER: typeof OFFICE_IDLE_HEADER = 'office-idle';

type Options = {
  signal?: AbortSignal | undefined;
  /** The version that a change is based on, for `If-Match`. */
  version?: number | undefined;
  /** `wait`: when the session has ended, waits until the person signs in over the page and sends the call again. */
  signedOut?: 'wait' | 'fail';
  /** The body, where it is a file as it is. */
  file?: Blob | undefined;
  /** What is being done, for the window that asks for a fresh proof: «Возврат 106 780 ₽ по заказу Я-247630.» */
  about?: string | undefined;
};

/**
 * Makes a call of the contract behind `endpoint`.
 * @throws CallFailed
 */
export async function call<E extends Endpoint>(
  endpoint: Route<E>,
  input: InputOf<E>,
  { signedOut = 'wait', about, ...options }: Options = {},
): Promise<AnswerOf<E>> {
  const response = await send(endpoint, input, options);
  if (response.status === 401 && signedOut === 'wait') {
    await signedInAgain();
    return call(endpoint, input, { ...options, signedOut: 'fail', about });
  }
  if (!response.ok) {
    const problem = await readJson<Problem>(response).catch(() => null);
    if (problem?.code === 'proof-required' && (await provedAgain(problem, about)))
      return call(endpoint, input, { ...options, signedOut, about });
    throw new CallFailed(response.status, problem);
  }
  return readJson<AnswerOf<E>>(response);
}

type Sent = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

async function send(
  { method, path }: Route,
  input: unknown,
  { signal, version, file }: Pick<Options, 'signal' | 'version' | 'file'>,
): Promise<Response> {
  // safe: `InputOf` has these parts and no others
  const { params = {}, query = {}, body } = input as Sent;
  try {
    return await fetch(addressOf(path, { params, query }), {
      method,
      headers: {
        accept: 'application/json',
        ...(isIdle() ? { [IDLE_HEADER]: '1' } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(file === undefined ? {} : { body: file }),
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
