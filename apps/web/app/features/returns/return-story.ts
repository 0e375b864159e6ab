import type { ReturnState } from '@yahont/contracts/returns/return-lists.ts';
import type { Return } from '@yahont/contracts/returns/returns.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';

/** A step of the line below the sentence. */
export type ReturnStep = { title: string; when: string; state: 'was' | 'now' | 'will' };

type Step = { title: string; states: readonly ReturnState[]; planned: string };

/** The steps of a return; for a refused or withdrawn one only the past steps. */
export function returnStory(about: Return, formatMoment: (at: string) => string): ReturnStep[] {
  const { state, history } = about;
  const steps = stepsOf(about);
  if (state === 'withdrawn' || state === 'refused') {
    return history.map((event) => ({
      title: ENDED[event.state],
      when: formatMoment(event.at),
      state: 'was',
    }));
  }
  const current = steps.findIndex(({ states }) => states.includes(state));
  return steps.map(({ title, states, planned }, index) => {
    const event = history.find((one) => states.includes(one.state));
    return {
      title,
      when: event === undefined ? planned : formatMoment(event.at),
      state: stateOf(index, { current, isOver: state === 'refunded' && about.isPaidBack }),
    };
  });
}

const MOVING = { store: 'В\u00A0салон', courier: 'У\u00A0курьера', post: 'В\u00A0пути' } as const;

/** Whether the return was made at the door: a piece was tried on and not kept, without an earlier request. */
export function isAtDoor({ history }: Pick<Return, 'history'>): boolean {
  return !history.some(({ state }) => state === 'requested');
}

function stepsOf({ route, moneyBy, history }: Return): Step[] {
  const money: Step = {
    title: 'Деньги',
    states: ['refunded'],
    planned: `не\u00A0позже ${formatDayMonth(moneyBy)}`,
  };
  if (isAtDoor({ history })) return [{ title: 'Примерка', states: ['checked'], planned: '' }, money];
  const moving: Step[] =
    route.kind === 'store' ? [] : [{ title: MOVING[route.kind], states: ['on-its-way'], planned: '' }];
  return [
    { title: 'Заявка', states: ['requested', 'approved'], planned: '' },
    ...moving,
    { title: 'Проверяем', states: ['received', 'checked'], planned: '' },
    money,
  ];
}

const ENDED: Readonly<Record<ReturnState, string>> = {
  requested: 'Заявка',
  approved: 'Одобрена',
  'on-its-way': 'В\u00A0пути',
  received: 'Получили',
  checked: 'Проверили',
  refunded: 'Деньги',
  refused: 'Не\u00A0приняли',
  withdrawn: 'Отозвана',
};

function stateOf(
  index: number,
  { current, isOver }: { current: number; isOver: boolean },
): ReturnStep['state'] {
  if (isOver || index < current) return 'was';
  return index === current ? 'now' : 'will';
}
