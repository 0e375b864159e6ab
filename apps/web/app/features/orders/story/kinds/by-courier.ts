import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import {
  brought,
  dayTerm,
  fullName,
  GOODS_WAIT,
  PARCEL_CAME_BACK,
  PARCEL_RECEIVED,
  type DeliveryStory,
  type ParcelWords,
  type SentenceWords,
} from './delivery-story.ts';

type Visit = { address: string; fittingMinutes: number | null };
type Receiver = Parameters<DeliveryStory['handOver']>[0]['receiver'];

const MINUTES = ['минуту', 'минуты', 'минут'] as const;
const LATE_DAY = nbsp('о новом дне договоримся');

/** A courier at the door; `hours` after the day, null for any time of the day. */
export function byCourier(visit: Visit, hours: string | null): DeliveryStory {
  const { address, fittingMinutes } = visit;
  const after = hours === null ? '' : `, ${hours}`;
  return {
    history: {
      ready: 'Собран',
      onItsWay: 'Передан курьеру',
      completed: 'Получен',
      notDelivered: 'Курьер никого не\u00A0застал, заказ вернулся в\u00A0салон',
    },
    lateText: 'День доставки прошёл. Свяжемся с вами и договоримся о новом',
    lateDay: LATE_DAY,
    sentence: (day) => sentence(visit, day + after),
    steps: (assembled, { text }) => brought(assembled, text),
    handOver: ({ noCalls, receiver }) => {
      const arrives = [
        noCalls ? null : `позвонит ${calledText(receiver)}за час`,
        hours === null ? null : `приедет ${hours}`,
      ];
      const words = arrives.filter((word) => word !== null).join(', ') || 'приедет';
      const waits =
        fittingMinutes === null
          ? ''
          : ` и подождёт ${countOf(fittingMinutes, MINUTES)}${receiver === null ? ', пока вы примеряете' : ' на примерку'}`;
      return `Курьер ${words}${waits}: ${address}. ${receiver === null ? 'Понадобится паспорт.' : `Понадобится паспорт получателя: ${fullName(receiver)}.`}`;
    },
    brief: (day) => ({ name: 'Курьер', note: address, when: day === null ? LATE_DAY : day + after }),
    terms: ({ day, isMissed, isDone }) => [
      ...dayTerm('Курьер', day, isMissed ? '' : after),
      { name: 'Адрес', text: address },
      ...(fittingMinutes === null || isDone
        ? []
        : [{ name: 'Примерка', text: `Курьер ждёт ${countOf(fittingMinutes, MINUTES)}` }]),
    ],
  };
}

function sentence({ address, fittingMinutes }: Visit, when: string): SentenceWords {
  const arrives = `: курьер приедет ${when}`;
  const handOver = `, курьер приедет ${when}`;
  return {
    waits: GOODS_WAIT,
    handOver,
    arrives,
    ready: `Заказ собран${handOver}`,
    failed: `Курьер никого не застал: ${address}. Свяжемся с вами и договоримся о новом дне`,
    onItsWay: `${arrives}${fittingMinutes === null ? '' : ' и подождёт, пока вы примеряете'}`,
    completed: 'Получен от курьера',
  };
}

/** Whom the courier calls, after «позвонит»: «вам, а не получателю, ». */
function calledText(receiver: Receiver): string {
  if (receiver === null) return '';
  return receiver.isSurprise ? 'вам, а не получателю, ' : 'получателю ';
}

export const PARCEL_BY_COURIER: ParcelWords = {
  plan: ['accepted', 'assembling', 'in-delivery', 'completed'],
  completed: PARCEL_RECEIVED,
  failed: PARCEL_CAME_BACK,
  ready: null,
  planned: (day, hours) => `привезём ${day}${hours === null ? '' : `, ${hoursText(hours)}`}`,
};
