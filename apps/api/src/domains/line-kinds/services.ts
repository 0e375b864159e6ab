import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import { giftWrapPrice } from '@yahont/values/gift-wrap.ts';
import { roubles } from '@yahont/values/money.ts';
import type { Kopecks } from '@yahont/values/money.ts';

type Service = {
  name: string;
  /** Price for one piece, whole kopecks. */
  price: (note: string) => Kopecks;
  /** What the shopper reads about the note; Russian. */
  noteText: (note: string) => string;
  /** Whether the piece becomes one that only its buyer can use, so the law lets the shop keep it. */
  isMadeToOrder: boolean;
};

/** Every service that a line may carry. */
export const SERVICES: Readonly<Record<ServiceCode, Service>> = {
  engraving: {
    name: 'Гравировка',
    price: () => roubles(1_900),
    noteText: (note) => `«${note}»`,
    isMadeToOrder: true,
  },
  setting: {
    name: 'Закрепка камня',
    price: () => roubles(3_500),
    noteText: (note) => note,
    isMadeToOrder: false,
  },
  'gift-wrap': {
    name: 'Подарочная упаковка',
    price: giftWrapPrice,
    noteText: (note) => `открытка: «${note}»`,
    isMadeToOrder: false,
  },
};

/** Whether one of a piece's services makes it a piece for its buyer alone. */
export function isMadeToOrder(services: readonly ServiceCode[]): boolean {
  return services.some((service) => SERVICES[service].isMadeToOrder);
}
