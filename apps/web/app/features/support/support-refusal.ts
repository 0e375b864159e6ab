import type { askSupport } from '@yahont/contracts/support/support.ts';
import type { sendFeedback } from '@yahont/contracts/support/feedback.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText as textOf } from '#app/lib/api/refusal-text.ts';
import type { RefusalTexts } from '#app/lib/api/refusal-text.ts';
import { CALL_US } from '#app/lib/contacts.ts';

/** Why a valid message was refused. */
export type MessageRefusal = { code: string; retryAfter: number };

type MessageCalls = typeof askSupport | typeof sendFeedback;

const TEXTS: RefusalTexts<MessageCalls> & Record<'captcha-unavailable', string> = {
  'too-many-messages': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Вы написали уже несколько раз. Следующее сообщение можно отправить через ${minutes}.`;
  },
  'captcha-missing': `Сообщения с\u00A0сайта сейчас не\u00A0принимаются. ${CALL_US}`,
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
};

export function refusalText({ code, retryAfter }: MessageRefusal): string {
  const refusal = { code, context: { retryAfter } };
  return textOf<MessageCalls>(TEXTS, refusal, 'Не получилось отправить. Попробуйте ещё раз через минуту.');
}
