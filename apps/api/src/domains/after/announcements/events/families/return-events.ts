import { nbsp } from '@yahont/values/text/typography.ts';
import type { ReturnForMessages } from '#src/domains/after/returns/index.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import {
  defineEvents,
  fitSms,
  linkTo,
  type Channel,
  type EventRow,
  type With,
} from '#src/domains/messages/notifications/index.ts';
import { RETURN_TEXTS, type ReturnEvent } from './return-texts.ts';

const PAGE = '/personal/returns/';

export type ReturnEvents = {
  'return-requested': { data: ReturnForMessages; channels: 'mail' };
  'return-approved': { data: ReturnForMessages; channels: Channel };
  'return-received': { data: ReturnForMessages; channels: Channel };
  'return-accepted': { data: ReturnForMessages; channels: Channel };
  'return-refused': { data: ReturnForMessages; channels: Channel };
  'return-postage': { data: ReturnForMessages; channels: Channel };
};

/** The state changes of a return. */
export const RETURN_EVENTS = defineEvents<ReturnEvents>({
  'return-requested': {
    class: 'service',
    urgency: 'at-once',
    templates: { mail: (about) => mailOf('return-requested', about) },
  },
  'return-approved': row('return-approved'),
  'return-received': row('return-received'),
  'return-accepted': row('return-accepted'),
  'return-refused': row('return-refused'),
  'return-postage': row('return-postage'),
});

function row(event: ReturnEvent): EventRow<ReturnForMessages, 'sms' | 'mail' | 'push'> {
  return {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: (about) => {
        const { news, short } = RETURN_TEXTS[event](about);
        return fitSms(nbsp(`Яхонт: ${news.charAt(0).toLowerCase()}${news.slice(1)}. `), nbsp(short));
      },
      mail: (about) => mailOf(event, about),
      push: (about) => ({
        title: nbsp(RETURN_TEXTS[event](about).news),
        text: 'Подробности в личном кабинете',
        path: PAGE,
      }),
    },
  };
}

function mailOf(event: ReturnEvent, about: With<ReturnForMessages>): MailBody {
  const { news, next } = RETURN_TEXTS[event](about);
  return {
    title: news,
    preheader: next,
    blocks: [
      { kind: 'text', text: `${about.contact.name}, здравствуйте!` },
      { kind: 'text', text: next },
      { kind: 'link', text: 'Посмотреть возврат', url: linkTo(about, PAGE) },
    ],
  };
}
