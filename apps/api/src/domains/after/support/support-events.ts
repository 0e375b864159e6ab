import { threadNumber } from '@yahont/values/text/called-numbers.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, linkTo, type Channel } from '#src/domains/messages/notifications/index.ts';

const IN_ACCOUNT = 'Продолжить разговор и приложить снимки можно в личном кабинете.';
const BY_REPLY =
  'Чтобы продолжить разговор, ответьте на это письмо — снимки можно приложить к нему — или откройте обращение в личном кабинете.';

const LETTERS = {
  taken: 'Письмо получили и уже читаем, а вложения приняли не все:',
  'not-read': 'Письмо пришло, но прочитать его программа не смогла, и в обращении его нет.',
  'too-large': 'Письмо больше 25 МБ, и в обращение оно не попало.',
} as const;
const SEND_AGAIN =
  'Пришлите, пожалуйста, ещё раз: обычным снимком или файлом ПДФ, до 10 МБ каждый, не больше четырёх в письме, — или приложите в личном кабинете.';

export type SupportEvents = {
  'support-answered': {
    data: {
      id: number;
      /** First name of the answering operator. */
      by: string;
      text: string;
      /** Whether a reply to the e-mail arrives in the thread. */
      takesReplies: boolean;
    };
    channels: Channel;
  };
  'support-letter-left': {
    data: {
      id: number;
      /** Whether the e-mail's text is in the thread; `not-read`: nothing of it is. */
      letter: 'taken' | 'not-read' | 'too-large';
      /** Files that were not kept, with the reason in words. */
      files: readonly { name: string; why: string }[];
    };
    channels: 'mail';
  };
};

/** Messages of the shop in a thread of the account. */
export const SUPPORT_EVENTS = defineEvents<SupportEvents>({
  'support-answered': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: ({ id, publicUrl }) =>
        `${nbsp(`Яхонт: ответили на обращение № ${threadNumber(id)}. Прочитать: `)}${linkTo({ publicUrl }, pageOf(id))}`,
      mail: ({ id, by, text, takesReplies, publicUrl }) => ({
        title: nbsp(`Ответ на обращение № ${threadNumber(id)}`),
        preheader: text,
        blocks: [
          { kind: 'text', text: nbsp(`${by}, «Яхонт»:`) },
          { kind: 'text', text },
          { kind: 'text', text: nbsp(takesReplies ? BY_REPLY : IN_ACCOUNT) },
          { kind: 'link', text: 'Открыть обращение', url: linkTo({ publicUrl }, pageOf(id)) },
        ],
      }),
      push: ({ id }) => ({
        title: nbsp(`Ответили на обращение № ${threadNumber(id)}`),
        text: 'Прочитать в личном кабинете',
        path: pageOf(id),
      }),
    },
  },
  'support-letter-left': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      mail: ({ id, letter, files, publicUrl }) => ({
        title: nbsp(`Не всё дошло: обращение № ${threadNumber(id)}`),
        preheader: LETTERS[letter],
        blocks: [
          { kind: 'text', text: nbsp(LETTERS[letter]) },
          ...files.map(({ name, why }) => ({ kind: 'text' as const, text: nbsp(`${name} — ${why}`) })),
          { kind: 'text', text: nbsp(SEND_AGAIN) },
          { kind: 'link', text: 'Открыть обращение', url: linkTo({ publicUrl }, pageOf(id)) },
        ],
      }),
    },
  },
});

function pageOf(id: number): string {
  return `/personal/support/${id}/`;
}
