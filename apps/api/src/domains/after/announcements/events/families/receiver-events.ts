import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, fitSms } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { arrives, dayOf } from './order-texts.ts';
import { hoursOf } from './calls.ts';
import { codeWords, lastDay, place } from './store-words.ts';

export type ReceiverEvent = 'receiver-order-ready' | 'receiver-order-coming' | 'receiver-new-day';

export type ReceiverEvents = {
  'receiver-order-ready': { data: OrderForMessages; channels: 'sms' };
  'receiver-order-coming': { data: OrderForMessages; channels: 'sms' };
  'receiver-new-day': { data: OrderForMessages; channels: 'sms' };
};

/** What somebody learns who receives an order that another person made. They have no account to look it up in. */
export const RECEIVER_EVENTS = defineEvents<ReceiverEvents>({
  'receiver-order-ready': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: (order) => smsOf(order, waiting(order)),
    },
  },
  'receiver-order-coming': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: (order) => smsOf(order, COMING[order.deliveryKind](order)),
    },
  },
  'receiver-new-day': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: (order) => newDay(order),
    },
  },
});

/** It may be the first message that they get, and the money may still come otherwise than from their hands. */
function newDay(order: OrderForMessages): string {
  const when = `${dayOf(order)}${hoursOf(order)}`;
  return fitSms(
    nbsp(`Яхонт: заказ № ${order.number} для вас курьер привезёт в другой день: ${when}. Адрес: `),
    nbsp(order.deliveryAddress),
    '.',
  );
}

/** Shorter where the day is named too, so that the place still fits. */
function waiting(order: OrderForMessages): Words {
  const day = lastDay(order);
  const code = order.pickupCode === null ? '' : `, код ${order.pickupCode}`;
  return {
    news: 'готов',
    before: day === null ? 'Ждём вас: ' : '',
    place: place(order),
    after: day === null ? `. ${codeWords(order)}Нужен паспорт.` : `. До ${day}${code}, нужен паспорт.`,
  };
}

const byCourier = (order: OrderForMessages): Words => ({
  news: 'везёт курьер',
  before: `${arrives(order)}: `,
  place: order.deliveryAddress,
  after: '.',
});

const COMING: Readonly<Record<DeliveryKind, (order: OrderForMessages) => Words>> = {
  courier: byCourier,
  express: byCourier,
  pickup: byCourier,
  electronic: byCourier,
  point: ({ deliveryDate, deliveryAddress }) => ({
    news: 'в пути',
    before: `Будет в пункте выдачи ${formatDayMonth(deliveryDate)}: `,
    place: deliveryAddress,
    after: '. Нужен паспорт.',
  }),
};

type Words = { news: string; before: string; place: string; after: string };

function smsOf(order: OrderForMessages, { news, before, place, after }: Words): string {
  const toPay = order.isPaid ? '' : ` К оплате ${formatRoubles(order.due)}.`;
  return fitSms(
    nbsp(`Яхонт: заказ № ${order.number} для вас ${news}. ${before}`),
    nbsp(place),
    nbsp(`${after}${toPay}`),
  );
}
