import { expect, test } from 'vitest';
import { RETURN_DENIALS, RETURN_STATES } from '@yahont/contracts/returns/return-lists.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { ReturnForMessages } from '#src/domains/after/returns/index.ts';
import { announceReturn } from './announce-return.ts';

const about: ReturnForMessages = {
  id: 20718,
  accountId: 1001,
  offsetHours: 3,
  number: 'В-20718',
  contact: { name: 'Анна', lastName: 'Орлова', surName: '', phone: '+79161234567', email: 'anna@example.ru' },
  way: 'store',
  address: '',
  courierDate: null,
  courierHours: null,
  store: { name: '«Яхонт» на Петровке', address: 'ул. Петровка, 10' },
  wasReceived: false,
  ofGift: false,
  isAtDoor: false,
  moneyBy: '2026-11-30',
  exchange: null,
  postage: null,
  denial: null,
  parts: [],
};

test('an approved return says where to bring it, or where the courier comes', async () => {
  const [sms, mail] = await announce('approved', about);
  expect(sms).toMatchObject({ topic: 'send-sms', payload: { to: '+79161234567' } });
  expect(textOf(sms)).toBe(
    'Яхонт: возврат № В-20718 одобрен. Сохраните бирку и пломбу. Ждём вас с паспортом: «Яхонт» на Петровке, ул. Петровка, 10.',
  );
  if (mail?.topic !== 'send-mail') throw new Error('no mail');
  expect(plain(mail.payload.subject)).toBe('Возврат № В-20718 одобрен — «Яхонт»');
  expect(plain(mail.payload.text)).toContain('Анна, здравствуйте!');
  expect(plain(mail.payload.text)).toContain(
    'Ждём вас: «Яхонт» на Петровке, ул. Петровка, 10, возьмите с собой паспорт. Сохраните бирку с УИН и пломбу.',
  );
  const courier = { ...about, way: 'courier' as const, address: 'Покровка, <27>', store: null };
  const [byCourier, letter] = await announce('approved', courier);
  expect(textOf(byCourier)).toContain('Курьер приедет: Покровка, <27>.');
  expect(textOf(letter)).toContain('Курьер заберёт изделия: Покровка, <27>.');
  expect(letter?.topic === 'send-mail' && letter.payload.html).toContain('Покровка, &lt;27&gt;');
});

test('a received return names the last day for the money', async () => {
  const [sms, mail] = await announce('received', about);
  for (const message of [sms, mail])
    expect(textOf(message)).toContain('Если всё в порядке, вернём деньги не позже 30 ноября.');
});

test('a last day that has passed is not named', async () => {
  const late = {
    ...about,
    moneyBy: null,
    parts: [{ kind: 'card' as const, amount: kopecks(990_000), points: null }],
  };
  const texts = [...(await announce('received', late)), ...(await announce('refunded', late))].map(textOf);
  for (const words of texts) expect(words).not.toMatch(/не позже|null/);
  expect(texts[0]).toContain('Если всё в порядке, вернём деньги.');
  expect(texts[2]).toContain('принят. Деньги вернём. Подробности');
});

test('a request asks for a parcel after the answer alone, a store takes the pieces at once', async () => {
  const [toStore] = await announce('requested', about);
  expect(textOf(toStore)).toContain(
    'Ждём вас: «Яхонт» на Петровке, ул. Петровка, 10, возьмите с собой паспорт.',
  );
  for (const way of ['courier', 'post'] as const) {
    const [letter] = await announce('requested', { ...about, way, store: null });
    expect(textOf(letter)).toContain('ответим в течение рабочего дня. Пока ничего отправлять не нужно.');
  }
});

test('what was left with the courier is not said to wait at a till', async () => {
  const door = { ...about, isAtDoor: true, way: 'courier' as const, address: 'Покровка, 27', store: null };
  const [sms] = await announce('refunded', {
    ...door,
    parts: [{ kind: 'cash', amount: kopecks(990_000), points: null }],
  });
  expect(textOf(sms)).toBe(
    'Яхонт: возврат № В-20718: курьер увёз то, что не подошло. Платить за это не нужно.',
  );
  const [byCard] = await announce('refunded', {
    ...door,
    parts: [{ kind: 'card', amount: kopecks(990_000), points: null }],
  });
  expect(textOf(byCard)).toContain('9 900 ₽ вернутся на карту. Все деньги вернём не позже 30 ноября.');
});

test('an SMS about what was left at the door ends with a whole sentence, and names certificates once', async () => {
  const door = { ...about, isAtDoor: true, way: 'courier' as const, address: 'Покровка, 27', store: null };
  const certificates: ReturnForMessages['parts'] = [1_000_000, 2_680_000].map((amount) => ({
    kind: 'certificate',
    amount: kopecks(amount),
    points: null,
  }));
  const [sms] = await announce('refunded', { ...door, parts: certificates });
  expect(textOf(sms)).toBe(
    'Яхонт: возврат № В-20718: курьер увёз то, что не подошло. Платить за это не нужно. На сертификаты вернули 36 800 ₽.',
  );
  const points = { kind: 'bonus' as const, amount: kopecks(76_100), points: 761 };
  const card = { kind: 'card' as const, amount: kopecks(3_603_954), points: null };
  const [long, letter] = await announce('refunded', { ...door, parts: [points, ...certificates, card] });
  expect(textOf(long)).toBe(
    'Яхонт: возврат № В-20718: курьер увёз то, что не подошло. Вернули 761 бонус. Подробности в личном кабинете.',
  );
  expect(textOf(letter)).toContain(
    'Вернули 761 бонус. На сертификаты вернули 36 800 ₽. 36 039,54 ₽ вернутся на карту. Все деньги вернём не позже 30 ноября.',
  );
});

