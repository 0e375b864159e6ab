import { CONFIRM_EMAIL_PAGE } from '@yahont/contracts/accounts/email-proof.ts';
import { UNDO_EMAIL_PAGE } from '@yahont/contracts/accounts/proof.ts';
import type { OrderedGift } from '@yahont/contracts/certificates/gift.ts';
import { GIFT_NAME_MAX_LENGTH } from '@yahont/values/certificates/gift.ts';
import { kopecks } from '@yahont/values/money.ts';
import {
  BY_INVOICE,
  LONG_ORDER,
  LONG_RETURN,
  MONEY_BACK,
  ORDER,
  REFUND,
  refundOf,
  RETURN,
  SAMPLE_PICTURES,
} from './order-samples.ts';
import type { DataOf, EventName } from '../event-list.ts';

/** Scheme and host of the samples' links. */
export const SAMPLE_URL = 'https://shop.example';

type Sample<E extends EventName> = {
  /** The variant that most people get. */
  usual: DataOf<E>;
  /** The longest plausible variant, to check the length of an SMS. */
  longest: DataOf<E>;
};

const GIFT: OrderedGift = {
  design: 'ruby',
  receiver: 'Мария',
  sender: 'Андрей',
  greeting: 'Выбери сама!\nС днём рождения.',
  way: 'mail',
  address: 'maria@example.ru',
  tellsOpening: true,
  sending: null,
};
const LONG_GIFT: OrderedGift = {
  ...GIFT,
  receiver: 'Любимая тётя Мария Константиновна'.padEnd(GIFT_NAME_MAX_LENGTH, 'а'),
  sender: 'Племянник Александр Константинович'.padEnd(GIFT_NAME_MAX_LENGTH, 'а'),
};
const CERTIFICATE = {
  gift: GIFT,
  amount: kopecks(3_000_000),
  code: 'GDXJ28QE9QUSQNKMUN9E',
  expiresAt: new Date('2029-11-22T20:59:59Z'),
  url: `${SAMPLE_URL}/certificates/gift/${'a1B2'.repeat(11)}/`,
};
const ENDING = {
  gift: GIFT,
  lastFour: 'UN9E',
  balance: kopecks(1_250_000),
  expiresAt: CERTIFICATE.expiresAt,
};
const RUNG: DataOf<'bell-price'> = {
  name: 'Кольцо «Грань»',
  size: 1650,
  price: kopecks(4_860_000),
  waitedSince: '2026-11-02',
  picture: { hash: SAMPLE_PICTURES[0] ?? '', alt: 'Кольцо «Грань»' },
  path: '/catalog/koltsa/obruchalnye/gran/',
};
const LONG_RUNG: DataOf<'bell-price'> = {
  ...RUNG,
  name: 'Кольцо-трансформер «Зимнее солнцестояние над Невой» из белого золота с бриллиантами'.slice(0, 100),
  size: 2150,
  price: kopecks(123_456_700),
};
const PAPERS: DataOf<'papers-issued'> = {
  orderId: 100_216,
  orderNumber: 'Я-100216',
  name: 'Анна',
  papers: [
    { kind: 'advance', number: 10, date: '2026-11-25', path: `/api/papers/${'a1B2c3D4e'.repeat(3)}` },
    { kind: 'transfer', number: 12, date: '2026-11-28', path: `/api/papers/${'f5G6h7I8j'.repeat(3)}` },
  ],
};
const VISIT = {
  hour: { date: '2026-11-25', time: '14:00' },
  address: 'ул. Петровка, 11',
  needsPassport: false,
  url: `${SAMPLE_URL}/showing/?visit=${'a1B2c3D4e'.repeat(3)}`,
};
const LONG_VISIT = {
  ...VISIT,
  hour: { date: '2026-09-28', time: '14:30' },
  address: LONG_ORDER.deliveryAddress,
  needsPassport: true,
};
const ENTRY = { device: 'Телефон на Андроиде, Хром', city: 'Казань', at: new Date('2026-11-26T15:04:00Z') };
const LONG_ENTRY = {
  device: 'Компьютер на Виндоус, Яндекс Браузер',
  city: 'Петропавловск-Камчатский',
  at: new Date('2026-09-28T21:35:00Z'),
};
const LETTER = {
  title: 'Новая коллекция «Северное сияние»',
  text: 'Опалы и лунный камень в белом золоте. Всё уже в салонах, примерить можно без записи.',
  path: '/news/severnoe-siyanie/',
  picture: { hash: SAMPLE_PICTURES[1], alt: 'Кольцо с опалом' },
};
const LONG_LETTER = {
  title: 'Закрытый показ колец с бриллиантами для тех, кто давно с нами, неделя скидок',
  text: LETTER.text.repeat(8),
  path: '/actions/zakrytyj-pokaz-kolec/',
  picture: null,
};

