import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { RefundForMessages as RefundSums } from '#src/domains/buying/payment/index.ts';
import { announceOrder } from './announce-order.ts';
import { MONEY_BACK, ORDER } from './events/samples/order-samples.ts';
import type { OrderForMessages } from './order-for-messages.ts';
import { announceRefund } from './returns/announce-refund.ts';

/** Noon in Moscow. */
const NOON = new Date('2026-11-20T09:00:00Z');
// safe: announcing reads nothing but the clock
const ctx = { now: () => NOON } as unknown as Context;
const deps = (found: OrderForMessages | null) => ({
  readOrder: async () => found,
  publicUrl: 'https://shop.example',
  offsetOfCity: () => 3,
  hasPush: async () => true,
});

test('a buyer who wants no calls is promised none, and neither is who receives it', async () => {
  const receiver = { name: 'Мария', lastName: 'Лаврова', phone: '+79035551122', isSurprise: false };
  const texts = await textsOf('in-delivery', { ...ORDER, noCalls: true, receiver });
  expect(texts[0]).toContain('Приедет 25 ноября с 10:00 до 14:00 без звонка: ');
  expect(texts[1]).toMatch(/Приедет\s25\sноября с\s10:00 до\s14:00\. Адрес/);
  expect(texts[1]).toContain('Курьер приедет без звонка и подождёт 15 минут');
  expect(texts.at(-1)).toMatch(/для вас везёт курьер\. Приедет 25 ноября с 10:00 до 14:00 без звонка: /);
  expect(texts.join()).not.toMatch(/[Пп]озвонит/);
  expect((await textsOf('in-delivery', { ...ORDER, receiver })).join()).toMatch(/[Пп]озвонит/);
});

test('the letter of the hand-over offers a return only of what may come back, and says why not', async () => {
  const letterOf = async (kept: OrderForMessages['kept']) =>
    (await textsOf('completed', { ...ORDER, status: 'completed', kept })).join(' ').replaceAll('\u00A0', ' ');
  const wish = 'если захотите вернуть украшение';
  expect(await letterOf({ pieces: 'none', because: [] })).toContain(wish);
  const engraved = await letterOf({ pieces: 'all', because: ['made-to-order'] });
  expect(engraved).toContain('украшение сделано для вас, вернуть его можно, только если в нём брак');
  expect(engraved).not.toContain(wish);
  const company = await letterOf({ pieces: 'all', because: ['company'] });
  expect(company).toContain('заказ оформлен на компанию, вернуть украшение можно, только если в нём брак');
  expect(company).not.toContain(wish);
  const mixed = await letterOf({ pieces: 'some', because: ['made-to-order'] });
  expect(mixed).toContain(`${wish}. То, что сделано для вас, примем, только если в нём брак`);
});

/** What the messages about one refund say of its parts; `event` of the payload names the outcome of the order. */
async function refundTexts(
  refund: Partial<RefundSums>,
  event: { isSurplus?: boolean; endsOrder?: boolean } = {},
  found: OrderForMessages | null = { ...ORDER, status: 'completed' },
): Promise<string[]> {
  const payload = { orderId: 100216, refundId: 'a1', sent: 500_000, ...event };
  const sums = {
    lines: [],
    ofGift: false,
    delivery: kopecks(0),
    amount: kopecks(500_000),
    parts: [],
    ...refund,
  };
  return (await announceRefund(ctx, payload, { ...deps(found), readRefund: async () => sums })).map(textOf);
}

const CARD = { kind: 'card' as const, amount: kopecks(500_000), points: null };
const POINTS = { kind: 'bonus' as const, amount: kopecks(24_213), points: 242 };

test('only money that was sent with this refund is called sent, whatever went back before', async () => {
  // The order has refunded more already, which was announced at that time.
  const [bySms, byMail] = await refundTexts({ parts: [POINTS, CARD] }, { endsOrder: true }, MONEY_BACK);
  expect(bySms).toBe(
    'Яхонт: деньги за заказ № 100216 отправили. Банк зачислит 5 000 ₽ в течение десяти дней.',
  );
  expect(`${bySms} ${byMail}`).not.toMatch(/деньги[^.]*вернули/i);
  expect(byMail).toContain(
    'Отправили 5 000 ₽ туда, откуда они пришли. Банк зачисляет их до десяти дней. Вернули 242 бонуса.',
  );
  const inCash = await refundTexts(
    { parts: [{ kind: 'cash', amount: kopecks(5_000_000), points: null }] },
    { endsOrder: true },
  );
  expect(inCash[0]).toBe('Яхонт: деньги за заказ № 100216 вернули. Наличные выдали в кассе салона.');
  expect(inCash[0]).not.toMatch(/50 000|[Бб]анк|Отправили/);
  const ofPoints = await refundTexts({ parts: [POINTS] }, { endsOrder: true });
  expect(ofPoints[0]).toBe('Яхонт: оплату заказа № 100216 вернули. Вернули 242 бонуса.');
  const certificate = { kind: 'certificate' as const, amount: kopecks(50_000), points: null };
  const [, ofCertificate] = await refundTexts({ parts: [certificate] }, { endsOrder: true });
  expect(ofCertificate).toContain('На сертификат вернули 500 ₽.');
});

