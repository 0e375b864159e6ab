import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import type { ReturnWay } from '@yahont/contracts/returns/return-lists.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { isPrepaid } from '@yahont/values/sums/tenders.ts';
import type { Context } from '#src/platform/context.ts';
import type { PayloadOf } from '#src/platform/jobs.ts';
import { composeEmail } from '#src/platform/messages/email/email-layout.ts';
import type { OutboxMessage } from '#src/platform/messages/outbox.ts';
import type { ReturnForMessages } from '#src/domains/after/returns/index.ts';
import { hoursOf } from '../events/families/calls.ts';
import type { OrderForMessages } from '../order-for-messages.ts';
import type { ReadReturn } from '../return-for-messages.ts';
import type { OperatorDeps } from './order-to-work.ts';

/**
 * What buyers changed or requested in an order that the operators work on. None of these e-mails names
 * anybody.
 */
type Mail = { title: string; paragraphs: string[] };

/**
 * The e-mail to the operators about an order that its buyer cancelled after they were asked to begin
 * with it. None for an order that was not paid in time, for a certificate, or when staff cancelled it.
 */
export async function announceCancelled(
  ctx: Context,
  { orderId, status, note }: PayloadOf<'order-changed'>,
  deps: OperatorDeps,
): Promise<OutboxMessage[]> {
  if (status !== 'cancelled' || note !== 'cancelled-by-buyer') return [];
  const order = await deps.readOrder(ctx, orderId);
  if (!order || !wasToBegin(order)) return [];
  return toOperators(deps, `order-cancelled-${orderId}`, {
    title: `Покупатель отменил заказ № ${order.number}`,
    paragraphs: [
      `Заказ № ${order.number} на ${formatRoubles(order.total)}. ${order.isPaid ? 'Был оплачен: деньги вернутся сами.' : 'Оплаты не было.'}`,
      'Что сделать: остановите сборку и верните украшения на места. Если заказ уже передан курьеру, отзовите его.',
    ],
  });
}

/** The e-mail to the operators about a new courier visit, when the buyer chose it. */
export async function announceMovedVisit(
  ctx: Context,
  { orderId, at, byBuyer = false }: PayloadOf<'visit-changed'>,
  deps: OperatorDeps,
): Promise<OutboxMessage[]> {
  const order = byBuyer ? await deps.readOrder(ctx, orderId) : null;
  if (!order || !wasToBegin(order)) return [];
  const { cityId } = order;
  const isToday = order.deliveryDate === cityDate(ctx.now(), deps.offsetOfCity(cityId));
  return toOperators(deps, `order-visit-${orderId}-${at}`, {
    title: `Покупатель перенёс визит курьера: заказ № ${order.number}`,
    paragraphs: [
      `Заказ № ${order.number}, ${deps.nameOfCity(cityId)}: теперь ${formatDayMonth(order.deliveryDate)}${hoursOf(order)}${isToday ? ', это сегодня' : ''}.`,
      'Что сделать: поправьте маршрут курьера и соберите заказ к этому дню.',
    ],
  });
}

const WAYS: Readonly<Record<ReturnWay, (about: ReturnForMessages) => string>> = {
  store: ({ store }) =>
    `Покупатель принесёт изделия в салон${store === null ? '' : ` «${store.name}»`}. Примите их по УИН и проверьте.`,
  courier: ({ courierDate, courierHours }) =>
    `Изделия заберёт курьер${courierDate === null ? '' : ` ${formatDayMonth(courierDate)}`}${hoursOf({ visitHours: courierHours })}. Посмотрите заявку и ответьте в течение рабочего дня.`,
  post: () =>
    'Покупатель отправит изделия посылкой. Посмотрите заявку и ответьте в течение рабочего дня: без ответа он ничего не отправит.',
};

/**
 * The e-mail to the operators about a return that a buyer requests. None for pieces that a courier took
 * back at the door.
 */
export async function announceReturnRequest(
  ctx: Context,
  { returnId, state }: PayloadOf<'return-changed'>,
  deps: Pick<OperatorDeps, 'operatorMail'> & { readReturn: ReadReturn },
): Promise<OutboxMessage[]> {
  if (state !== 'requested') return [];
  const about = await deps.readReturn(ctx, returnId);
  if (!about || about.isAtDoor) return [];
  const { number, exchange } = about;
  return toOperators(
    deps,
    `return-requested-${returnId}`,
    exchange === null
      ? { title: `Заявка на возврат № ${number}`, paragraphs: [`Возврат № ${number}.`, todo(about)] }
      : {
          title: `Заявка на обмен № ${number}`,
          paragraphs: [
            `Обмен № ${number}. Покупателю отложено взамен: ${exchange.name}, заказ № ${exchange.orderNumber}. Он ждёт проверки прежнего изделия, до неё не собирайте его.`,
            todo(about),
          ],
        },
  );
}

function todo(about: ReturnForMessages): string {
  return `Что сделать: ${WAYS[about.way](about)}`;
}

function toOperators(
  { operatorMail }: Pick<OperatorDeps, 'operatorMail'>,
  once: string,
  mail: Mail,
): OutboxMessage[] {
  return [{ topic: 'send-mail', payload: { to: operatorMail, ...composeEmail(mail), once } }];
}

/** Whether the operators were asked to begin with it: it was paid, or is paid at the hand-over. */
function wasToBegin({ deliveryKind, paymentKind, due, isPaid }: OrderForMessages): boolean {
  return DELIVERY[deliveryKind].isShipped && (isPaid || due === 0 || !isPrepaid(paymentKind));
}
