import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';

type Words = {
  /** «Показ камня» */
  visit: string;
  /** «Отменён показ камня» */
  cancelled: string;
  /** What lies somewhere and is brought; null when nothing is. */
  thing: string | null;
};

/** How letters to the operators name each kind of visit. */
export const KIND_WORDS: Readonly<Record<AppointmentKind, Words>> = {
  stone: { visit: 'Показ камня', cancelled: 'Отменён показ камня', thing: 'Камень' },
  product: { visit: 'Показ изделия', cancelled: 'Отменён показ изделия', thing: 'Изделие' },
  fitting: { visit: 'Примерка', cancelled: 'Отменена примерка', thing: 'Самое дальнее из украшений' },
  gold: { visit: 'Оценка золота', cancelled: 'Отменена оценка золота', thing: null },
  engraving: { visit: 'Гравировка', cancelled: 'Отменена гравировка', thing: null },
  care: { visit: 'Чистка и осмотр', cancelled: 'Отменены чистка и осмотр', thing: null },
};
