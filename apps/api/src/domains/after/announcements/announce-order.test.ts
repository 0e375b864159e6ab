import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { AnnounceDeps } from '#src/domains/messages/notifications/index.ts';
import { announceArrival, announceOrder, announceUnpaid, announceVisit } from './announce-order.ts';
import type { OrderForMessages } from './order-for-messages.ts';

const order: OrderForMessages = {
  id: 100216,
  accountId: 1001,
  cityId: 216,
  number: '100216',
  status: 'new',
  contact: { name: 'Анна', lastName: 'Орлова', surName: '', phone: '+79161234567', email: 'anna@example.ru' },
  company: null,
  receiver: null,
  lines: [
    {
      name: 'Кольцо <«Заря»> из золота',
      details: ['размер 16,5'],
      subject: 'commodity',
      bonusDiscount: kopecks(0),
      total: kopecks(12_890_000),
    },
  ],
  works: [],
  deliveryPrice: kopecks(0),
  total: kopecks(12_890_000),
  due: kopecks(12_890_000),
  tenders: [{ kind: 'cash', amount: kopecks(12_890_000), refunded: kopecks(0), notTaken: kopecks(0) }],
  paymentKind: 'cash',
  payBy: null,
  deliveryKind: 'pickup',
  carrier: null,
  deliveryAddress: 'Невский пр., 44',
  deliveryDate: '2026-11-25',
  visitHours: { from: '10:00', to: '14:00' },
  canMoveVisit: false,
  fittingMinutes: null,
  storeName: 'Яхонт на Невском',
  storeUntil: null,
  pickupCode: null,
  isPaid: false,
  hasWishes: false,
  companionId: null,
  noCalls: false,
  kept: { pieces: 'none', because: [] },
  pointsEarned: 0,
};

test('a new order is announced by SMS and mail', async () => {
  const [sms, mail] = await announce('new', order);
  expect(sms).toMatchObject({ topic: 'send-sms', payload: { to: '+79161234567' } });
  expect(textOf(sms)).toBe(
    'Яхонт: заказ № 100216 принят. К оплате при получении 128 900 ₽. Напишем, когда можно забрать: ждём к 25 ноября.',
  );
  if (mail?.topic !== 'send-mail') throw new Error('no mail');
  expect(mail.payload.to).toBe('anna@example.ru');
  expect(plain(mail.payload.subject)).toBe(
    'Заказ № 100216 принят: ждём к 25 ноября, Яхонт на Невском — «Яхонт»',
  );
  expect(plain(mail.payload.text)).toContain('размер 16,5 — 128 900 ₽');
  expect(plain(mail.payload.text)).toContain(
    'Напишем, когда заказ можно забрать; ждём к 25 ноября: Яхонт на Невском, Невский пр., 44.',
  );
  expect(mail.payload.html).toContain('Кольцо &lt;«Заря»&gt;');
  expect(mail.payload.html).not.toContain('<«');
});

