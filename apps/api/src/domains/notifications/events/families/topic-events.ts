import { nbsp } from '@yahont/values/text/typography.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import type { TopicLetter } from '../event-data.ts';
import type { PushBody, With } from '../event.ts';
import type { EventRows } from '../event-list.ts';
import { fitSms } from '../sms-length.ts';

/** What people subscribe to. An e-mail of a topic carries the link that ends it. */
export const TOPIC_EVENTS: Pick<EventRows, 'novelty-letter' | 'action-letter' | 'guide-letter'> = {
  'novelty-letter': {
    class: { topic: 'novelties' },
    urgency: 'daytime',
    templates: { sms: smsOf, mail: mailOf, push: pushOf },
  },
  'action-letter': {
    class: { topic: 'actions' },
    urgency: 'daytime',
    templates: { sms: smsOf, mail: mailOf, push: pushOf },
  },
  'guide-letter': {
    class: { topic: 'guide' },
    urgency: 'daytime',
    templates: { mail: mailOf, push: pushOf },
  },
};

function smsOf({ title, path, publicUrl }: With<TopicLetter>): string {
  return fitSms(
    'Яхонт: ',
    nbsp(title),
    `. ${publicUrl}${path} Отписаться: ${publicUrl}/personal/subscriptions/`,
  );
}

function mailOf({ title, text, path, publicUrl }: With<TopicLetter>): MailBody {
  return {
    title,
    preheader: text,
    blocks: [
      { kind: 'text', text },
      { kind: 'link', text: 'Читать на сайте', url: `${publicUrl}${path}` },
    ],
  };
}

function pushOf({ title, path }: With<TopicLetter>): PushBody {
  return { title: nbsp(title), text: 'Читать на\u00A0сайте', path };
}
