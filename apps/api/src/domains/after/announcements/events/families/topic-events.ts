import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { countOf, plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import {
  defineEvents,
  fitSms,
  linkTo,
  type Channel,
  type PushBody,
  type With,
} from '#src/domains/messages/notifications/index.ts';
import { POINTS } from './order-texts.ts';

const CARD = '/personal/card/';
const SUBSCRIPTIONS = '/personal/subscriptions/';

/** An e-mail on a topic. */
export type TopicLetter = {
  title: string;
  text: string;
  /** Page of the shop. */
  path: string;
  /** Picture of that page; null where it has none. */
  picture: { hash: string; alt: string } | null;
};

export type TopicEvents = {
  'novelty-letter': { data: TopicLetter; channels: Channel };
  'action-letter': { data: TopicLetter; channels: Channel };
  'guide-letter': { data: TopicLetter; channels: 'mail' | 'push' };
  'points-burning': { data: { points: number; burnsOn: IsoDate }; channels: Channel };
};

/** What people subscribe to. An e-mail of a topic carries the link that ends it. */
export const TOPIC_EVENTS = defineEvents<TopicEvents>({
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
  // A reminder to spend something is advertising (38-ФЗ), so it needs the consent to news of actions.
  'points-burning': {
    class: { topic: 'actions' },
    urgency: 'daytime',
    templates: {
      sms: ({ points, burnsOn, publicUrl }) =>
        nbsp(
          `Яхонт: ${formatDayMonth(burnsOn)} ${burn(points)}, один бонус — один рубль. Отписаться: ${linkTo({ publicUrl }, SUBSCRIPTIONS)}`,
        ),
      mail: ({ points, burnsOn, publicUrl }) => ({
        title: nbsp(`${formatDayMonth(burnsOn)} сгорят бонусы`),
        blocks: [
          {
            kind: 'text',
            text: nbsp(`${formatDayMonth(burnsOn)} ${burn(points)} с вашей карты. Один бонус — один рубль.`),
          },
          {
            kind: 'text',
            text: 'Первыми в заказе тратятся те бонусы, что сгорят раньше. Остальные останутся на карте.',
          },
          { kind: 'link', text: 'Посмотреть карту', url: linkTo({ publicUrl }, CARD) },
        ],
      }),
      push: ({ burnsOn }) => ({
        title: nbsp(`${formatDayMonth(burnsOn)} сгорят бонусы`),
        text: 'Посмотреть, сколько их на\u00A0карте',
        path: CARD,
      }),
    },
  },
});

function smsOf({ title, path, publicUrl }: With<TopicLetter>): string {
  return fitSms(
    'Яхонт: ',
    nbsp(title),
    `. ${linkTo({ publicUrl }, path)} Отписаться: ${linkTo({ publicUrl }, SUBSCRIPTIONS)}`,
  );
}

function mailOf({ title, text, path, picture, publicUrl }: With<TopicLetter>): MailBody {
  return {
    title,
    picture,
    preheader: text,
    blocks: [
      { kind: 'text', text },
      { kind: 'link', text: 'Читать на сайте', url: linkTo({ publicUrl }, path) },
    ],
  };
}

function pushOf({ title, path }: With<TopicLetter>): PushBody {
  return { title: nbsp(title), text: 'Читать на\u00A0сайте', path };
}

/** «сгорят 620 бонусов», «сгорит 1 бонус». */
function burn(points: number): string {
  return `${plural(points, ['сгорит', 'сгорят', 'сгорят'])} ${countOf(points, POINTS)}`;
}