test('the work of the workshop is announced with its days', async () => {
  const works = [
    { what: 'закрепим камень', days: 3 },
    { what: 'нанесём надпись', days: 2 },
  ];
  for (const status of ['new', 'paid'] as const) {
    const [, mail] = await announce(status, { ...order, works });
    expect(textOf(mail)).toContain(
      'В мастерской закрепим камень — 3 рабочих дня, нанесём надпись — 2 рабочих дня.',
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
    'Яхонт: заказ № 100216 оплачен. Получили 128 900 ₽, спасибо! Курьер привезёт его 25 ноября с 10:00 до 14:00.',
  );
  expect(await say('cancelled', courier)).toContain('Деньги вернутся туда, откуда пришли');
  expect(await say('cancelled', order)).toContain('оформите его снова');
  expect(await say('expired', order)).toContain('снят с брони. Оплата не поступила вовремя');
  expect(await say('in-delivery', courier)).toBe(
    'Яхонт: курьер везёт заказ № 100216. Позвонит и приедет 25 ноября с 10:00 до 14:00: Москва, Арбат, 1.',
  );
  expect(await say('in-delivery', { ...courier, isPaid: false, cardOnReceipt: true })).toMatch(
    /К оплате \S+\s\S+\s₽, картой или наличными\. Позвонит и приедет/,
  );
  const [handedOver, ...others] = await announce('completed', courier);
  expect([handedOver?.topic, others]).toEqual(['send-mail', []]);
  expect(await announce('completed', { ...courier, deliveryKind: 'electronic' })).toEqual([]);
});

test('an order that was not delivered is not called ready', async () => {
  const say = async (about: Partial<OrderForMessages>) => {
    const found = { ...order, isPaid: true, storeName: null, deliveryAddress: 'Москва, Арбат, 1', ...about };
    const step = { orderId: 1, status: 'ready', note: 'delivery-failed' as const };
    const parts = { readOrder: async () => found, ...deps() };
    return (await announceOrder(contextAt(NOON), step, parts)).map(textOf);
  };
  const [bySms, byMail] = await say({ deliveryKind: 'courier' });
  expect(bySms).toBe(
    'Яхонт: заказ № 100216: курьер никого не застал. Свяжемся с вами и договоримся о новом дне.',
  );
  expect(byMail).toContain('Он приезжал по адресу: Москва, Арбат, 1.');
  expect(byMail).toContain('Свяжемся с вами и договоримся о новом дне.');
  expect((await say({ deliveryKind: 'point' }))[0]).toContain(
    'вернулся к нам. Его не забрали из пункта выдачи.',
  );
  // In a store it waits for its buyer, wherever it was before.
  expect((await say({ deliveryKind: 'pickup' }))[0]).toContain('готов. Ждём вас');
});

test('after a missed visit SMS, e-mail and notice lead to the page on which another day is chosen', async () => {
  const found = {
    ...order,
    deliveryKind: 'courier' as const,
    deliveryAddress: 'Москва, Арбат, 1',
    canMoveVisit: true,
  };
  const step = { orderId: 1, status: 'ready', note: 'delivery-failed' as const };
  const parts = { ...deps(), readOrder: async () => found, hasPush: async () => true };
  const [bySms, byMail, byPush] = await announceOrder(contextAt(NOON), step, parts);
  const page = `/personal/order/${order.id}/`;
  expect(textOf(bySms)).toBe(
    `Яхонт: заказ № 100216: курьер никого не застал. Новый день: ${parts.publicUrl}/check_user/?next=${page}#vhod`,
  );
  expect(textOf(byMail)).toContain('Выберите новый день и время на странице заказа');
  expect(textOf(byMail)).toContain(`Выбрать новый день: ${parts.publicUrl}/check_user/?next=${page}#vhod`);
  expect(textOf(byMail)).not.toContain('Свяжемся');
  expect(byPush).toMatchObject({ topic: 'send-push', payload: { text: 'Выбрать новый день', path: page } });
});

test('somebody else who receives the order learns of the new day and its hours', async () => {
  const receiver = { name: 'Мария', lastName: 'Лаврова', phone: '+79035551122', isSurprise: false };
  const say = async (about: Partial<OrderForMessages>) => {
    const found = { ...order, deliveryKind: 'courier' as const, receiver, ...about };
    const visit = { orderId: 1, at: NOON };
    const messages = await announceVisit(contextAt(NOON), visit, { ...deps(), readOrder: async () => found });
    return messages.filter(({ payload }) => 'to' in payload && payload.to === receiver.phone).map(textOf);
  };
  expect(await say({ deliveryAddress: 'Москва, Арбат, 1' })).toEqual([
    'Яхонт: заказ № 100216 для вас курьер привезёт в другой день: 25 ноября с 10:00 до 14:00. Адрес: Москва, Арбат, 1.',
  ]);
  expect(await say({ receiver: { ...receiver, isSurprise: true } })).toEqual([]);
  expect(await say({ status: 'in-delivery' })).toEqual([]);
});

test('a day that is over is not promised when the money of an invoice comes late', async () => {
  const about = async (deliveryKind: OrderForMessages['deliveryKind'], deliveryDate: string) =>
    (await announce('paid', { ...order, deliveryKind, deliveryDate, isPaid: true })).map(textOf).join();
  expect(await about('courier', '2026-11-25')).toContain('25 ноября');
  for (const kind of ['courier', 'pickup', 'point'] as const)
    expect(await about(kind, '2026-11-19')).not.toContain('19 ноября');
  expect(await about('courier', '2026-11-19')).toContain('договоримся о дне доставки');
});

test('the arrival of a parcel at its point is announced while the order is on its way there', async () => {
  const arrive = async (about: Partial<OrderForMessages>) => {
    const found = { ...order, deliveryAddress: 'Тула, Мира, 2', storeName: null, ...about };
    const parts = { readOrder: async () => found, ...deps() };
    return (await announceArrival(contextAt(NOON), { orderId: 1 }, parts)).map(textOf);
  };
  const there = { deliveryKind: 'point', status: 'in-delivery', isPaid: true } as const;
  const [sms, mail] = await arrive(there);
  expect(sms).toBe('Яхонт: заказ № 100216 ждёт вас. Пункт выдачи: Тула, Мира, 2. Возьмите с собой паспорт.');
  expect(mail).toContain('Он в пункте выдачи: Тула, Мира, 2. Возьмите с собой паспорт.');
  expect(await arrive({ ...there, status: 'completed' })).toEqual([]);
  expect(await arrive({ ...there, deliveryKind: 'courier' })).toEqual([]);
});

test('a fitting is promised only where the courier waits for one, with its minutes', async () => {
  const courier = { ...order, deliveryKind: 'courier' as const, storeName: null };
  const mailOf = async (fittingMinutes: number | null) =>
    textOf((await announce('in-delivery', { ...courier, fittingMinutes }))[1]);
  expect(await mailOf(15)).toContain(
    'Курьер позвонит перед приездом и подождёт 15 минут, пока вы примеряете: если не подойдёт, он заберёт украшение обратно.',
  );
  // A carrier's courier waits for nobody.
  expect(await mailOf(null)).toContain('Курьер позвонит перед приездом.');
  expect(await mailOf(null)).not.toMatch(/пример/);
});

test('an order paid with points and a card names both, and its rows add up to the total', async () => {
  const mixed: OrderForMessages = {
    ...order,
    isPaid: true,
    lines: [
      {
        name: 'Кольцо',
        details: [],
        subject: 'commodity',
        bonusDiscount: kopecks(50_000),
        total: kopecks(950_000),
      },
    ],
    deliveryPrice: kopecks(39_000),
    total: kopecks(1_039_000),
    due: kopecks(989_000),
    tenders: [
      { kind: 'bonus', amount: kopecks(50_000), refunded: kopecks(0), notTaken: kopecks(0) },
      { kind: 'card', amount: kopecks(989_000), refunded: kopecks(0), notTaken: kopecks(0) },
    ],
  };
  const [sms, mail] = await announce('paid', mixed);
  expect(textOf(sms)).toContain('Получили 9 890 ₽');
  expect(textOf(mail)).toContain(
    'Кольцо — 10 000 ₽\n\nДоставка — 390 ₽\n\nИтого: 10 390 ₽\nБонусами: 500 ₽\nКартой на сайте: 9 890 ₽',
  );
  expect(textOf((await announce('cancelled', mixed))[0])).toContain('Деньги вернутся');
  expect(textOf((await announce('cancelled', mixed))[0])).toContain('Бонусы снова на счёте');
});

test('other steps, unknown ones and lost orders are not announced', async () => {
  expect(await announce('assembling', order)).toEqual([]);
  expect(await announce('nonsense', order)).toEqual([]);
  expect(await announce('new', null)).toEqual([]);
});

const NOON = '2026-11-20T12:00:00Z';

/** Safe: the readers of these tests do not use the rest of the context. */
function contextAt(time: string): Context {
  return { now: () => new Date(time) } as Context;
}

function deps(given: Partial<AnnounceDeps> = {}): AnnounceDeps {
  return {
    publicUrl: 'https://shop.test',
    offsetOfCity: () => 3,
    hasPush: async () => false,
    ...given,
  };
}

test('at night a message waits for the morning of the buyer’s city, a courier does not', async () => {
  const find = async () => order;
  const at = async (time: string, offset: number, status: string) => {
    const parts = { readOrder: find, ...deps({ offsetOfCity: () => offset }) };
    const messages = await announceOrder(contextAt(time), { orderId: 1, status }, parts);
    const times = new Set(messages.map(({ notBefore }) => notBefore?.toISOString() ?? 'at once'));
    expect(times.size).toBe(1);
    return [...times][0];
  };
  // It is 21:30 in Moscow, 20:30 in Kaliningrad and 4:30 in Vladivostok.
  expect(await at('2026-11-20T18:30:00Z', 3, 'ready')).toBe('2026-11-21T06:00:00.000Z');
  expect(await at('2026-11-20T18:30:00Z', 2, 'ready')).toBe('at once');
  expect(await at('2026-11-20T18:30:00Z', 10, 'ready')).toBe('2026-11-20T23:00:00.000Z');
  for (const status of ['in-delivery', 'new', 'paid'])
    expect(await at('2026-11-20T18:30:00Z', 3, status)).toBe('at once');
});

test('a message that waits for the morning names what has to hold then', async () => {
  const waiting = { ...order, status: 'awaiting-payment' as const, paymentKind: 'invoice' as const };
  const remind = (time: string) =>
    announceUnpaid(
      contextAt(time),
      { event: 'invoice-reminder', orderId: 100216, subject: time },
      { readOrder: async () => waiting, ...deps() },
    );
  const conditionsOf = (messages: Awaited<ReturnType<typeof remind>>) =>
    messages.map(({ payload }) => ('stillIf' in payload ? payload.stillIf : undefined));
  const stillIf = { orderId: 100216, statuses: ['awaiting-payment'] };
  expect(conditionsOf(await remind('2026-11-20T18:30:00Z'))).toEqual([stillIf, stillIf]);
  expect(conditionsOf(await remind(NOON))).toEqual([undefined, undefined]);
});

test('one step has one key for each receiver and channel, another moment another one', async () => {
  const keysAt = async (at: string) => {
    const parts = { readOrder: async () => order, ...deps({ hasPush: async () => true }) };
    const messages = await announceOrder(contextAt(NOON), { orderId: 1, status: 'ready', at }, parts);
    return messages.map(({ payload }) => ('once' in payload ? payload.once : undefined));
  };
  const first = await keysAt('2026-11-20T10:00:00Z');
  expect(new Set(first).size).toBe(3);
  expect(await keysAt('2026-11-20T10:00:00Z')).toEqual(first);
  expect(await keysAt('2026-11-21T10:00:00Z')).not.toEqual(first);
  expect(JSON.stringify(first)).not.toContain('79161234567');
});

function announce(status: string, found: OrderForMessages | null) {
  return announceOrder(contextAt(NOON), { orderId: 1, status }, { readOrder: async () => found, ...deps() });
}

function textOf(message: { payload: object } | undefined): string {
  return message && 'text' in message.payload ? plain(String(message.payload.text)) : '';
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
