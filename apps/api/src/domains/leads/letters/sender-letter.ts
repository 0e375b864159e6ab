import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { KIND_WORDS } from '@yahont/values/leads/lead-words.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { composeEmail } from '#src/platform/messages/email-layout.ts';
import type { EmailContent } from '#src/platform/messages/email-layout.ts';

type Facts = { id: number; kind: LeadKind; answerBy: IsoDate };

/**
 * Confirms to the sender that the request came. It repeats nothing that was typed: somebody else's address may have been named.
 */
export function composeSenderLetter({ id, kind, answerBy }: Facts): EmailContent {
  return composeEmail({
    title: `Обращение № ${id} принято`,
    paragraphs: [
      `Получили ваше обращение: ${KIND_WORDS[kind]}. Ответим до конца дня ${formatDayMonth(answerBy)} по московскому времени.`,
      `Если будете звонить сами, назовите номер ${id}: 8 800 700-12-24, ежедневно с 9 до 21 по Москве.`,
      'Если вы ничего нам не отправляли, просто удалите это письмо: больше мы не напишем.',
    ],
  });
}

/** The same for a sender who left only a phone. */
export function writeSenderSms({ id, answerBy }: Facts): string {
  return `Яхонт: обращение № ${id} принято. Ответим до конца дня ${formatDayMonth(answerBy)}.`;
}
