import type { registerConfirm, registerRequest } from '@yahont/contracts/accounts/registration.ts';
import type { addPasskey, signInWithPasskey } from '@yahont/contracts/accounts/passkeys.ts';
import type { confirmPhoneChange, requestPhoneChange } from '@yahont/contracts/accounts/proof.ts';
import type { checkCode, requestCode } from '@yahont/contracts/accounts/sign-in.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { SignInProblem } from './sign-in-problem.ts';

/** The calls of signing in and of registering. */
type SignInCalls =
  | typeof requestCode
  | typeof checkCode
  | typeof registerRequest
  | typeof registerConfirm
  | typeof signInWithPasskey
  | typeof addPasskey
  | typeof requestPhoneChange
  | typeof confirmPhoneChange;

const MISSING = `Вход по\u00A0СМС временно недоступен. ${CALL_US}`;

const TEXTS: RefusalTexts<SignInCalls> & Record<'captcha-unavailable', string> = {
  'sms-missing': MISSING,
  'captcha-missing': MISSING,
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
  'passkey-refused': 'Ключ не\u00A0подошёл. Попробуйте ещё раз или войдите по\u00A0номеру телефона.',
  'too-many-passkeys': 'Ключей уже десять. Удалите лишний, чтобы добавить новый.',
  'proof-needed': 'Время подтверждения вышло. Начните ещё раз.',
  'consent-needed': 'Вы\u00A0у\u00A0нас впервые. Отметьте согласие: без него кабинет не\u00A0завести.',
  'phone-taken': 'Этот номер занят другим кабинетом. Войдите в\u00A0него или укажите другой номер.',
  'too-many-codes': ({ retryAfter }) =>
    retryAfter > 0
      ? `Слишком много запросов. Новый код можно получить через ${countOf(Math.ceil(retryAfter / 60), ['минуту', 'минуты', 'минут'])}.`
      : 'Слишком много запросов. Попробуйте позже.',
  'too-many-tries': 'Слишком много попыток. Запросите новый код.',
  'code-expired': 'Код больше не действует: он живёт пять минут. Запросите новый.',
  'code-wrong': ({ triesLeft }) => {
    if (triesLeft === 0) return 'Код не подошёл, попытки закончились. Запросите новый.';
    const left = `${triesLeft === 1 ? 'осталась' : 'осталось'} ${countOf(triesLeft, ['попытка', 'попытки', 'попыток'])}`;
    return `Код не подошёл: введите последний из\u00A0присланных, ${left}.`;
  },
};

/** Message for a code that was not sent or not accepted. */
export function signInMessage({ code, retryAfter, triesLeft = 0 }: SignInProblem): string {
  const refusal = { code, context: { retryAfter, triesLeft } };
  return refusalText<SignInCalls>(TEXTS, refusal, 'Не получилось. Попробуйте ещё раз через минуту.');
}

/** Why an SMS code was refused and what to do, beside the field's error; empty when it was not refused. */
export function codeReason(problem: SignInProblem | null): string {
  if (problem?.code !== 'code-expired' && problem?.code !== 'code-wrong') return '';
  return nbsp(signInMessage(problem));
}