const ANSWER =
  'Здравствуйте, Анна! Это следы носки, на белом золоте их убирает полировка. По гарантии делаем бесплатно, три дня.';

const ASKED = {
  name: 'Кольцо «Аврора»',
  question: 'Сядет ли вплотную обручальное шириной 2 мм?',
  path: '/catalog/koltsa/pomolvochnye/avrora/',
};
const REFUSED: Omit<DataOf<'review-refused'>, 'name'> = {
  state: 'refused',
  cause: 'personal',
  words: 'В отзыве телефон мастера. Уберите номер, остальное хорошо.',
  keptUntil: '2026-12-20',
  path: '/personal/purchases/r148/review/',
};
const LONG_ASKED = { ...ASKED, name: LONG_RUNG.name, question: ANSWER.repeat(3) };

const IN_PARTS_FACTS = {
  status: 'awaiting-payment',
  isPaid: false,
  paymentKind: 'parts',
  parts: { paid: kopecks(35_000_000), left: kopecks(65_580_000), until: new Date('2026-09-30T20:59:59Z') },
} as const;
const IN_PARTS = { ...ORDER, ...IN_PARTS_FACTS };

/** Data of every event, for previews and for the checks of what is written. */
export const SAMPLES: { readonly [E in EventName]: Sample<E> } = {
  'sign-in-code': same({ code: '4071', purpose: 'prove' }),
  'email-confirmation': same({ url: `${SAMPLE_URL}${CONFIRM_EMAIL_PAGE}?token=${'a1B2'.repeat(10)}` }),
  'email-changed': same({ url: `${SAMPLE_URL}${UNDO_EMAIL_PAGE}?token=${'a1B2'.repeat(10)}` }),
  'phone-changed': same({}),
  'new-device': { usual: ENTRY, longest: LONG_ENTRY },
  'passkey-added': { usual: ENTRY, longest: LONG_ENTRY },
  'erasure-asked': same({ eraseOn: '2026-09-28' }),

  'papers-issued': {
    usual: PAPERS,
    longest: { ...PAPERS, name: LONG_ORDER.contact.name },
  },
  'order-placed': { usual: { ...ORDER, status: 'new', isPaid: false }, longest: LONG_ORDER },
  'invoice-issued': {
    usual: BY_INVOICE,
    longest: { ...LONG_ORDER, status: 'awaiting-payment', paymentKind: 'invoice', payBy: '2026-09-28' },
  },
  'invoice-reminder': {
    usual: BY_INVOICE,
    longest: { ...LONG_ORDER, status: 'awaiting-payment', paymentKind: 'invoice', payBy: '2026-09-28' },
  },
  'part-received': { usual: IN_PARTS, longest: { ...LONG_ORDER, ...IN_PARTS_FACTS } },
  'parts-reminder': { usual: IN_PARTS, longest: { ...LONG_ORDER, ...IN_PARTS_FACTS } },
  'order-paid': {
    usual: ORDER,
    longest: { ...LONG_ORDER, received: { transfers: [LONG_ORDER.total], surplus: LONG_ORDER.total } },
  },
  'order-ready': { usual: { ...LONG_ORDER, status: 'ready' }, longest: LONG_ORDER },
  'order-waiting': { usual: { ...LONG_ORDER, status: 'ready' }, longest: LONG_ORDER },
  'order-kept-longer': { usual: { ...LONG_ORDER, status: 'ready' }, longest: LONG_ORDER },
  'order-not-delivered': {
    usual: { ...ORDER, status: 'ready', canMoveVisit: true },
    longest: { ...LONG_ORDER, deliveryKind: 'point', status: 'ready' },
  },
  'order-new-day': { usual: ORDER, longest: LONG_ORDER },
  'order-written': {
    usual: { id: 100216, number: 'Я-100216', text: 'Заказ № Я-100216 ждёт вас в салоне «Петровка, 11».' },
    longest: { id: 100216, number: 'Я-100216', text: 'ж'.repeat(127) },
  },
  'order-details-changed': { usual: ORDER, longest: LONG_ORDER },
  'order-at-point': {
    usual: { ...ORDER, deliveryKind: 'point', status: 'in-delivery' },
    longest: { ...LONG_ORDER, deliveryKind: 'point', status: 'in-delivery' },
  },
  'order-on-its-way': { usual: ORDER, longest: LONG_ORDER },
  'order-handed-over': { usual: ORDER, longest: LONG_ORDER },
  'order-cancelled': { usual: ORDER, longest: { ...LONG_ORDER, isPaid: true, tenders: ORDER.tenders } },
  'order-expired': { usual: { ...ORDER, isPaid: false }, longest: LONG_ORDER },
  'order-money-returned': {
    usual: MONEY_BACK,
    longest: { ...LONG_ORDER, sent: LONG_ORDER.total, refund: refundOf(LONG_ORDER.total) },
  },

  'refund-sent': {
    usual: { ...ORDER, status: 'completed', sent: kopecks(12_840_000), refund: REFUND },
    longest: {
      ...LONG_ORDER,
      status: 'completed',
      sent: LONG_ORDER.total,
      refund: refundOf(LONG_ORDER.total),
    },
  },

  'surplus-sent': {
    usual: { ...ORDER, sent: ORDER.total, refund: refundOf(ORDER.total) },
    longest: { ...LONG_ORDER, sent: LONG_ORDER.total, refund: refundOf(LONG_ORDER.total) },
  },

  'receiver-order-ready': { usual: { ...LONG_ORDER, isPaid: true }, longest: LONG_ORDER },
  'receiver-order-coming': { usual: ORDER, longest: { ...LONG_ORDER, deliveryKind: 'point' } },
  'receiver-new-day': { usual: ORDER, longest: { ...LONG_ORDER, deliveryKind: 'courier' } },

  'return-requested': { usual: RETURN, longest: LONG_RETURN },
  'return-approved': { usual: RETURN, longest: LONG_RETURN },
  'return-received': { usual: RETURN, longest: LONG_RETURN },
  'return-accepted': { usual: RETURN, longest: LONG_RETURN },
  'return-refused': { usual: RETURN, longest: LONG_RETURN },
  'return-postage': { usual: RETURN, longest: LONG_RETURN },

  'certificate-sent': { usual: CERTIFICATE, longest: { ...CERTIFICATE, gift: LONG_GIFT } },
  'certificate-opened': {
    usual: { gift: GIFT, orderId: 100_216 },
    longest: { gift: LONG_GIFT, orderId: 100_216 },
  },
  'certificate-ending': { usual: ENDING, longest: { ...ENDING, gift: LONG_GIFT } },

  'visit-made': { usual: VISIT, longest: LONG_VISIT },
  'visit-link': { usual: VISIT, longest: LONG_VISIT },
  'visit-reminder': { usual: VISIT, longest: LONG_VISIT },
  'visit-cancelled': same({ hour: LONG_VISIT.hour, storePhone: '+7 (831) 200-12-24' }),

  'gift-kept': {
    usual: { size: 1700, until: '2026-11-23', address: VISIT.address },
    longest: { size: 1750, until: '2026-11-23', address: LONG_VISIT.address },
  },
  'gift-fetched': same({ size: 1750, date: '2026-11-22' }),

  'hold-made': {
    usual: {
      until: { date: '2026-11-21', time: '14:40' },
      code: '4071',
      address: VISIT.address,
      url: `${SAMPLE_URL}/holds/${'a1B2c3D4e'.repeat(3)}/`,
    },
    longest: {
      until: { date: '2026-11-21', time: '14:40' },
      code: '4071',
      address: LONG_VISIT.address,
      url: `${SAMPLE_URL}/holds/${'a1B2c3D4e'.repeat(3)}/`,
    },
  },
  'hold-cancelled': same({
    name: 'Кольцо «Северное сияние» из комбинированного золота с бриллиантами',
    storePhone: '+7 (831) 200-12-24',
  }),

  'support-answered': {
    usual: { id: 148, by: 'Марина', text: ANSWER, takesReplies: false },
    longest: { id: 9_999_999, by: 'Александра', text: ANSWER.repeat(12), takesReplies: true },
  },

  'support-letter-left': {
    usual: {
      id: 148,
      letter: 'taken',
      files: [{ name: 'IMG_0412.heic', why: 'снимок в формате смартфона' }],
    },
    longest: {
      id: 9_999_999,
      letter: 'too-large',
      files: Array.from({ length: 12 }, () => ({
        name: 'Заключение экспертизы по кольцу с изумрудом, страница вторая',
        why: 'не снимок и не ПДФ',
      })),
    },
  },

  'lead-received': same({ id: 9_999_999, kind: 'franchising', answerBy: '2026-09-28' }),
  'newsletter-confirmation': same({ url: `${SAMPLE_URL}/subscription/${'a1B2'.repeat(7)}/` }),

  'bell-confirmation': same({
    name: 'Кольцо «Грань»',
    kind: 'back',
    url: `${SAMPLE_URL}/bell/${'a1B2'.repeat(7)}/`,
    until: new Date('2026-11-21T11:40:00Z'),
    offsetHours: 3,
  }),
  'bell-back': { usual: { ...RUNG, left: 1 }, longest: { ...LONG_RUNG, left: 12 } },
  'bell-price': { usual: RUNG, longest: LONG_RUNG },

  'list-hint': same({ url: `${SAMPLE_URL}/favorites/shared/${'a1B2'.repeat(5)}ab/` }),
  'close-day': {
    usual: {
      name: 'Мама',
      occasion: 'юбилей',
      on: '2026-12-12',
      ring: 1650,
      chain: 50_000,
      bracelet: 18_000,
      metal: 'жёлтый',
    },
    longest: {
      name: 'Александра Константиновна, бабушка Петра',
      occasion: 'золотая свадьба и приезд всех племянниц',
      on: '2026-09-29',
      ring: 1650,
      chain: 112_500,
      bracelet: 17_500,
      metal: 'жёлтый или красный, только не белый, нет',
    },
  },
  'question-answered': {
    usual: {
      ...ASKED,
      answer: 'Да, встаёт вплотную: проверили с обручальным в два миллиметра.',
      signature: 'Салон «Яхонт», Кутузовский проспект, 36',
    },
    longest: { ...LONG_ASKED, answer: ANSWER.repeat(12), signature: LONG_VISIT.address },
  },
  'question-refused': {
    usual: { ...ASKED, cause: 'personal', words: 'Уберите фамилию мастера, остальное напечатаем.' },
    longest: { ...LONG_ASKED, cause: 'answered-above', words: ANSWER.repeat(4) },
  },

  'review-published': {
    usual: { name: ASKED.name, path: ASKED.path },
    longest: { name: LONG_ASKED.name, path: ASKED.path },
  },
  'review-refused': {
    usual: { ...REFUSED, name: ASKED.name },
    longest: {
      ...REFUSED,
      name: LONG_ASKED.name,
      state: 'hidden',
      cause: 'not-owner',
      words: ANSWER.repeat(4),
    },
  },

  'points-earned': {
    usual: { ...ORDER, status: 'completed' },
    longest: { ...LONG_ORDER, pointsEarned: 1_234_567 },
  },
  'birthday-points': same({ points: 500, burnsOn: '2026-09-28' }),
  'points-burning': {
    usual: { points: 620, burnsOn: '2026-12-31' },
    longest: { points: 1_234_567, burnsOn: '2026-09-28' },
  },

  'novelty-letter': { usual: LETTER, longest: LONG_LETTER },
  'action-letter': { usual: LETTER, longest: LONG_LETTER },
  'guide-letter': { usual: LETTER, longest: LONG_LETTER },
};

function same<T>(data: T): { usual: T; longest: T } {
  return { usual: data, longest: data };
}
