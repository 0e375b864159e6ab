import type { LineWork } from '@yahont/contracts/orders/orders.ts';
import type { ServiceCode } from '@yahont/contracts/line-kinds.ts';
import {
  ENGRAVING_DAYS,
  ENGRAVING_PRICE,
  FACE_NAMES,
  readFace,
  type EngravingFace,
} from '@yahont/values/engraving.ts';
import { giftWrapPrice } from '@yahont/values/gift-wrap.ts';
import { roubles, type Kopecks } from '@yahont/values/money.ts';
import type { LineOptions } from './line-kind.ts';

type Service = {
  name: string;
  /** With something written for it, where that is what is paid for. */
  nameWithNote?: string;
  /** Price for one piece, whole kopecks. */
  price: (note: string) => Kopecks;
  /** What the shopper reads about the note; Russian. */
  noteText: (note: string, options: LineOptions) => string;
  /** Typeface in which its text is written; null: it is no inscription. */
  face: (options: LineOptions) => EngravingFace | null;
  /** What the workshop does for it, after the work on its piece; null: nothing. */
  work: LineWork | null;
  /** Whether its piece is not as it was made any more once the service is done. */
  changesPiece: boolean;
  /** Whether the piece becomes one that only its buyer can use, so the law lets the shop keep it. */
  isMadeToOrder: boolean;
};

/** Every service that a line may carry. */
export const SERVICES: Readonly<Record<ServiceCode, Service>> = {
  engraving: {
    name: 'Гравировка',
    price: () => ENGRAVING_PRICE,
    noteText: (note, { face }) => `«${note}», ${FACE_NAMES[readFace(face)]}`,
    face: ({ face }) => readFace(face),
    work: { what: 'нанесём надпись', days: ENGRAVING_DAYS },
    changesPiece: true,
    isMadeToOrder: true,
  },
  setting: {
    name: 'Закрепка камня',
    price: () => roubles(3_500),
    noteText: (note) => note,
    face: () => null,
    work: null,
    changesPiece: true,
    isMadeToOrder: false,
  },
  'gift-wrap': {
    name: 'Подарочная упаковка',
    nameWithNote: 'Открытка от руки в подарочной упаковке',
    price: giftWrapPrice,
    noteText: (note) => `«${note}»`,
    face: () => null,
    work: null,
    changesPiece: false,
    isMadeToOrder: false,
  },
};

/** Whether one of a piece's services makes it a piece for its buyer alone. */
export function isMadeToOrder(services: readonly ServiceCode[]): boolean {
  return services.some((service) => SERVICES[service].isMadeToOrder);
}

/** What is written for a service: its text, null without one, and the typeface of an inscription. */
export function serviceText(
  service: ServiceCode,
  options: LineOptions,
): { text: string | null; face: EngravingFace | null } {
  const { note = '' } = options;
  return { text: note === '' ? null : note, face: SERVICES[service].face(options) };
}
