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
  /** The service with a text, where the text is what costs money. */
  nameWithNote?: string;
  /** Price for one piece, whole kopecks. */
  price: (note: string) => Kopecks;
  /** Text about the note for the shopper; Russian. */
  noteText: (note: string, options: LineOptions) => string;
  /** Typeface of its text; null: it is not an inscription. */
  face: (options: LineOptions) => EngravingFace | null;
  /** The workshop's work for it, after the work on its piece; null: nothing. */
  work: LineWork | null;
  /** Whether the service changes its piece, so that it is no longer as it was made. */
  changesPiece: boolean;
  /** Whether the piece becomes usable only by its buyer, so the law lets the shop refuse a return. */
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

/** Whether one of a piece's services makes it usable only by its buyer. */
export function isMadeToOrder(services: readonly ServiceCode[]): boolean {
  return services.some((service) => SERVICES[service].isMadeToOrder);
}

/** The text written for a service, null without one, and the typeface of an inscription. */
export function serviceText(
  service: ServiceCode,
  options: LineOptions,
): { text: string | null; face: EngravingFace | null } {
  const { note = '' } = options;
  return { text: note === '' ? null : note, face: SERVICES[service].face(options) };
}
