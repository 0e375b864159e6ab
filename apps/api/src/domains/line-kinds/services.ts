import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { ENGRAVING_DAYS, ENGRAVING_PRICE, FACE_NAMES, readFace } from '@yahont/values/engraving.ts';
import { giftWrapPrice } from '@yahont/values/gift-wrap.ts';
import { roubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { LineOptions } from './line-kind.ts';

type Service = {
  name: string;
  /** Price for one piece, whole kopecks. */
  price: (note: string) => Kopecks;
  /** What the shopper reads about the note; Russian. */
  noteText: (note: string, options: LineOptions) => string;
  /** Working days that it takes, after those of its piece. */
  workDays: number;
  /** Whether the piece becomes one that only its buyer can use, so the law lets the shop keep it. */
  isMadeToOrder: boolean;
};

/** Every service that a line may carry. */
export const SERVICES: Readonly<Record<ServiceCode, Service>> = {
  engraving: {
    name: 'Гравировка',
    price: () => ENGRAVING_PRICE,
    noteText: (note, { face }) => `«${note}», ${FACE_NAMES[readFace(face)]}`,
    workDays: ENGRAVING_DAYS,
    isMadeToOrder: true,
  },
  setting: {
    name: 'Закрепка камня',
    price: () => roubles(3_500),
    noteText: (note) => note,
    workDays: 0,
    isMadeToOrder: false,
  },
  'gift-wrap': {
    name: 'Подарочная упаковка',
    price: giftWrapPrice,
    noteText: (note) => `открытка: «${note}»`,
    workDays: 0,
    isMadeToOrder: false,
  },
};

/** Working days of the workshop for services on one piece, one after another. */
export function serviceDays(services: readonly ServiceCode[]): number {
  return services.reduce((days, service) => days + SERVICES[service].workDays, 0);
}

/** Whether one of a piece's services makes it a piece for its buyer alone. */
export function isMadeToOrder(services: readonly ServiceCode[]): boolean {
  return services.some((service) => SERVICES[service].isMadeToOrder);
}
