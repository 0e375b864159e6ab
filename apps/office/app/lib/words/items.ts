import type { ITEM_STATES as STATES, ItemState } from '@yahont/contracts/office/items.ts';
import type { MarkShape } from '#app/parts/facts/mark.tsx';

type StateWords = {
  /** As a list of them. */ list: string;
  /** Of one piece. */ one: string;
  shape: MarkShape;
  /** What the head of the list says when it is empty. */ none: string;
};

export const ITEM_WORDS: Readonly<Record<ItemState, StateWords>> = {
  available: { list: 'В продаже', one: 'в продаже', shape: 'done', none: 'Изделий в продаже нет' },
  reserved: { list: 'В заказах', one: 'в заказе', shape: 'half', none: 'Изделий в заказах нет' },
  'in-transit': { list: 'Едут', one: 'в пути', shape: 'moving', none: 'Ничего не едет' },
  'on-hold': { list: 'Отложены', one: 'отложено', shape: 'wait', none: 'Отложенных изделий нет' },
  missing: { list: 'Не найдены', one: 'не найдено', shape: 'part', none: 'Всё на месте' },
  sold: { list: 'Проданы', one: 'продано', shape: 'over', none: 'Проданных изделий нет' },
  'written-off': { list: 'Списаны', one: 'списано', shape: 'over', none: 'Списанных изделий нет' },
};

/** The states of the contract; the type refuses others. */
export const ITEM_STATES: typeof STATES = [
  'available',
  'reserved',
  'sold',
  'in-transit',
  'on-hold',
  'missing',
  'written-off',
];
/** What one works with comes first. */
export const ITEM_TABS: readonly ItemState[] = [
  'available',
  'reserved',
  'in-transit',
  'on-hold',
  'missing',
  'sold',
  'written-off',
];
