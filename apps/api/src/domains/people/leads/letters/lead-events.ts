import { leadNumber } from '@yahont/values/text/called-numbers.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { KIND_WORDS } from '@yahont/values/leads/lead-words.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { defineEvents } from '#src/domains/messages/notifications/index.ts';

export type LeadEvents = {
  'lead-received': { data: { id: number; kind: LeadKind; answerBy: IsoDate }; channels: 'sms' | 'mail' };
  'newsletter-confirmation': { data: { url: string }; channels: 'mail' };
};

/** Forms of the site and the newsletter of the footer. */
export const LEAD_EVENTS = defineEvents<LeadEvents>({
  'lead-received': {
    class: 'service',
    urgency: 'at-once',
    // They do not repeat the input, because somebody else's address may have been entered.
    templates: {
      sms: ({ id, answerBy }) =>
        `Яхонт: заявка № ${leadNumber(id)} принята. Ответим до конца дня ${formatDayMonth(answerBy)}.`,
      mail: ({ id, kind, answerBy }) => ({
        title: `Заявка № ${leadNumber(id)} принята`,
        blocks: [
          {
            kind: 'text',
            text: `Получили вашу заявку: ${KIND_WORDS[kind]}. Ответим до конца дня ${formatDayMonth(answerBy)} по московскому времени.`,
          },
          {
            kind: 'text',
            text: `Если будете звонить сами, назовите номер ${leadNumber(id)}: 8 800 700-12-24, ежедневно с 9 до 21 по Москве.`,
          },
          {
            kind: 'note',
            text: 'Если вы ничего нам не отправляли, просто удалите это письмо: больше мы не напишем.',
          },
        ],
      }),
    },
  },
  'newsletter-confirmation': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      mail: ({ url }) => ({
        title: 'Подтвердите подписку',
        blocks: [
          {
            kind: 'text',
            text: 'Вы оставили этот адрес на сайте «Яхонта», чтобы получать письма о новинках и закрытых показах. Пока вы не подтвердите адрес, писем не будет.',
          },
          { kind: 'link', text: 'Подтвердить подписку', url },
          {
            kind: 'note',
            text: 'По той же ссылке от писем можно отказаться в любой день. Если адрес оставили не вы, ничего не делайте.',
          },
        ],
      }),
    },
  },
});
