import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { worksText } from '@yahont/values/works.ts';
import type { Step } from './kinds/delivery-story.ts';
import { storyOf } from './kinds/kinds.ts';
import { dayAndTimeOf, isFinished, type CityClock } from './order-sentence.ts';
import { isDayOver, waitsInStore } from './planned-day.ts';

export type StoryStep = {
  title: string;
  /** When it happened or will happen; may be empty. */
  when: string;
  state: 'was' | 'now' | 'will';
};

type StoryInput = Pick<Order, 'status' | 'createdAt' | 'isPaid' | 'delivery'> & {
  lastNote?: Order['lastNote'];
  history?: Order['history'];
  lines?: readonly Pick<Order['lines'][number], 'works'>[];
};

/** The steps of an order; empty for a cancelled one. Illustrates the sentence above it. */
export function orderStory(order: StoryInput, clock: CityClock): StoryStep[] {
  if (isFinished(order) && order.status !== 'completed') return [];
  const steps = stepsOf(order, clock.today);
  const current = steps.findIndex(({ statuses }) => statuses.includes(order.status));
  return steps.map(({ title, statuses, planned }, index) => ({
    title,
    when: whenOf(order, { statuses, planned, clock }),
    state: stateOf(index, { current, isOver: order.status === 'completed' }),
  }));
}

function stepsOf(order: StoryInput, today: IsoDate): Step[] {
  const { status, isPaid, delivery, history = [], lines = [] } = order;
  const assembled: Step = {
    title: 'Собираем',
    statuses: ['assembling'],
    planned: worksText(lines.flatMap(({ works }) => works)),
  };
  // Cash at the hand-over is not a step of its own.
  const isPrepaid = status === 'awaiting-payment' || history.some((event) => event.status === 'paid');
  const isPaidStep = isPrepaid || (isPaid && status !== 'completed');
  const accepted: Step = { title: 'Принят', statuses: ['new'], planned: '' };
  const paid: Step = {
    title: status === 'awaiting-payment' ? 'Оплата' : 'Оплачен',
    statuses: ['awaiting-payment', 'paid'],
    planned: '',
  };
  return [
    accepted,
    ...(isPaidStep ? [paid] : []),
    ...storyOf(delivery).steps(assembled, dayOfStory(order, today)),
  ];
}

/** The planned day of an order, or the text in its place when it is no longer promised. */
function dayOfStory(
  { status, delivery, lastNote }: StoryInput,
  today: IsoDate,
): { text: string; isOver: boolean } {
  // No new day is agreed on yet.
  if (lastNote === 'delivery-failed') return { text: '', isOver: true };
  if (!isFinished({ status }) && isDayOver(delivery, today))
    return { text: waitsInStore({ status, delivery }) ? '' : storyOf(delivery).lateDay, isOver: true };
  return { text: formatDayMonth(delivery.date), isOver: false };
}

type When = Pick<Step, 'statuses' | 'planned'> & { clock: CityClock };

function whenOf({ createdAt, history = [] }: StoryInput, { statuses, planned, clock }: When): string {
  if (statuses.includes('new')) return dayAndTimeOf(createdAt, clock);
  const event = history.find(({ status }) => status !== 'awaiting-payment' && statuses.includes(status));
  return event === undefined ? planned : dayAndTimeOf(event.at, clock);
}

function stateOf(
  index: number,
  { current, isOver }: { current: number; isOver: boolean },
): StoryStep['state'] {
  if (isOver || index < current) return 'was';
  return index === current ? 'now' : 'will';
}
