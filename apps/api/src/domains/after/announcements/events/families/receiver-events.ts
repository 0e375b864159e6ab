import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { defineEvents, fitSms } from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { ReceiverWords } from '../kinds/kind-words.ts';
import { hoursOf } from './calls.ts';
import { dayOf } from './order-words.ts';
import { codeWords, lastDay, place } from './store-words.ts';

export type ReceiverEvents = {
  'receiver-order-ready': { data: OrderForMessages; channels: 'sms' };
  'receiver-order-coming': { data: OrderForMessages; channels: 'sms' };
  'receiver-new-day': { data: OrderForMessages; channels: 'sms' };
};

/** Messages to the receiver of an order that another person made. They have no account to look it up in. */
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
      sms: (order) => smsOf(order, KINDS[order.deliveryKind].receiverComing(order)),
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

/** This may be the first message that they get, and the order may still be paid in another way. */
function newDay(order: OrderForMessages): string {
  const when = `${dayOf(order)}${hoursOf(order)}`;
  return fitSms(
    nbsp(`Яхонт: заказ № ${order.number} для вас курьер привезёт в другой день: ${when}. Адрес: `),
    nbsp(order.deliveryAddress),
    '.',
  );
}

/** Shorter when the day is named too, so that the place still fits. */
function waiting(order: OrderForMessages): ReceiverWords {
  const day = lastDay(order);
  const code = order.pickupCode === null ? '' : `, код ${order.pickupCode}`;
  return {
    news: 'готов',
    before: day === null ? 'Ждём вас: ' : '',
    place: place(order),
    after: day === null ? `. ${codeWords(order)}Нужен паспорт.` : `. До ${day}${code}, нужен паспорт.`,
  };
}

function smsOf(order: OrderForMessages, { news, before, place, after }: ReceiverWords): string {
  const toPay = order.isPaid ? '' : ` К оплате ${formatRoubles(order.due)}.`;
  return fitSms(
    nbsp(`Яхонт: заказ № ${order.number} для вас ${news}. ${before}`),
    nbsp(place),
    nbsp(`${after}${toPay}`),
  );
}