test('the letter about money lists the lines and the parts of this refund alone', async () => {
  const [sms, mail = ''] = await refundTexts({
    lines: [{ name: 'Серьги «Роса»', details: [], amount: kopecks(460_000) }],
    delivery: kopecks(64_213),
    amount: kopecks(524_213),
    parts: [POINTS, CARD],
  });
  expect(sms).toBe(
    'Яхонт: деньги за возврат из заказа № 100216 отправили. Банк зачислит 5 000 ₽ в течение десяти дней.',
  );
  expect(mail).toContain('Отправили 5 000 ₽ туда, откуда они пришли.');
  expect(mail).toContain(
    'Серьги «Роса» — 4 600 ₽\n\nДоставка — 642,13 ₽\n\nИтого: 5 242,13 ₽\nНа бонусный счёт: 242,13 ₽\nНа карту: 5 000 ₽',
  );
  expect(mail).not.toContain('Заря');
  const messages = await announceRefund(
    ctx,
    { orderId: 100216, refundId: 'a1', sent: 500_000 },
    { ...deps(ORDER), readRefund: async () => null },
  );
  expect(messages, 'of no refund nothing is said').toEqual([]);
  expect(await refundTexts({ ofGift: true }), 'an exchange by the receiver of a gift').toEqual([]);
  expect(await refundTexts({}, {}, { ...ORDER, ofGift: true })).toEqual([]);
  expect(await refundTexts({}, {}, null)).toEqual([]);
  expect(await refundTexts({}, {}, { ...ORDER, contact: { ...ORDER.contact, phone: '' } })).toEqual([]);
});

test('what was paid twice is not called a return', async () => {
  const [sms, mail] = await refundTexts({ parts: [CARD] }, { isSurplus: true });
  expect(sms).toBe(
    'Яхонт: лишнюю оплату заказа № 100216 отправили обратно. Банк зачислит 5 000 ₽ в течение десяти дней.',
  );
  expect(mail).toContain('Заказ был оплачен дважды. Отправили 5 000 ₽ туда, откуда они пришли.');
  expect(`${sms} ${mail}`).not.toContain('возврат');
});

test('the letter after a partial hand-over lists what was kept, and its sum', async () => {
  const handedOver = {
    lines: [{ name: 'Подвеска «Луч»', details: [], amount: kopecks(2_790_000) }],
    total: kopecks(2_829_000),
    tenders: [{ kind: 'certificate' as const, amount: kopecks(2_829_000) }],
  };
  const [letter = ''] = await textsOf('completed', {
    ...ORDER,
    status: 'completed',
    pointsEarned: 0,
    handedOver,
  });
  expect(letter).toContain(
    'Подвеска «Луч» — 27 900 ₽\n\nДоставка — 390 ₽\n\nИтого: 28 290 ₽\nПодарочным сертификатом: 28 290 ₽',
  );
  expect(letter).not.toContain('Заря');
});

test('money by invoice is named as it came: every transfer, and what of it is too much', async () => {
  const transfers = [kopecks(6_000_000), kopecks(2_400_000)];
  const paid = { ...ORDER, due: kopecks(8_370_000), received: { transfers, surplus: kopecks(30_000) } };
  const [sms, mail] = await textsOf('paid', paid);
  expect(sms).toContain('Пришло 84 000 ₽, лишние 300 ₽ вернём.');
  expect(mail).toContain(
    'Получили 84 000 ₽, спасибо! Переводы: 60 000 ₽, 24 000 ₽. Заказ стоит 83 700 ₽, лишние 300 ₽ вернём на счёт, с которого вы платили.',
  );
  const once = { transfers: [kopecks(8_370_000)], surplus: kopecks(0) };
  const [, plain] = await textsOf('paid', { ...paid, received: once });
  expect(plain).toContain('Получили 83 700 ₽, спасибо!');
  expect(plain).not.toMatch(/Переводы|лишние/);
});

test('points of an order are announced when it is handed over, once, and none where it earns none', async () => {
  const completed = { ...ORDER, status: 'completed' as const, pointsEarned: 1_494 };
  const messages = await announceOrder(ctx, { orderId: 1, status: 'completed' }, deps(completed));
  expect(messages.map(({ topic }) => topic)).toEqual(['send-mail', 'send-sms', 'send-push']);
  expect(textOf(messages[0])).toContain('Начислили 1 494 бонуса: они уже на карте.');
  expect(textOf(messages[1])).toBe('Яхонт: за заказ № 100216 начислили 1 494 бонуса. Они уже на карте.');
  const none = await textsOf('completed', { ...completed, pointsEarned: 0 });
  expect(none).toHaveLength(1);
  expect(none.join()).not.toContain('бонус');
});

async function textsOf(status: string, found: OrderForMessages): Promise<string[]> {
  return (await announceOrder(ctx, { orderId: 1, status }, deps(found))).map(textOf);
}

function textOf(message: { payload: object } | undefined): string {
  return message && 'text' in message.payload ? String(message.payload.text).replaceAll('\u00A0', ' ') : '';
}
