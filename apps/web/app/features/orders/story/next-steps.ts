import { byKind } from '@yahont/values/by-kind.ts';
import type { LineWork, Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { worksText } from '@yahont/values/works.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import { lateText, plannedDay, waitsInStore } from './planned-day.ts';

export type NextStep = { when: string; what: string };

type Facts = Pick<
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

/** The next steps of a new order: what, when, where, and what to bring; none of one that its buyer has. `today` in the city's calendar. */
export function nextSteps(order: Facts, today: string): NextStep[] {
  const steps = byKind(order.delivery, {
    courier: () => shipped(order, today),
    express: () => shipped(order, today),
    pickup: () => shipped(order, today),
    point: () => shipped(order, today),
    electronic: () => electronic(order),
  });
  return steps.map(({ when, what }) => ({ when: nbsp(when), what: nbsp(what) }));
}

function shipped(order: Facts, today: string): NextStep[] {
  if (order.status === 'completed') return [];
  return [
    ...paying(order),
    ...working(order),
    preparing(order),
    handingOver(order, today),
    ...earning(order),
  ];
}

/** Nothing is made or handed over: a certificate leaves by itself. */
function electronic({ canPay, due, lines }: Facts): NextStep[] {
  const what =
    lines.length === 1
      ? 'Выпустим сертификат и отправим его в назначенный час, а если дарите сами, покажем для печати.'
      : `Выпустим ${countOf(lines.length, ['сертификат', 'сертификата', 'сертификатов'])} и отправим каждый в назначенный час, а те, что дарите сами, покажем для печати.`;
  const sent = { when: canPay ? 'После оплаты' : 'Сейчас', what };
  return canPay ? [{ when: 'Сейчас', what: `Оплатите ${formatRoubles(due)}.` }, sent] : [sent];
}

function paying({ canPay, due }: Facts): NextStep[] {
  if (!canPay) return [];
  return [
    { when: 'Сейчас', what: `Оплатите ${formatRoubles(due)}: до этого украшения только отложены для вас.` },
  ];
}

/** What the workshop does with a stone and its setting, and with words to engrave. */
function working({ lines, canPay }: Facts): NextStep[] {
  const works = worksText(worksOf(lines));
  if (works === '') return [];
  return [{ when: canPay ? AFTER_PAYMENT : 'Сегодня', what: `Передадим в мастерскую: ${works}.` }];
}

const AFTER_PAYMENT = 'Сразу после оплаты';

function whenBegun(lines: Facts['lines'], canPay: boolean): string {
  if (worksOf(lines).length > 0) return 'После мастерской';
  return canPay ? AFTER_PAYMENT : 'Сегодня';
}

function worksOf(lines: Facts['lines']): LineWork[] {
  return lines.flatMap(({ works }) => works);
}

function preparing({ lines, canPay }: Facts): NextStep {
  const products = lines.length === 1 ? 'украшение' : 'каждое украшение';
  return {
    when: whenBegun(lines, canPay),
    what: `Мастер-контролёр проверит закрепку и пробу, сверит УИН и упакует ${products}.`,
  };
}

function handingOver(
  { number, status, delivery, isPaid, canPay, due, noCalls, cardOnReceipt, receiver }: Facts,
  today: string,
): NextStep {
  const day = waitsInStore({ status, delivery }) ? 'сейчас' : plannedDay(delivery, today);
  const money =
    isPaid || canPay ? '' : ` К оплате ${formatRoubles(due)} ${cardOnReceipt ? 'картой или ' : ''}наличными.`;
  if (day === null) return { when: LATER, what: `${lateText(delivery)}.${money}` };
  const comes = (
    { address, fittingMinutes }: { address: string; fittingMinutes: number | null },
    when: string | null,
  ) => {
    const arrives = [
      noCalls ? null : `позвонит ${calledText(receiver)}за час`,
      when === null ? null : `приедет ${when}`,
    ];
    const words = arrives.filter((word) => word !== null).join(', ') || 'приедет';
    const waits =
      fittingMinutes === null
        ? ''
        : ` и подождёт ${countOf(fittingMinutes, ['минуту', 'минуты', 'минут'])}${receiver === null ? ', пока вы примеряете' : ' на примерку'}`;
    return `Курьер ${words}${waits}: ${address}. ${receiver === null ? 'Понадобится паспорт.' : `Понадобится паспорт получателя: ${fullName(receiver)}.`}`;
  };
  const what = byKind(delivery, {
    courier: (way) => comes(way, way.hours && hoursText(way.hours)),
    express: (way) => comes(way, `до ${way.by}`),
    pickup: (store) => {
      const hours = store.hoursText === '' ? '' : ` Салон открыт ${store.hoursText}.`;
      return receiver === null
        ? `Заказ ждёт вас: ${placeText(store)}.${hours} Возьмите паспорт и назовите номер ${number}.`
        : `Заказ ждёт в салоне: ${placeText(store)}.${hours} Получит ${fullName(receiver)}: нужны паспорт и номер ${number}.`;
    },
    point: ({ address }) =>
      receiver === null
        ? `Заказ ждёт вас в пункте выдачи: ${address}. Возьмите паспорт.`
        : `Заказ ждёт в пункте выдачи: ${address}. Получит ${fullName(receiver)}: нужен паспорт.`,
    electronic: () => '',
  });
  return { when: capitalise(day), what: `${what}${money}` };
}

/** Whom the courier calls, after «позвонит»: «вам, а не получателю, ». */
function calledText(receiver: Facts['receiver']): string {
  if (receiver === null) return '';
  return receiver.isSurprise ? 'вам, а не получателю, ' : 'получателю ';
}

function fullName({ name, lastName }: NonNullable<Facts['receiver']>): string {
  return [name, lastName].filter((part) => part !== '').join(' ');
}

/** Instead of a day that is over. */
const LATER = 'Получение';

function earning({ bonusToEarn }: Facts): NextStep[] {
  if (bonusToEarn === 0) return [];
  return [
    {
      when: 'После получения',
      what: `Начислим ${countOf(bonusToEarn, ['бонус', 'бонуса', 'бонусов'])} на ваш счёт.`,
    },
  ];
}
