import { addPasskey, NewPasskey, removePasskey } from '@yahont/contracts/accounts/passkeys.ts';
import {
  confirmPhoneChange,
  confirmProof,
  provePasskey,
  requestPhoneChange,
  requestProof,
} from '@yahont/contracts/accounts/proof.ts';
import type { RefusalOf } from '@yahont/contracts/wire/endpoint.ts';
import { endOneSession, endOtherSessions } from '@yahont/contracts/accounts/security.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { askedWay, readWays } from '../code/code-way.ts';
import { readJsonField, readPasskey, REFUSED_PASSKEY } from '../passkeys/read-passkey.ts';
import { keptCode, problemOf } from '../sign-in-action.server.ts';
import type { SignInProblem } from '../sign-in-problem.ts';
import { PHONE, SMS_CODE } from '../sign-in-values.ts';
import type { MeansResult } from './means-result.ts';

type Take = (api: CallApi, form: FormData) => Promise<MeansResult>;

/** Handlers of the forms about phone, sessions and passkeys, by intent. */
const TAKE: Readonly<Record<string, Take>> = {
  'ask-proof': askProof,
  prove,
  'ask-phone': askPhone,
  'change-phone': backToPhone,
  'save-phone': savePhone,
  'end-session': endSession,
  'end-sessions': endSessions,
  'add-passkey': keepPasskey,
  'remove-passkey': dropPasskey,
};

/** The handler of an intent; null for a form of another part of the page. */
export function meansAction(form: FormData): Take | null {
  const intent = readText(form, 'intent');
  return Object.hasOwn(TAKE, intent) ? (TAKE[intent] ?? null) : null;
}

async function askProof(api: CallApi, form: FormData): Promise<MeansResult> {
  try {
    const { retryAfter, way, ways } = await api(requestProof, { body: askedWay(form) });
    return { kind: 'prove-code', isSent: true, retryAfter, way, ways, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    // Only a form that showed a sent code knows that one is pending: otherwise the last code may belong to
    // the sign-in.
    const kept = form.has('sent-by') ? keptCode(problem, form) : null;
    return kept === null ? { kind: 'prove', problem } : { kind: 'prove-code', ...kept };
  }
}

async function prove(api: CallApi, form: FormData): Promise<MeansResult> {
  if (form.has('passkey')) return proveByPasskey(api, form);
  try {
    await api(confirmProof, { body: { code: readText(form, 'code') } });
    return { kind: 'proved' };
  } catch (error) {
    const problem = problemOf(error);
    return { kind: 'prove-code', isSent: false, retryAfter: 0, problem, ...readWays(form) };
  }
}

async function proveByPasskey(api: CallApi, form: FormData): Promise<MeansResult> {
  const response = readPasskey(form);
  if (response === null) return { kind: 'prove', problem: REFUSED_PASSKEY };
  try {
    await api(provePasskey, { body: { response } });
    return { kind: 'proved' };
  } catch (error) {
    return { kind: 'prove', problem: problemOf(error) };
  }
}

async function askPhone(api: CallApi, form: FormData): Promise<MeansResult> {
  const { phone } = PHONE.read(form);
  try {
    const body = { phone, ...askedWay(form) };
    const { retryAfter, way, ways } = await api(requestPhoneChange, { body });
    return { kind: 'phone-code', phone, isSent: true, retryAfter, way, ways, problem: null };
  } catch (error) {
    const problem = problemOf(error);
    const kept = ABOUT_PHONE.has(problem.code) ? null : keptCode(problem, form);
    return kept === null ? phoneRefused(phone, problem) : { kind: 'phone-code', phone, ...kept };
  }
}

async function backToPhone(_api: CallApi, form: FormData): Promise<MeansResult> {
  return { kind: 'new-phone', phone: PHONE.read(form).phone, problem: null };
}

/** Refusals that another code would not resolve. */
const ABOUT_PHONE: ReadonlySet<string> = new Set<RefusalOf<typeof confirmPhoneChange>>([
  'phone-taken',
  'proof-needed',
]);

async function savePhone(api: CallApi, form: FormData): Promise<MeansResult> {
  const { phone, code } = SMS_CODE.read(form);
  try {
    const { phone: saved } = await api(confirmPhoneChange, { body: { phone, code } });
    return { kind: 'phone-saved', phone: saved };
  } catch (error) {
    const problem = problemOf(error);
    if (ABOUT_PHONE.has(problem.code)) return phoneRefused(phone, problem);
    return { kind: 'phone-code', phone, isSent: false, retryAfter: 0, problem, ...readWays(form) };
  }
}

/** Requests an expired proof again. */
function phoneRefused(phone: string, problem: SignInProblem): MeansResult {
  return problem.code === 'proof-needed' ? { kind: 'prove', problem } : { kind: 'new-phone', phone, problem };
}

async function endSession(api: CallApi, form: FormData): Promise<MeansResult> {
  await api(endOneSession, { params: { id: readText(form, 'id') } });
  return { kind: 'sessions-ended', text: 'Закрыли вход на этом устройстве' };
}

async function endSessions(api: CallApi): Promise<MeansResult> {
  await api(endOtherSessions);
  return { kind: 'sessions-ended', text: 'Закрыли вход на остальных устройствах' };
}

async function keepPasskey(api: CallApi, form: FormData): Promise<MeansResult> {
  const response = NewPasskey.safeParse(readJsonField(form, 'passkey')).data;
  if (response === undefined) return { kind: 'passkeys', problem: REFUSED_PASSKEY, text: null };
  try {
    await api(addPasskey, { body: { response } });
    return { kind: 'passkeys', problem: null, text: 'Добавили ключ' };
  } catch (error) {
    return { kind: 'passkeys', problem: problemOf(error), text: null };
  }
}

async function dropPasskey(api: CallApi, form: FormData): Promise<MeansResult> {
  await api(removePasskey, { params: { id: readText(form, 'id') } });
  return { kind: 'passkeys', problem: null, text: 'Удалили ключ' };
}
