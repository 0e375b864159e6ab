import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';

type Template = {
  /** «Показ камня» */
  visit: string;
  /** «Отменён показ камня» */
  cancelled: string;
  /** The thing that is brought to the store; null when there is none. */
  thing: string | null;
};

/** How letters to the operators name each kind of visit. */
export const KIND_WORDS: Readonly<Record<AppointmentKind, Template>> = {
  stone: { visit: 'Показ камня', cancelled: 'Отменён показ камня', thing: 'Камень' },
  product: { visit: 'Показ изделия', cancelled: 'Отменён показ изделия', thing: 'Изделие' },
  fitting: { visit: 'Примерка', cancelled: 'Отменена примерка', thing: 'Самое дальнее из украшений' },
  gold: { visit: 'Оценка золота', cancelled: 'Отменена оценка золота', thing: null },
  engraving: { visit: 'Гравировка', cancelled: 'Отменена гравировка', thing: null },
  care: { visit: 'Чистка и осмотр', cancelled: 'Отменены чистка и осмотр', thing: null },
};
