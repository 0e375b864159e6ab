import type { EventRow, With } from '../event.ts';
import type { EventRows } from '../event-list.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { partSent, surplusSent } from './money-texts.ts';
import { writeOrderMail } from './order-mail.ts';
import { orderPage, ORDER_TEXTS } from './order-texts.ts';
import type { OrderEvent, OrderText } from './order-texts.ts';
import { fitSms } from '../sms-length.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Row = EventRow<OrderForMessages, 'sms' | 'mail' | 'push'>;

/** The steps of an order. */
export const ORDER_EVENTS: Pick<EventRows, OrderEvent | 'refund-sent' | 'surplus-sent'> = {
  'order-placed': row('order-placed', 'at-once'),
  'invoice-issued': row('invoice-issued', 'at-once'),
  'invoice-reminder': row('invoice-reminder', 'daytime'),
  'order-paid': row('order-paid', 'at-once'),
  'order-ready': row('order-ready', 'daytime'),
  'order-waiting': row('order-waiting', 'daytime'),
  'order-not-delivered': row('order-not-delivered', 'daytime'),
  'order-new-day': row('order-new-day', 'daytime'),
  'order-at-point': row('order-at-point', 'daytime'),
  'order-on-its-way': row('order-on-its-way', 'at-once'),
  'order-handed-over': {
    class: 'service',
    urgency: 'daytime',
    templates: { mail: (order) => writeOrderMail(order, ORDER_TEXTS['order-handed-over'](order)) },
  },
  'order-cancelled': row('order-cancelled', 'daytime'),
  'order-expired': row('order-expired', 'daytime'),
  'order-money-returned': row('order-money-returned', 'daytime'),
  'refund-sent': rowOf(partSent, 'daytime'),
  'surplus-sent': rowOf(surplusSent, 'daytime'),
};

function row(event: OrderEvent, urgency: Row['urgency']): Row {
  return rowOf(ORDER_TEXTS[event], urgency);
}

function rowOf<Data extends OrderForMessages>(
  write: (about: With<Data>) => OrderText,
  urgency: Row['urgency'],
): EventRow<Data, 'sms' | 'mail' | 'push'> {
  return {
    class: 'service',
    urgency,
    templates: {
      sms: (order) => smsOf(write(order)),
      mail: (order) => writeOrderMail(order, write(order)),
      push: (order) => {
        const { news, action = 'Подробности в вашем заказе' } = write(order);
        return {
          title: nbsp(news),
          text: action,
          path: orderPage(order),
        };
      },
    },
  };
}

function smsOf({ news, sms }: OrderText): string {
  const { before, place = '', after = '' } = sms;
  const head = nbsp(`Яхонт: ${news.charAt(0).toLowerCase()}${news.slice(1)}. ${before}`);
  return fitSms(head, nbsp(place), nbsp(after));
}
