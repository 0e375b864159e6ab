import { kopecks, type Kopecks } from '@yahont/values/money.ts';
import type { RefundForMessages as RefundSums } from '#src/domains/buying/payment/index.ts';
import type { ReturnForMessages } from '#src/domains/after/returns/index.ts';
import type { OrderForMessages } from '../../order-for-messages.ts';
import type { RefundForMessages } from '../../refund-for-messages.ts';

const CONTACT = {
  name: 'Анна',
  lastName: 'Воронцова',
  surName: '',
  phone: '+79162041833',
  email: 'anna@example.ru',
};

/** Hashes without a picture; previews replace them with pictures of the shop. */
export const SAMPLE_PICTURES = ['5a3b1e0000000001', '5a3b1e0000000002'] as const;

/** An order by courier, paid with points and a card. */
export const ORDER: OrderForMessages = {
  id: 100216,
  number: '100216',
  accountId: 1001,
  cityId: 216,
  status: 'paid',
  contact: CONTACT,
  company: null,
  receiver: null,
  lines: [
    {
      name: 'Кольцо «Заря» из белого золота с бриллиантами',
      details: ['размер 16,5'],
      subject: 'commodity',
      picture: SAMPLE_PICTURES[0],
      bonusDiscount: kopecks(50_000),
      total: kopecks(12_840_000),
    },
    {
      name: 'Гравировка',
      details: ['«Навсегда»'],
      subject: 'service',
      bonusDiscount: kopecks(0),
      total: kopecks(150_000),
    },
  ],
  works: [{ what: 'нанесём надпись', days: 2 }],
  deliveryPrice: kopecks(39_000),
  total: kopecks(13_079_000),
  due: kopecks(13_029_000),
  tenders: [
    { kind: 'bonus', amount: kopecks(50_000), refunded: kopecks(0), notTaken: kopecks(0) },
    { kind: 'card', amount: kopecks(13_029_000), refunded: kopecks(0), notTaken: kopecks(0) },
  ],
  paymentKind: 'card',
  payBy: null,
  deliveryKind: 'courier',
  carrier: null,
  deliveryAddress: 'Москва, ул. Покровка, 27, кв. 14',
  deliveryDate: '2026-11-25',
  visitHours: { from: '10:00', to: '14:00' },
  canMoveVisit: false,
  fittingMinutes: 15,
  storeName: null,
  storeUntil: null,
  pickupCode: null,
  isPaid: true,
  hasWishes: true,
  companionId: null,
  noCalls: false,
  kept: { pieces: 'none', because: [] },
  pointsEarned: 3_852,
};

/** The ring came back, with the points that had paid for it. */
export const REFUND: RefundSums = {
  lines: [
    {
      name: 'Кольцо «Заря» из белого золота с бриллиантами',
      details: ['размер 16,5'],
      amount: kopecks(12_890_000),
    },
  ],
  ofGift: false,
  delivery: kopecks(0),
  amount: kopecks(12_890_000),
  parts: [
    { kind: 'bonus', amount: kopecks(50_000), points: 500 },
    { kind: 'card', amount: kopecks(12_840_000), points: null },
  ],
};

/** Money that belongs to no line. */
export function refundOf(amount: Kopecks): RefundSums {
  return {
    lines: [],
    ofGift: false,
    delivery: kopecks(0),
    amount,
    parts: [{ kind: 'card', amount, points: null }],
  };
}

/** Everything that paid for it was refunded. */
export const MONEY_BACK: RefundForMessages = {
  ...ORDER,
  status: 'refunded',
  tenders: ORDER.tenders.map((tender) => ({ ...tender, refunded: tender.amount })),
  sent: ORDER.due,
  refund: {
    lines: ORDER.lines.map((line) => ({ ...line, amount: kopecks(line.total + line.bonusDiscount) })),
    ofGift: false,
    delivery: ORDER.deliveryPrice,
    amount: ORDER.total,
    parts: ORDER.tenders.map(({ kind, amount }) => ({ kind, amount, points: kind === 'bonus' ? 500 : null })),
  },
};

/** An order with the longest value of everything that an SMS names. */
export const LONG_ORDER: OrderForMessages = {
  ...ORDER,
  id: 9_999_999,
  number: '9999999',
  works: [
    { what: 'закрепим камень', days: 3 },
    { what: 'нанесём надпись', days: 2 },
  ],
  due: kopecks(299_999_999),
  total: kopecks(299_999_999),
  tenders: [{ kind: 'cash', amount: kopecks(299_999_999), refunded: kopecks(0), notTaken: kopecks(0) }],
  deliveryKind: 'pickup',
  deliveryAddress: 'Большая Покровская улица, 82, торговый центр «Небо», второй этаж, у фонтана',
  deliveryDate: '2026-09-28',
  visitHours: { from: '10:00', to: '14:00' },
  fittingMinutes: null,
  storeName: 'Яхонт в торговом центре «Небо» в Нижнем Новгороде',
  storeUntil: new Date('2026-09-28T12:00:00Z'),
  keptUntil: '2026-09-28',
  pickupCode: '418 302'.replace(' ', ''),
  isPaid: false,
};

/** An order that waits for a bank transfer. */
export const BY_INVOICE: OrderForMessages = {
  ...ORDER,
  status: 'awaiting-payment',
  paymentKind: 'invoice',
  invoicePage: `/invoice/${'a1B2c3D4e'.repeat(3)}/`,
  requisites: [
    ['Получатель', 'ООО «Ювелирный дом „Яхонт“»'],
    ['Расчётный счёт', '40702810900000000001'],
  ],
  payBy: '2026-11-27',
  tenders: [{ kind: 'invoice', amount: ORDER.total, refunded: kopecks(0), notTaken: kopecks(0) }],
  due: ORDER.total,
  isPaid: false,
};

/** A return that a courier takes. */
export const RETURN: ReturnForMessages = {
  id: 20718,
  number: 'В-20718',
  accountId: 1001,
  offsetHours: 3,
  contact: CONTACT,
  way: 'courier',
  address: 'Москва, ул. Покровка, 27, кв. 14',
  courierDate: '2026-11-26',
  courierHours: { from: '10:00', to: '14:00' },
  store: null,
  wasReceived: true,
  ofGift: false,
  isAtDoor: false,
  moneyBy: '2026-12-03',
  exchange: null,
  postage: { amount: kopecks(64_200), way: 'transfer' },
  denial: { reason: 'worn', words: 'Царапины на шинке.' },
  parts: [
    { kind: 'bonus', amount: kopecks(50_000), points: 500 },
    { kind: 'card', amount: kopecks(12_840_000), points: null },
  ],
};

export const LONG_RETURN: ReturnForMessages = {
  ...RETURN,
  number: 'В-9999999',
  way: 'store',
  store: { name: LONG_ORDER.storeName ?? '', address: LONG_ORDER.deliveryAddress },
  denial: {
    reason: 'not-our-piece',
    words: 'Номер на бирке не совпадает с номером, который записан в заказе, и проба другая. '.repeat(3),
  },
};
