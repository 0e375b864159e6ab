import { checkCode, requestCode } from '@yahont/contracts/visitors.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/** How far the shopper got with signing in. The phone travels along, so that nothing is typed twice. */
export type SignInResult =
  | { step: 'phone'; phone: string; problem: SignInProblem }
  | { step: 'code'; phone: string; retryAfter: number; problem: SignInProblem | null }
  | { step: 'done' };

export type SignInProblem = { code: string; retryAfter: number };

/** How long one waits for another code; a longer wait means that the day's codes are used up. */
const RESEND_SECONDS = 60;

/** Asks for a code to the phone of the form. */
export async function sendCode(api: CallApi, form: FormData): Promise<SignInResult> {
  const phone = text(form, 'phone');
  try {
    const { retryAfter } = await api(requestCode, { body: { phone, token: text(form, 'smart-token') } });
    return { step: 'code', phone, retryAfter, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    // Asked again within a minute: the code that is on its way is still good, let the shopper type it.
    if (problem.code === 'too-many-codes' && problem.retryAfter <= RESEND_SECONDS) {
      return { step: 'code', phone, retryAfter: problem.retryAfter, problem: null };
    }
    return { step: 'phone', phone, problem };
  }
}

/** Signs in with the code of the form. */
export async function signIn(api: CallApi, form: FormData): Promise<SignInResult> {
  const phone = text(form, 'phone');
  try {
    await api(checkCode, { body: { phone, code: text(form, 'code') } });
    return { step: 'done' };
  } catch (error) {
    return { step: 'code', phone, retryAfter: 0, problem: problemOf(error) };
  }
}

/** The address that the form asks to go on to, if it is one of this site; else the account. */
export function nextOf(form: FormData): string {
  const next = text(form, 'next');
  return /^\/(?![/\\])/.test(next) ? next : '/personal/';
}

function problemOf(error: unknown): SignInProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, context } = error.problem;
  return { code, retryAfter: Number(context?.['retryAfter'] ?? 0) };
}

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
