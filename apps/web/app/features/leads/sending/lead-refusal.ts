import type { sendLead } from '@yahont/contracts/leads/leads.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText as textOf, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { FILE_TEXTS } from '#app/ui/files/file-words.ts';
import { CALL_US } from '#app/shop/words/contacts.ts';

/** Why a valid request was refused. */
export type LeadRefusal = { code: string; context: Readonly<Record<string, unknown>> };

const TEXTS: RefusalTexts<typeof sendLead> & Record<'captcha-unavailable', string> = {
  'too-many-messages': ({ retryAfter }) => {
    const minutes = countOf(Math.max(1, Math.ceil(retryAfter / 60)), ['минуту', 'минуты', 'минут']);
    return `Вы написали уже несколько раз. Следующее сообщение можно отправить через ${minutes}.`;
  },
  'captcha-missing': `Сообщения с\u00A0сайта сейчас не\u00A0принимаются. ${CALL_US}`,
  'captcha-failed': 'Не получилось подтвердить, что вы не робот. Попробуйте ещё раз.',
  ...FILE_TEXTS,
  /** The browser could not load the captcha. */
  'captcha-unavailable': 'Не получилось проверить, что вы не робот. Обновите страницу и попробуйте ещё раз.',
};

export const CAPTCHA_UNAVAILABLE: LeadRefusal = { code: 'captcha-unavailable', context: {} };

export function refusalText(refusal: LeadRefusal): string {
  return textOf<typeof sendLead>(TEXTS, refusal, 'Не получилось отправить. Попробуйте ещё раз через минуту.');
}
