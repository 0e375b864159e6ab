import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import { announceOrder } from './announce-order.ts';
import type { OrderForMessages } from './order-for-messages.ts';

const order: OrderForMessages = {
  number: '100216',
  status: 'new',
  contact: { name: 'Анна', lastName: 'Орлова', surName: '', phone: '+79161234567', email: 'anna@example.ru' },
  lines: [
    {
      name: 'Кольцо <«Заря»> из золота',
      details: ['размер 16,5'],
      bonusDiscount: kopecks(0),
      total: kopecks(12_890_000),
    },
  ],
  works: [],
  deliveryPrice: kopecks(0),
  total: kopecks(12_890_000),
  due: kopecks(12_890_000),
  tenders: [{ kind: 'cash', amount: kopecks(12_890_000) }],
  deliveryKind: 'pickup',
  deliveryAddress: 'Невский пр., 44',
  deliveryDate: '2026-11-25',
  storeName: 'Яхонт на Невском',
  isPaid: false,
};

test('a new order is announced by SMS and mail', async () => {
  const [sms, mail] = await announce('new', order);
  expect(sms).toMatchObject({ topic: 'send-sms', payload: { to: '+79161234567' } });
  expect(textOf(sms)).toBe(
    'Яхонт: заказ № 100216 принят. К оплате при получении 128 900 ₽. Сообщим, когда его можно ' +
      'будет забрать; ждём к 25 ноября: Яхонт на Невском, Невский пр., 44.',
  );
  if (mail?.topic !== 'send-mail') throw new Error('no mail');
  expect(mail.payload.to).toBe('anna@example.ru');
  expect(plain(mail.payload.subject)).toBe('Заказ № 100216 принят — «Яхонт»');
  expect(plain(mail.payload.text)).toContain('размер 16,5 — 128 900 ₽');
  expect(mail.payload.html).toContain('Кольцо &lt;«Заря»&gt;');
  expect(mail.payload.html).not.toContain('<«');
});

test('the work of the workshop is announced with its days', async () => {
  const works = [
    { what: 'закрепим камень', days: 3 },
    { what: 'нанесём надпись', days: 2 },
  ];
  for (const status of ['new', 'paid'] as const) {
    const [sms] = await announce(status, { ...order, works });
    expect(textOf(sms)).toContain(
      'В мастерской закрепим камень — 3 дня, нанесём надпись — 2 дня, дни рабочие.',
    );
  }
});

test('without an e-mail address only an SMS is sent', async () => {
  const messages = await announce('ready', { ...order, contact: { ...order.contact, email: '' } });
  expect(messages.map(({ topic }) => topic)).toEqual(['send-sms']);
  expect(textOf(messages[0])).toBe(
    'Яхонт: заказ № 100216 готов. Ждём вас: Яхонт на Невском, Невский пр., 44. Возьмите с собой паспорт.',
  );
});

test('every announced status says what happens next', async () => {
  const courier = {
    ...order,
    deliveryKind: 'courier' as const,
    deliveryAddress: 'Москва, Арбат, 1',
    storeName: null,
    isPaid: true,
  };
  const say = async (status: string, about: OrderForMessages) => textOf((await announce(status, about))[0]);
  expect(await say('paid', courier)).toBe(
    'Яхонт: заказ № 100216 оплачен. Получили 128 900 ₽, спасибо! Курьер привезёт его 25 ноября: Москва, Арбат, 1.',
  );
  expect(await say('cancelled', courier)).toContain('Деньги вернутся туда, откуда пришли');
  expect(await say('cancelled', order)).toContain('оформите его снова');
  expect(await say('expired', order)).toContain('снят с брони. Оплата не поступила вовремя');
});

test('an order paid with points and a card names both, and its rows add up to the total', async () => {
  const mixed: OrderForMessages = {
    ...order,
    isPaid: true,
    lines: [{ name: 'Кольцо', details: [], bonusDiscount: kopecks(50_000), total: kopecks(950_000) }],
    deliveryPrice: kopecks(39_000),
    total: kopecks(1_039_000),
    due: kopecks(989_000),
    tenders: [
      { kind: 'bonus', amount: kopecks(50_000) },
      { kind: 'card', amount: kopecks(989_000) },
    ],
  };
  const [sms, mail] = await announce('paid', mixed);
  expect(textOf(sms)).toContain('Получили 9 890 ₽');
  expect(textOf(mail)).toContain(
    'Кольцо — 10 000 ₽\nДоставка — 390 ₽\n\nИтого: 10 390 ₽\nБонусами: 500 ₽\nКартой на сайте: 9 890 ₽',
  );
  expect(textOf((await announce('cancelled', mixed))[0])).toContain('Деньги вернутся');
  expect(textOf((await announce('cancelled', mixed))[0])).toContain('Бонусы снова на счёте');
});

test('other steps, unknown ones and lost orders are not announced', async () => {
  expect(await announce('assembling', order)).toEqual([]);
  expect(await announce('nonsense', order)).toEqual([]);
  expect(await announce('new', null)).toEqual([]);
});

function announce(status: string, found: OrderForMessages | null) {
  // safe: the reader below does not use the context
  const ctx = {} as Context;
  return announceOrder(ctx, { orderId: 1, status }, { readOrder: async () => found });
}

function textOf(message: { payload: object } | undefined): string {
  return message && 'text' in message.payload ? plain(String(message.payload.text)) : '';
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
