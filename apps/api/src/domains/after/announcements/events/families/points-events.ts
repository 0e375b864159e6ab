import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, linkTo, type Channel } from '#src/domains/messages/notifications/index.ts';
import { POINTS } from './order-texts.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';

const CARD = '/personal/card/';
const SUBSCRIPTIONS = '/personal/subscriptions/';

export type PointsEvents = {
  'points-earned': { data: OrderForMessages; channels: 'sms' | 'push' };
  /** `burnsOn`: the day on which the points expire. */
  'birthday-points': { data: { points: number; burnsOn: IsoDate }; channels: Channel };
};

/** Points that were just credited. Their expiry is in `topic-events.ts`. */
export const POINTS_EVENTS = defineEvents<PointsEvents>({
  // The points promised with the order. The e-mail about the hand-over names them too, so this event has no e-mail.
  'points-earned': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: ({ number, pointsEarned }) =>
        nbsp(`Яхонт: за заказ № ${number} начислили ${countOf(pointsEarned, POINTS)}. Они уже на карте.`),
      push: ({ number }) => ({
        title: nbsp(`Бонусы за заказ № ${number} на карте`),
        text: 'Посмотреть, сколько их',
        path: CARD,
      }),
    },
  },
  // A gift that invites to spend is advertising (38-ФЗ), like a reminder of points that burn.
  'birthday-points': {
    class: { topic: 'actions' },
    urgency: 'daytime',
    templates: {
      sms: ({ points, burnsOn, publicUrl }) =>
        nbsp(
          `Яхонт: ко дню рождения дарим ${countOf(points, POINTS)}, сгорят ${formatDayMonth(burnsOn)}. Отписаться: ${linkTo({ publicUrl }, SUBSCRIPTIONS)}`,
        ),
      mail: ({ points, burnsOn, publicUrl }) => ({
        title: nbsp('Бонусы ко дню рождения'),
        blocks: [
          {
            kind: 'text',
            text: nbsp(
              `Скоро ваш день рождения, и мы начислили ${countOf(points, POINTS)}. Один бонус — один рубль, сгорят они ${formatDayMonth(burnsOn)}.`,
            ),
          },
          { kind: 'link', text: 'Посмотреть карту', url: linkTo({ publicUrl }, CARD) },
        ],
      }),
      push: ({ burnsOn }) => ({
        title: nbsp('Бонусы ко дню рождения'),
        text: nbsp(`Сгорят ${formatDayMonth(burnsOn)}`),
        path: CARD,
      }),
    },
  },
});
