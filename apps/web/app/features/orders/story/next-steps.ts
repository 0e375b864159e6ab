import type { LineWork, Order } from '@yahont/contracts/orders/orders.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { worksText } from '@yahont/values/works.ts';
import { storyOf } from './kinds/kinds.ts';
import { plannedDay, waitsInStore } from './planned-day.ts';

export type NextStep = { when: string; what: string };

type StepsInput = Pick<
  Order,
  | 'number'
  | 'status'
  | 'delivery'
  | 'isPaid'
  | 'cardOnReceipt'
  | 'due'
  | 'canPay'
  | 'bonusToEarn'
  | 'contact'
  | 'paymentKind'
  | 'noCalls'
  | 'receiver'
> & { lines: readonly Pick<Order['lines'][number], 'works' | 'gift'>[] };

/**
 * The next steps of a new order: what happens, when, where, and what to bring; none for an order that its
 * buyer has received. `today` in the city's calendar.
 */
export function nextSteps(order: StepsInput, today: string): NextStep[] {
  const { isShipped } = DELIVERY[order.delivery.kind];
  const steps = isShipped ? shipped(order, today) : electronic(order);
  return steps.map(({ when, what }) => ({ when: nbsp(when), what: nbsp(what) }));
}

function shipped(order: StepsInput, today: string): NextStep[] {
  if (order.status === 'completed') return [];
  return [
    ...paying(order),
    ...working(order),
    preparing(order),
    handingOver(order, today),
    ...earning(order),
  ];
}

/** Nothing is made or handed over: a certificate is sent automatically. */
function electronic({ canPay, due, lines }: StepsInput): NextStep[] {
  const what =
    lines.length === 1
      ? 'Выпустим сертификат и отправим его в назначенный час, а если дарите сами, покажем для печати.'
      : `Выпустим ${countOf(lines.length, ['сертификат', 'сертификата', 'сертификатов'])} и отправим каждый в назначенный час, а те, что дарите сами, покажем для печати.`;
  const sent = { when: canPay ? 'После оплаты' : 'Сейчас', what };
  return canPay ? [{ when: 'Сейчас', what: `Оплатите ${formatRoubles(due)}.` }, sent] : [sent];
}

function paying({ canPay, due }: StepsInput): NextStep[] {
  if (!canPay) return [];
  return [
    { when: 'Сейчас', what: `Оплатите ${formatRoubles(due)}: до этого украшения только отложены для вас.` },
  ];
}

/** The workshop's steps for a stone and its setting, and for an engraving. */
function working({ lines, canPay }: StepsInput): NextStep[] {
  const works = worksText(worksOf(lines));
  if (works === '') return [];
  return [{ when: canPay ? AFTER_PAYMENT : 'Сегодня', what: `Передадим в мастерскую: ${works}.` }];
}

const AFTER_PAYMENT = 'Сразу после оплаты';

function whenBegun(lines: StepsInput['lines'], canPay: boolean): string {
  if (worksOf(lines).length > 0) return 'После мастерской';
  return canPay ? AFTER_PAYMENT : 'Сегодня';
}

function worksOf(lines: StepsInput['lines']): LineWork[] {
  return lines.flatMap(({ works }) => works);
}

function preparing({ lines, canPay }: StepsInput): NextStep {
  const products = lines.length === 1 ? 'украшение' : 'каждое украшение';
  return {
    when: whenBegun(lines, canPay),
    what: `Мастер-контролёр проверит закрепку и пробу, сверит УИН и упакует ${products}.`,
  };
}

function handingOver(order: StepsInput, today: string): NextStep {
  const { status, delivery, isPaid, canPay, due, cardOnReceipt } = order;
  const day = waitsInStore({ status, delivery }) ? 'сейчас' : plannedDay(delivery, today);
  const money =
    isPaid || canPay ? '' : ` К оплате ${formatRoubles(due)} ${cardOnReceipt ? 'картой или ' : ''}наличными.`;
  const story = storyOf(delivery);
  if (day === null) return { when: LATER, what: `${story.lateText}.${money}` };
  return { when: capitalise(day), what: `${story.handOver(order)}${money}` };
}

/** Shown instead of a day that is over. */
const LATER = 'Получение';

function earning({ bonusToEarn }: StepsInput): NextStep[] {
  if (bonusToEarn === 0) return [];
  return [
    {
      when: 'После получения',
      what: `Начислим ${countOf(bonusToEarn, ['бонус', 'бонуса', 'бонусов'])} на ваш счёт.`,
    },
  ];
}
