import type { ParcelWay, WayStep } from '@yahont/contracts/orders/parcel-way.ts';
import type { DeliveryKind } from '@yahont/values/delivery-kinds.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { hoursText } from '#app/shop/words/hours-text.ts';
import { dayAndTimeOf, dayOf } from '../story/order-sentence.ts';
import type { CityClock } from '../story/order-sentence.ts';
import type { StoryStep } from '../story/order-story.ts';

/** The steps of a way by its kind. */
const PLANS: Readonly<Record<DeliveryKind, readonly WayStep[]>> = {
  courier: ['accepted', 'assembling', 'in-delivery', 'completed'],
  express: ['accepted', 'assembling', 'in-delivery', 'completed'],
  pickup: ['accepted', 'assembling', 'ready', 'completed'],
  point: ['accepted', 'assembling', 'in-delivery', 'completed'],
  electronic: ['accepted', 'completed'],
};
const TITLES: Readonly<Record<WayStep, string>> = {
  accepted: 'Принят',
  assembling: 'Собираем',
  ready: 'В\u00A0салоне',
  'in-delivery': 'В\u00A0пути',
  failed: 'В\u00A0пути',
  completed: 'Получен',
  cancelled: 'Отменён',
};

/** Where a parcel is now; a way has at least one step. */
function lastStep({ steps }: ParcelWay): WayStep {
  return steps.at(-1)?.step ?? 'accepted';
}

/** What a sentence says differently by the kind of delivery. */
type Words = {
  completed: string;
  failed: string;
  /** Collected, with the last day on which it is kept, if there is one. */
  ready: (way: ParcelWay, today: string) => string;
  /** On its way and before, with the day in words and the hours of a courier. */
  planned: (day: string, hours: ParcelWay['hours']) => string;
};

const RECEIVED = 'Заказ получен';
const CAME_BACK = 'Заказ вернулся в салон. Свяжемся с вами и договоримся о новом дне';
const collected: Words['ready'] = (way, today) => `Заказ собран${planned(way, today)}`;

const BY_COURIER: Words = {
  completed: RECEIVED,
  failed: CAME_BACK,
  ready: collected,
  planned: (day, hours) => `привезём ${day}${hours === null ? '' : `, ${hoursText(hours)}`}`,
};
const WORDS: Readonly<Record<DeliveryKind, Words>> = {
  courier: BY_COURIER,
  express: BY_COURIER,
  pickup: {
    completed: RECEIVED,
    failed: CAME_BACK,
    ready: ({ keptUntil }, today) => {
      const kept = keptUntil !== null && today <= keptUntil ? `. Храним до ${formatDayMonth(keptUntil)}` : '';
      return `Заказ ждёт в салоне. Возьмите с собой паспорт${kept}`;
    },
    planned: (day) => `будет в салоне ${day}`,
  },
  point: {
    completed: RECEIVED,
    failed: 'Заказ не забрали из пункта выдачи. Свяжемся с вами и договоримся, как его передать',
    ready: collected,
    planned: (day) => `будет в пункте выдачи ${day}`,
  },
  electronic: {
    completed: 'Подарок отправлен',
    failed: 'Подарок не дошёл. Свяжемся с вами',
    ready: () => 'Подарок готов',
    planned: () => 'подарок придёт сразу после оплаты',
  },
};

/** What happens to a parcel now and what comes next. */
export function waySentence(way: ParcelWay, today: string): string {
  const { kind, carrier } = way;
  const words = WORDS[kind];
  switch (lastStep(way)) {
    case 'cancelled':
      return 'Заказ отменён';
    case 'completed':
      return words.completed;
    case 'failed':
      return nbsp(words.failed);
    case 'ready':
      return nbsp(words.ready(way, today));
    case 'in-delivery':
      return nbsp(
        carrier?.place === 'at-point' ? 'Заказ ждёт в пункте выдачи' : `Заказ в пути${planned(way, today)}`,
      );
    case 'assembling':
      return nbsp(`Собираем заказ${planned(way, today)}`);
    case 'accepted':
      return nbsp(`Заказ принят${planned(way, today)}`);
  }
}

function planned({ kind, date, hours }: ParcelWay, today: string): string {
  if (date === null) return '';
  if (date < today) return '. Обещанный день прошёл: свяжемся с вами и договоримся о новом';
  return `: ${WORDS[kind].planned(formatDeliveryDate(date, today), hours)}`;
}

/** The steps below the sentence; none of a cancelled order. */
export function wayStory(way: ParcelWay, clock: CityClock): StoryStep[] {
  const last = lastStep(way);
  if (last === 'cancelled') return [];
  const plan = PLANS[way.kind];
  const now = plan.indexOf(placeInPlan(last, plan));
  return plan.map((step, index) => {
    const at = way.steps.findLast((one) => placeInPlan(one.step, plan) === step)?.at;
    const toCome = index === now ? 'now' : 'will';
    return {
      title: TITLES[step],
      when: at === undefined || index > now ? '' : dayAndTimeOf(at, clock),
      state: index < now || last === 'completed' ? 'was' : toCome,
    };
  });
}

/** A collected parcel is about to leave; one that goes to a store is not there yet. */
function placeInPlan(step: WayStep, plan: readonly WayStep[]): WayStep {
  if (plan.includes(step)) return step;
  return plan.includes('in-delivery') ? 'in-delivery' : 'assembling';
}

const PLACES: Readonly<Record<NonNullable<ParcelWay['carrier']>['place'], string>> = {
  accepted: 'оформлен',
  moving: 'едет с',
  'at-point': 'ждёт в пункте выдачи с',
  delivered: 'вручён',
  returned: 'возвращается к нам с',
};

/** «В СДЭК: едет с 21 ноября. Номер отправления 1106394829»; null while no carrier has it. */
export function carrierLine({ carrier }: ParcelWay, clock: CityClock): string | null {
  if (carrier === null) return null;
  const { place, since, trackNumber } = carrier;
  return nbsp(`В СДЭК: ${PLACES[place]} ${dayOf(since, clock)}. Номер отправления ${trackNumber}`);
}
