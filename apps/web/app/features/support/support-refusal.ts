import { countOf } from '@yahont/values/plural.ts';
import { CALL_US } from '#app/lib/contacts.ts';

/** Why a message was not taken although its fields are right. */
export type MessageRefusal = { code: string; retryAfter: number };

export function refusalText({ code, retryAfter }: MessageRefusal): string {
  switch (code) {
    case 'too-many-messages': {
      const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
      return `Вы написали уже несколько раз. Следующее сообщение можно отправить через ${minutes}.`;
    }
    case 'captcha-failed':
      return 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.';
    case 'captcha-unavailable':
      return 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.';
    case 'captcha-missing':
      return `Сообщения с\u00A0сайта сейчас не\u00A0принимаются. ${CALL_US}`;
    default:
      return 'Не получилось отправить. Попробуйте ещё раз через минуту.';
  }
}
