import type { Coming, HoldState } from '@yahont/contracts/holds/hold-terms.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

export const HOLD_WORDS: Readonly<Record<HoldState, { list: string; one: string; shape: MarkShape }>> = {
  open: { list: 'Ждут', one: 'ждёт покупателя', shape: 'wait' },
  bought: { list: 'Куплены', one: 'куплено', shape: 'done' },
  released: { list: 'Отказались', one: 'покупатель отказался', shape: 'over' },
  lapsed: { list: 'Срок вышел', one: 'срок вышел', shape: 'lapsed' },
  cancelled: { list: 'Отменены', one: 'отменено магазином', shape: 'over' },
};

export const COMING_WORDS: Readonly<Record<Coming, string>> = {
  today: 'сегодня',
  tomorrow: 'завтра',
  unknown: 'не знает когда',
};
