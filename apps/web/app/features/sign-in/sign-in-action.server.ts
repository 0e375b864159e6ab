import { isRefusal } from '#app/lib/api/refusal-text.ts';
import { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import { pathWithin } from '#app/lib/navigation/address.ts';
import { PHONE, SMS_CODE } from './sign-in-values.ts';

/** Step of the sign-in. The phone is kept, so that it is not typed twice. */
export type SignInResult =
  | { step: 'phone'; phone: string; problem: SignInProblem | null }
  | ({ step: 'code'; phone: string } & CodeAnswer)
  | { step: 'done' };

/** The server's answer about the code. */
export type CodeAnswer = {
  /** Whether a code has just been sent. */
  isSent: boolean;
  /** Seconds until another code can be requested; 0 when the answer was not about that. */
  retryAfter: number;
  problem: SignInProblem | null;
};

export type SignInProblem = {
  code: string;
  retryAfter: number;
  /** Attempts left after a wrong code. */
  triesLeft?: number;
  /** Names of invalid fields. */
  wrong: readonly string[];
};

/** Shortest time between two codes; a longer wait means that the daily limit is reached. */
const RESEND_SECONDS = 60;

/** Requests a code for the phone of the form. */
export async function sendCode(api: CallApi, form: FormData): Promise<SignInResult> {
  const { phone } = PHONE.read(form);
  try {
    const { retryAfter } = await api(requestCode, { body: { phone, token: readText(form, 'smart-token') } });
    return { step: 'code', phone, isSent: true, retryAfter, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    // Asked again within a minute: the code that is on its way is still good, let the shopper type it.
    if (isRefusal<typeof requestCode>(problem, 'too-many-codes') && problem.retryAfter <= RESEND_SECONDS) {
      return { step: 'code', phone, isSent: false, retryAfter: problem.retryAfter, problem: null };
    }
    return { step: 'phone', phone, problem };
  }
}

/** Goes back from the code to the phone, which may have been mistyped. */
export function changePhone(form: FormData): SignInResult {
  return { step: 'phone', phone: PHONE.read(form).phone, problem: null };
}

/** Signs in with the code of the form. */
export async function signIn(api: CallApi, form: FormData): Promise<SignInResult> {
  const { phone, code } = SMS_CODE.read(form);
  try {
    await api(checkCode, { body: { phone, code } });
    return { step: 'done' };
  } catch (error) {
    return { step: 'code', phone, isSent: false, retryAfter: 0, problem: problemOf(error) };
  }
}

/** The address to open afterwards, if it is on this site; otherwise the account. */
export function nextOf(form: FormData): string {
  return pathWithin(readText(form, 'next')) ?? '/personal/';
}

/**
 * A refusal of the API with its fields.
 * @throws any error that is not a refusal
 */
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
