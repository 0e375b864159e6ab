import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { checkCode, CODE_LIMITS, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { signInWithPasskey } from '@yahont/contracts/accounts/passkeys.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { pathWithin } from '#app/base/navigation/address.ts';
import { askedWay, readWays, type CodeWays } from './code/code-way.ts';
import { readPasskey, REFUSED_PASSKEY } from './passkeys/read-passkey.ts';
import type { SignInProblem } from './sign-in-problem.ts';
import { CONSENT, PHONE, SMS_CODE, STAY } from './sign-in-values.ts';

/** Step of the sign-in. The phone and the checkbox are kept, so that neither is entered twice. */
export type SignInResult =
  | ({ step: 'phone'; problem: SignInProblem | null } & TypedFields)
  | ({ step: 'code' } & TypedFields & CodeAnswer)
  /** The code is right and the phone is new: only the consent is missing. The form keeps the code. */
  | ({ step: 'consent'; code: string; problem: SignInProblem } & TypedFields & CodeWays)
  | { step: 'done' };

type TypedFields = {
  phone: string;
  /** Whether the consent to the processing of personal data is ticked. */ accepts: boolean;
};

/** The server's answer about the code. */
export type CodeAnswer = CodeWays & {
  /** Whether a code has just been sent. */
  isSent: boolean;
  /** Seconds until another code can be requested; 0 when the answer was not about that. */
  retryAfter: number;
  problem: SignInProblem | null;
};

/** Requested again within a minute: the code that was sent is still valid, so let the shopper type it. */
function isCodeComing(problem: SignInProblem): boolean {
  return isRefusal<typeof requestCode>(problem, 'too-many-codes') && problem.limit === 'resend';
}

/**
 * The code step after a refused request; null when no code was sent. After a refused resend the field stays,
 * because the earlier code is still valid.
 */
export function keptCode(problem: SignInProblem, form: FormData): CodeAnswer | null {
  const kept = { isSent: false, ...readWays(form) };
  if (isCodeComing(problem)) return { ...kept, retryAfter: problem.retryAfter, problem: null };
  const isResend = form.has('sent-by') && problem.wrong.length === 0;
  return isResend ? { ...kept, retryAfter: 0, problem } : null;
}

/** Requests a code for the phone of the form. */
export async function sendCode(api: CallApi, form: FormData): Promise<SignInResult> {
  const typed = typedIn(form);
  try {
    const body = { phone: typed.phone, token: readText(form, 'smart-token'), ...askedWay(form) };
    const { retryAfter, way, ways } = await api(requestCode, { body });
    return { step: 'code', ...typed, isSent: true, retryAfter, problem: null, way, ways };
  } catch (error) {
    const problem = problemOf(error);
    const kept = keptCode(problem, form);
    return kept === null ? { step: 'phone', ...typed, problem } : { step: 'code', ...typed, ...kept };
  }
}

/** Goes back from the code to the phone, which may have been mistyped. */
export function changePhone(form: FormData): SignInResult {
  return { step: 'phone', ...typedIn(form), problem: null };
}

/** Signs in with the code of the form, or with the passkey that the browser added to it. */
export async function signIn(api: CallApi, form: FormData): Promise<SignInResult> {
  if (form.has('passkey')) return enterWithPasskey(api, form);
  const { code } = SMS_CODE.read(form);
  const typed = typedIn(form);
  try {
    const { phone, accepts: acceptsPersonalData } = typed;
    await api(checkCode, { body: { phone, code, acceptsPersonalData } });
    return { step: 'done' };
  } catch (error) {
    const problem = problemOf(error);
    const known = { ...typed, problem, ...readWays(form) };
    if (isRefusal<typeof checkCode>(problem, 'consent-needed')) return { step: 'consent', code, ...known };
    return { step: 'code', isSent: false, retryAfter: 0, ...known };
  }
}

async function enterWithPasskey(api: CallApi, form: FormData): Promise<SignInResult> {
  const typed = typedIn(form);
  const response = readPasskey(form);
  if (response === null) return { step: 'phone', ...typed, problem: REFUSED_PASSKEY };
  try {
    await api(signInWithPasskey, { body: { response } });
    return { step: 'done' };
  } catch (error) {
    return { step: 'phone', ...typed, problem: problemOf(error) };
  }
}

function typedIn(form: FormData): TypedFields {
  return { phone: PHONE.read(form).phone, accepts: readText(form, CONSENT) !== '' };
}

/** The address to open afterwards, if it is on this site; otherwise the account. */
export function nextOf(form: FormData): string {
  return pathWithin(readText(form, 'next')) ?? '/personal/';
}

/** Whether the open page continues by itself once its visitor is signed in. */
export function staysOn(form: FormData): boolean {
  return readText(form, 'next') === STAY;
}

/**
 * A refusal of the API with its fields.
 * @throws any error that is not a refusal
 */
export function problemOf(error: unknown): SignInProblem {
  if (!(error instanceof ApiProblem)) throw error;
  const { code, context, errors = [] } = error.problem;
  const limit = CODE_LIMITS.find((name) => name === context?.['limit']);
  return {
    code,
    retryAfter: Number(context?.['retryAfter'] ?? 0),
    ...(limit === undefined ? {} : { limit }),
    ...(context?.['triesLeft'] === undefined ? {} : { triesLeft: Number(context['triesLeft']) }),
    wrong: errors.map(({ path }) => path),
  };
}