test('a refunded return says what goes where', async () => {
  const parts: ReturnForMessages['parts'] = [
    { kind: 'bonus', amount: kopecks(50_000), points: 500 },
    { kind: 'certificate', amount: kopecks(100_000), points: null },
    { kind: 'card', amount: kopecks(989_000), points: null },
  ];
  const [sms, mail] = await announce('refunded', { ...about, parts });
  expect(textOf(sms)).toBe(
    'Яхонт: возврат № В-20718 принят. Деньги вернём не позже 30 ноября. Подробности в личном кабинете.',
  );
  expect(textOf(mail)).toContain(
    'Вернули 500 бонусов. На сертификат вернули 1 000 ₽. 9 890 ₽ вернутся на карту. Все деньги вернём не позже 30 ноября.',
  );
  const cash = { ...about, parts: [{ kind: 'cash' as const, amount: kopecks(100_000), points: null }] };
  expect(textOf((await announce('refunded', cash))[1])).toContain('1 000 ₽ ждут вас в кассе салона.');
});

test('postage that was paid is told once, with the sum and the way', async () => {
  const postage = { amount: kopecks(64_200), way: 'transfer' as const };
  const [sms, mail] = await announce('postage-paid', { ...about, postage });
  expect(textOf(sms)).toContain('почтовые расходы по возврату № В-20718 вернули. 642 ₽ перевели вам.');
  expect(textOf(mail)).toContain('642 ₽ перевели вам.');
});

test('an exchange is one letter: what pays, what is missing, and what is not held any more', async () => {
  const exchange = {
    orderId: 100_300,
    orderNumber: 'Я-100300',
    name: 'Кольцо «Аврора», размер 17,5',
    toPay: null,
  };
  const [asked] = await announce('requested', { ...about, exchange });
  expect(textOf(asked)).toContain('Отложили для вас: Кольцо «Аврора», размер 17,5. Ждём вас');
  const [sms, mail] = await announce('refunded', { ...about, exchange });
  expect(textOf(sms)).toBe('Яхонт: обмен № В-20718 принят. Собираем заказ № Я-100300.');
  expect(textOf(mail)).toContain('Прежнее изделие оплатило новое: Кольцо «Аврора», размер 17,5.');
  expect(textOf(mail)).not.toMatch(/вернём/i);
  const parts = [{ kind: 'card' as const, amount: kopecks(50_000), points: null }];
  expect(textOf((await announce('refunded', { ...about, exchange, parts }))[1])).toContain(
    '500 ₽ вернутся на карту.',
  );
  const toPay = { amount: kopecks(100_000), until: '2026-11-30' };
  const [short, letter] = await announce('refunded', { ...about, exchange: { ...exchange, toPay } });
  expect(textOf(short)).toContain('Доплатите 1 000 ₽ за заказ № Я-100300 до 30 ноября.');
  expect(textOf(letter)).toContain('Если не доплатите, вернём деньги за прежнее изделие.');
  const denial = { reason: 'worn' as const, words: 'Царапины.' };
  expect(textOf((await announce('refused', { ...about, exchange, denial }))[1])).toContain(
    'Обмен отменили и больше не держим для вас: Кольцо «Аврора», размер 17,5.',
  );
});

test('a refusal says why, and where the pieces are if the shop has them', async () => {
  const denial = { reason: 'worn' as const, words: 'Царапины на шинке.' };
  const early = textOf((await announce('refused', { ...about, denial }))[0]);
  expect(early).toBe('Яхонт: возврат № В-20718 не принят. На изделии есть следы носки. Царапины на шинке.');
  const late = { ...about, denial, wasReceived: true };
  expect(textOf((await announce('refused', late))[1])).toContain(
    'Изделия ждут вас: «Яхонт» на Петровке, ул. Петровка, 10.',
  );
  expect(textOf((await announce('refused', { ...late, store: null }))[0])).toContain(
    'Привезём изделия обратно.',
  );
  for (const reason of RETURN_DENIALS)
    expect(
      textOf((await announce('refused', { ...about, denial: { reason, words: 'Потому.' } }))[0]),
    ).toMatch(/не принят\. .*Потому\.$/);
});

test('five states are announced; unknown ones, lost returns and erased buyers are not', async () => {
  const announced = await Promise.all(
    RETURN_STATES.map(async (state) => ((await announce(state, about)).length > 0 ? [state] : [])),
  );
  expect(announced.flat().toSorted()).toEqual(['approved', 'received', 'refunded', 'refused', 'requested']);
  expect((await announce('requested', about)).map(({ topic }) => topic)).toEqual(['send-mail']);
  expect(await announce('nonsense', about)).toEqual([]);
  expect(await announce('approved', null)).toEqual([]);
  const contact = { ...about.contact, phone: '', email: '' };
  expect(await announce('approved', { ...about, contact })).toEqual([]);
  const withoutMail = { ...about, contact: { ...about.contact, email: '' } };
  expect((await announce('approved', withoutMail)).map(({ topic }) => topic)).toEqual(['send-sms']);
});

function announce(state: string, found: ReturnForMessages | null) {
  // safe: the reader below does not use the rest of the context
  const ctx = { now: () => new Date('2026-11-20T12:00:00Z') } as Context;
  const deps = { publicUrl: 'https://shop.test', hasPush: async () => false };
  return announceReturn(ctx, { returnId: 1, state }, { readReturn: async () => found, ...deps });
}

function textOf(message: { payload: object } | undefined): string {
  return message && 'text' in message.payload ? plain(String(message.payload.text)) : '';
}

/** Replaces no-break spaces, so that expected texts need none. */
function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
