import { countOf } from '@yahont/values/plural.ts';
import { CALL_US } from '#app/lib/contacts.ts';
import { nbsp } from '@yahont/values/typography.ts';
import type { SignInProblem } from './sign-in-action.server.ts';

/** Why a code was not sent or not taken, in the words of the shop. */
export function signInMessage({ code, retryAfter }: SignInProblem): string {
  switch (code) {
    case 'too-many-tries':
      return 'Слишком много попыток. Запросите новый код.';
    case 'too-many-codes':
      return retryAfter > 0
        ? `Слишком много запросов. Новый код можно получить через ${countOf(Math.ceil(retryAfter / 60), ['минуту', 'минуты', 'минут'])}.`
        : 'Слишком много запросов. Попробуйте позже.';
    case 'captcha-failed':
      return 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.';
    case 'captcha-unavailable':
      return 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.';
    case 'sms-missing':
    case 'captcha-missing':
      return `Вход по\u00A0СМС временно недоступен. ${CALL_US}`;
    default:
      return 'Не получилось. Попробуйте ещё раз через минуту.';
  }
}

/** Why the code of an SMS was refused and what to do, beside the field's error; '' when nothing was refused. */
export function codeReason(problem: SignInProblem | null): string {
  if (problem?.code === 'code-expired')
    return nbsp('Код больше не действует: он живёт пять минут. Запросите новый.');
  if (problem?.code !== 'code-wrong') return '';
  const { triesLeft = 0 } = problem;
  if (triesLeft === 0) return nbsp('Код не подошёл, попытки закончились. Запросите новый.');
  const left = `${triesLeft === 1 ? 'осталась' : 'осталось'} ${countOf(triesLeft, ['попытка', 'попытки', 'попыток'])}`;
  return nbsp(`Код не подошёл: проверьте последнее СМС, ${left}.`);
}
