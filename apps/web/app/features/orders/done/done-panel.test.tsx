import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import { kopecks } from '@yahont/values/money.ts';
import { DonePanel } from './done-panel.tsx';

const DUE = kopecks(3_680_000);
const ORDER: Order = {
  id: 100_223,
  number: 'Я-100223',
  status: 'paid',
  createdAt: '2026-11-27T09:00:00Z',
  expiresAt: null,
  lines: [],
  goods: DUE,
  promoDiscount: kopecks(0),
  setDiscount: kopecks(0),
  tenders: [{ kind: 'card', amount: DUE, refunded: kopecks(0), notTaken: kopecks(0), state: 'paid' }],
  deliveryPrice: kopecks(0),
  total: DUE,
  due: DUE,
  bonusToEarn: 1104,
  paymentKind: 'card',
  delivery: {
    kind: 'courier',
    address: 'Москва, Покровка, 27',
    date: '2026-12-03',
    hours: null,
    trackNumber: null,
    fittingMinutes: null,
  },
  isPaid: true,
  lastNote: null,
  wasHandedOver: false,
  canCancel: false,
  canPay: false,
  contact: { name: 'Анна', lastName: 'Вяземская', surName: '', phone: '+79161234567', email: '' },
  receiver: null,
  company: null,
  comment: '',
  noCalls: false,
  hidesPrice: false,
  cardOnReceipt: false,
  history: [],
  pickupCode: null,
  companion: null,
};

function shown(about: Partial<Order>): string {
  const order = { ...ORDER, ...about };
  return renderToStaticMarkup(<DonePanel order={order} today="2026-11-28" visit={<b>дорога</b>} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('an order that is on its way names courier, sum and points', () => {
  for (const part of ['дорога', 'Курьер', '3 декабря', 'Оплачено', '+1 104 бонуса', 'Возврат'])
    expect(shown({})).toContain(part);
});

test.each(['cancelled', 'expired', 'refunded'] as const)(
  'an order that is %s promises no courier, asks for no money and earns nothing',
  (status) => {
    const text = shown({ status });
    for (const part of ['дорога', 'Курьер', 'К оплате', 'Оплачено', 'бонус', 'Возврат'])
      expect(text, part).not.toContain(part);
  },
);

test('an order that was called off says what comes back of it', () => {
  const tenders: Order['tenders'] = [
    { kind: 'card', amount: DUE, refunded: DUE, notTaken: kopecks(0), state: 'paid' },
    {
      kind: 'bonus',
      amount: kopecks(50_000),
      refunded: kopecks(50_000),
      notTaken: kopecks(0),
      state: 'paid',
    },
  ];
  expect(shown({ status: 'cancelled', tenders })).toContain('Возвращаем 36 800 ₽ Вернули 500 бонусов');
  expect(shown({ status: 'refunded', tenders })).toContain('Отправили обратно 36 800 ₽');
  expect(shown({ status: 'expired', isPaid: false })).toContain('не понадобилась');
});

test('an order that its buyer has names no day to come', () => {
  const text = shown({ status: 'completed', wasHandedOver: true });
  expect(text).toContain('Курьер получен');
  expect(text).toContain('бонуса на карте');
});

test('somebody else who receives the order is named, and a surprise is kept', () => {
  const receiver = { name: 'Мария', lastName: 'Смирнова', phone: '+79160000000', isSurprise: true };
  expect(shown({ receiver })).toContain('Получатель Мария Смирнова сюрприз: пишем и звоним только вам');
  expect(shown({})).not.toContain('Получатель');
});

test('the name of a way to pay keeps its capitals', () => {
  expect(shown({ paymentKind: 'sbp' })).toContain('через СБП');
});
