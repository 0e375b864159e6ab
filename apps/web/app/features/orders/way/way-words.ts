import type { ParcelWay, WayStep } from '@yahont/contracts/orders/parcel-way.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PARCELS } from '../story/kinds/kinds.ts';
import { dayAndTimeOf, dayOf, type CityClock } from '../story/order-sentence.ts';
import type { StoryStep } from '../story/order-story.ts';

const TITLES: Readonly<Record<WayStep, string>> = {
  accepted: 'Принят',
  assembling: 'Собираем',
  ready: 'В\u00A0салоне',
  'in-delivery': 'В\u00A0пути',
  failed: 'В\u00A0пути',
  completed: 'Получен',
  cancelled: 'Отменён',
};

/** Where a parcel is now; tracking has at least one step. */
function lastStep({ steps }: ParcelWay): WayStep {
  return steps.at(-1)?.step ?? 'accepted';
}

/** A sentence about the current state of a parcel and what comes next. */
export function waySentence(way: ParcelWay, today: string): string {
  const { kind, carrier, awaitsPayment } = way;
  if (awaitsPayment) return nbsp('Ждём оплату: после неё начнём собирать заказ');
  const words = PARCELS[kind];
  switch (lastStep(way)) {
    case 'cancelled':
      return 'Заказ отменён';
    case 'completed':
      return words.completed;
    case 'failed':
      return nbsp(words.failed);
    case 'ready':
      return nbsp(words.ready?.(way, today) ?? `Заказ собран${planned(way, today)}`);
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
  return `: ${PARCELS[kind].planned(formatDeliveryDate(date, today), hours)}`;
}

/** The steps below the sentence; empty for a cancelled order. */
export function wayStory(way: ParcelWay, clock: CityClock): StoryStep[] {
  const last = lastStep(way);
  if (last === 'cancelled') return [];
  const plan = PARCELS[way.kind].plan;
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

/**
 * The position in the planned steps: a parcel that was collected from the shop is about to leave; one for a
 * store is not there yet.
 */
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

/** «В СДЭК: едет с 21 ноября. Номер отправления 1106394829»; null before a carrier has it. */
export function carrierLine({ carrier }: ParcelWay, clock: CityClock): string | null {
  if (carrier === null) return null;
  const { place, since, trackNumber } = carrier;
  return nbsp(`В СДЭК: ${PLACES[place]} ${dayOf(since, clock)}. Номер отправления ${trackNumber}`);
}
