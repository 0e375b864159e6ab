import { nbsp } from '@yahont/values/text/typography.ts';
import type { MailBody } from '#src/platform/messages/email/email-layout.ts';
import {
  defineEvents,
  fitSms,
  linkTo,
  type Channel,
  type EventRow,
  type With,
} from '#src/domains/messages/notifications/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import { moneyReturned, partSent, surplusSent } from './money-texts.ts';
import { writeHandOverMail, writeOrderMail, writeRefundMail } from './order-mail.ts';
import { ORDER_TEXTS } from './order-texts.ts';
import { orderPage } from './order-words.ts';
import type { RefundForMessages } from '../../refund-for-messages.ts';
import type { OrderText } from '../order-text.ts';
import type { OrderEvent } from '../order-event.ts';

type Row = EventRow<OrderForMessages, 'sms' | 'mail' | 'push'>;

export type OrderEvents = {
  'order-placed': { data: OrderForMessages; channels: Channel };
  'invoice-issued': { data: OrderForMessages; channels: Channel };
  'invoice-reminder': { data: OrderForMessages; channels: Channel };
  'part-received': { data: OrderForMessages; channels: Channel };
  'parts-reminder': { data: OrderForMessages; channels: Channel };
  'order-paid': { data: OrderForMessages; channels: Channel };
  'order-ready': { data: OrderForMessages; channels: Channel };
  'order-waiting': { data: OrderForMessages; channels: Channel };
  'order-kept-longer': { data: OrderForMessages; channels: Channel };
  'order-not-delivered': { data: OrderForMessages; channels: Channel };
  'order-new-day': { data: OrderForMessages; channels: Channel };
  'order-details-changed': { data: OrderForMessages; channels: Channel };
  /** What a member of staff wrote to the buyer. */
  'order-written': { data: { id: number; number: string; text: string }; channels: 'sms' | 'mail' };
  'order-at-point': { data: OrderForMessages; channels: Channel };
  'order-on-its-way': { data: OrderForMessages; channels: Channel };
  'order-handed-over': { data: OrderForMessages; channels: 'mail' };
  'order-cancelled': { data: OrderForMessages; channels: Channel };
  'order-expired': { data: OrderForMessages; channels: Channel };
  /** The last money, points and certificates that an ended order gives back. */
  'order-money-returned': { data: RefundForMessages; channels: Channel };
  /** Money for some pieces of an order whose other pieces were kept. `sent`: kopecks. */
  'refund-sent': { data: RefundForMessages; channels: Channel };
  /** Money that was paid twice. `sent`: kopecks. */
  'surplus-sent': { data: RefundForMessages; channels: Channel };
};

/** The status changes of an order. */
export const ORDER_EVENTS = defineEvents<OrderEvents>({
  'order-placed': row('order-placed', 'at-once'),
  'invoice-issued': row('invoice-issued', 'at-once'),
  'invoice-reminder': row('invoice-reminder', 'daytime'),
  'part-received': row('part-received', 'at-once'),
  'parts-reminder': row('parts-reminder', 'daytime'),
  'order-paid': row('order-paid', 'at-once'),
  'order-ready': row('order-ready', 'daytime'),
  'order-waiting': row('order-waiting', 'daytime'),
  'order-kept-longer': row('order-kept-longer', 'daytime'),
  'order-not-delivered': row('order-not-delivered', 'daytime'),
  'order-new-day': row('order-new-day', 'daytime'),
  'order-details-changed': row('order-details-changed', 'daytime'),
  'order-written': {
    class: 'service',
    urgency: 'daytime',
    templates: {
      sms: ({ text }) => `Яхонт: ${text}`,
      mail: ({ id, number, text, publicUrl }) => ({
        title: nbsp(`По заказу № ${number}`),
        preheader: text,
        blocks: [
          { kind: 'text', text },
          { kind: 'link', text: 'Открыть заказ', url: linkTo({ publicUrl }, orderPage({ id })) },
        ],
      }),
    },
  },
  'order-at-point': row('order-at-point', 'daytime'),
  'order-on-its-way': row('order-on-its-way', 'at-once'),
  'order-handed-over': {
    class: 'service',
    urgency: 'daytime',
    templates: { mail: (order) => writeHandOverMail(order, ORDER_TEXTS['order-handed-over'](order)) },
  },
  'order-cancelled': row('order-cancelled', 'daytime'),
  'order-expired': row('order-expired', 'daytime'),
  'order-money-returned': refundRow(moneyReturned),
  'refund-sent': refundRow(partSent),
  'surplus-sent': refundRow(surplusSent),
});

function row(event: OrderEvent, urgency: Row['urgency']): Row {
  return rowOf(ORDER_TEXTS[event], urgency);
}

/** An event about one refund, whose e-mail lists the returned goods. */
function refundRow(
  write: (about: With<RefundForMessages>) => OrderText,
): EventRow<RefundForMessages, 'sms' | 'mail' | 'push'> {
  return rowOf(write, 'daytime', writeRefundMail);
}

function rowOf<Data extends OrderForMessages>(
  write: (about: With<Data>) => OrderText,
  urgency: Row['urgency'],
  writeMail: (about: With<Data>, text: OrderText) => MailBody = writeOrderMail,
): EventRow<Data, 'sms' | 'mail' | 'push'> {
  return {
    class: 'service',
    urgency,
    templates: {
      sms: (order) => smsOf(write(order)),
      mail: (order) => writeMail(order, write(order)),
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
