import {
  LANDING_PLATFORM,
  PLATFORM_HEADER,
  registerConfirm,
  registerRequest,
} from '@yahont/contracts/accounts/registration.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { pathWithin } from '#app/base/navigation/address.ts';
import { askedWay, readWays } from './code/code-way.ts';
import { REGISTRATION, type RegistrationValues } from './registration-values.ts';
import { keptCode, problemOf, type CodeAnswer } from './sign-in-action.server.ts';
import type { SignInProblem } from './sign-in-problem.ts';

/** Step of the registration. Typed values are kept, so that nothing is typed twice. */
export type RegistrationResult =
  | { step: 'form'; values: RegistrationValues; problem: SignInProblem | null }
  | ({ step: 'code'; values: RegistrationValues } & CodeAnswer)
  /** `redirectUrl`: page of this shop to open about a second later (SPEC 4.2). */
  | { step: 'done'; redirectUrl: string | null };

/** Handles each step of the registration form: requests a code, registers with it, or goes back to change the phone. */
export async function takeRegistration(api: CallApi, form: FormData): Promise<RegistrationResult> {
  const intent = form.get('intent');
  if (intent === 'change-phone') return { step: 'form', values: REGISTRATION.read(form), problem: null };
  return intent === 'register' ? confirm(api, form) : request(api, form);
}

async function request(api: CallApi, form: FormData): Promise<RegistrationResult> {
  const values = REGISTRATION.read(form);
  const refusal = refusalOf(values);
  if (refusal !== null) return refusal;
  const isPromo = isFromLanding(form);
  try {
    const { retryAfter, way, ways } = await api(registerRequest, {
      body: { ...fieldsOf(values), isPromo, token: readText(form, 'smart-token'), ...askedWay(form) },
      headers: headersOf(isPromo),
    });
    return { step: 'code', values, isSent: true, retryAfter, problem: null, way, ways };
  } catch (error) {
    const problem = problemOf(error);
    const kept = keptCode(problem, form);
    return kept === null ? { step: 'form', values, problem } : { step: 'code', values, ...kept };
  }
}

async function confirm(api: CallApi, form: FormData): Promise<RegistrationResult> {
  const values = REGISTRATION.read(form);
  const refusal = refusalOf(values);
  if (refusal !== null) return refusal;
  const isPromo = isFromLanding(form);
  try {
    const { redirectUrl } = await api(registerConfirm, {
      body: { ...fieldsOf(values), isPromo, code: readText(form, 'code') },
      headers: headersOf(isPromo),
    });
    return { step: 'done', redirectUrl: redirectUrl === null ? null : pathWithin(redirectUrl) };
  } catch (error) {
    const problem = problemOf(error);
    const isAboutForm = problem.wrong.some((name) => name !== 'code');
    if (isAboutForm) return { step: 'form', values, problem };
    return { step: 'code', values, isSent: false, retryAfter: 0, problem, ...readWays(form) };
  }
}

function refusalOf(values: RegistrationValues): RegistrationResult | null {
  const wrong = REGISTRATION.wrong(values);
  if (wrong.length === 0) return null;
  return { step: 'form', values, problem: { code: 'validation', retryAfter: 0, wrong } };
}

/** Both steps refuse a form without the tick, so it is always true here. */
function fieldsOf({ acceptsPersonalData: _tick, ...fields }: RegistrationValues) {
  return { ...fields, acceptsPersonalData: true as const };
}

function isFromLanding(form: FormData): boolean {
  return form.get('isPromo') === '1';
}

/** SPEC 5.8: the API gets the flag as a header too. */
function headersOf(isPromo: boolean): Record<string, string> {
  return isPromo ? { [PLATFORM_HEADER]: LANDING_PLATFORM } : {};
}
