import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { pathWithin } from '#app/lib/navigation/address.ts';

/** How far the shopper got with signing in. The phone travels along, so that nothing is typed twice. */
export type SignInResult =
  | { step: 'phone'; phone: string; problem: SignInProblem | null }
  | ({ step: 'code'; phone: string } & CodeAnswer)
  | { step: 'done' };

/** What the server says of the code. */
export type CodeAnswer = {
  /** A code has just been sent. */
  isSent: boolean;
  /** Seconds until another may be asked for; 0 when that is not what was asked. */
  retryAfter: number;
  problem: SignInProblem | null;
};

export type SignInProblem = {
  code: string;
  retryAfter: number;
  /** Tries that a wrong code leaves. */
  triesLeft?: number;
  /** Names of the fields that will not do. */
  wrong: readonly string[];
};

/** How long one waits for another code; a longer wait means that the day's codes are used up. */
const RESEND_SECONDS = 60;

/** Asks for a code to the phone of the form. */
export async function sendCode(api: CallApi, form: FormData): Promise<SignInResult> {
  const phone = readText(form, 'phone');
  try {
    const { retryAfter } = await api(requestCode, { body: { phone, token: readText(form, 'smart-token') } });
    return { step: 'code', phone, isSent: true, retryAfter, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    // Asked again within a minute: the code that is on its way is still good, let the shopper type it.
    if (problem.code === 'too-many-codes' && problem.retryAfter <= RESEND_SECONDS) {
      return { step: 'code', phone, isSent: false, retryAfter: problem.retryAfter, problem: null };
    }
    return { step: 'phone', phone, problem };
  }
}

/** Back from the code to the phone, which may have been mistyped. */
export function changePhone(form: FormData): SignInResult {
  return { step: 'phone', phone: readText(form, 'phone'), problem: null };
}

/** Signs in with the code of the form. */
export async function signIn(api: CallApi, form: FormData): Promise<SignInResult> {
  const phone = readText(form, 'phone');
  try {
    await api(checkCode, { body: { phone, code: readText(form, 'code') } });
    return { step: 'done' };
  } catch (error) {
    return { step: 'code', phone, isSent: false, retryAfter: 0, problem: problemOf(error) };
  }
}

/** The address that the form asks to go on to, if it is one of this site; else the account. */
export function nextOf(form: FormData): string {
  return pathWithin(readText(form, 'next')) ?? '/personal/';
}

/** A refusal of the API, with the fields it is about. @throws what is no refusal */
export function problemOf(error: unknown): SignInProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, context, errors = [] } = error.problem;
  return {
    code,
    retryAfter: Number(context?.['retryAfter'] ?? 0),
    ...(context?.['triesLeft'] === undefined ? {} : { triesLeft: Number(context['triesLeft']) }),
    wrong: errors.map(({ path }) => path),
  };
}
