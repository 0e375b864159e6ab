import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
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
  expect(texts[0]).toContain('Приедет без звонка: ');
  expect(texts[1]).toContain('Курьер приедет без звонка и подождёт 15 минут');
  expect(texts.at(-1)).toMatch(/для вас везёт курьер\. Приедет без звонка: /);
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

test('only money that was sent is called sent', async () => {
  const sayOf = async (...tenders: OrderForMessages['tenders']) =>
    textsOf('refunded', { ...MONEY_BACK, tenders, due: MONEY_BACK.total });
  const [bySms, byMail] = await sayOf(
    { kind: 'bonus', amount: kopecks(50_000), refunded: kopecks(50_000), notTaken: kopecks(0) },
    { kind: 'card', amount: kopecks(989_000), refunded: kopecks(500_000), notTaken: kopecks(0) },
  );
  expect(bySms).toBe(
    'Яхонт: деньги за заказ № 100216 отправили. Банк зачислит 5 000 ₽ в течение десяти дней.',
  );
  expect(`${bySms} ${byMail}`).not.toMatch(/деньги[^.]*вернули/i);
  expect(byMail).toContain(
    'Отправили 5 000 ₽ туда, откуда они пришли. Банк зачисляет их до десяти дней. Бонусы снова на счёте.',
  );
  const inCash = await sayOf({
    kind: 'cash',
    amount: kopecks(5_000_000),
    refunded: kopecks(5_000_000),
    notTaken: kopecks(0),
  });
  expect(inCash[0]).toBe('Яхонт: деньги за заказ № 100216 вернули. Наличные выдали в кассе салона.');
  expect(inCash.join(' ')).not.toMatch(/50 000|[Бб]анк|Отправили/);
  const left = kopecks(90_000);
  const neverPaid = await sayOf({ kind: 'cash', amount: left, refunded: left, notTaken: left });
  expect(neverPaid.join(' '), 'what was left at the door was never paid').not.toContain('Наличные');
  const [ofPoints, ofCertificate] = [
    await sayOf({ kind: 'bonus', amount: kopecks(50_000), refunded: kopecks(50_000), notTaken: kopecks(0) }),
    await sayOf({
      kind: 'certificate',
      amount: kopecks(50_000),
      refunded: kopecks(50_000),
      notTaken: kopecks(0),
    }),
  ];
  expect(ofPoints[0]).toContain('оплату заказа № 100216 вернули. Бонусы и сертификат снова можно потратить.');
  expect(ofCertificate[1]).toContain('На сертификате снова 500 ₽.');
});

test('money for some pieces is announced with its sum and the term of the bank, to a buyer who is still there', async () => {
  const say = async (found: OrderForMessages | null) => {
    const payload = { orderId: 100216, refundId: 'a1', sent: 500_000 };
    return announceRefund(ctx, payload, deps(found));
  };
  const messages = await say({ ...ORDER, status: 'completed' });
  expect(messages.map(({ topic }) => topic)).toEqual(['send-sms', 'send-mail', 'send-push']);
  expect(textOf(messages[0])).toBe(
    'Яхонт: деньги за возврат из заказа № 100216 отправили. Банк зачислит 5 000 ₽ в течение десяти дней.',
  );
  expect(textOf(messages[1])).toContain('Отправили 5 000 ₽ туда, откуда они пришли.');
  expect(await say(null)).toEqual([]);
  expect(await say({ ...ORDER, contact: { ...ORDER.contact, phone: '' } })).toEqual([]);
});

test('what was paid twice is not called a return', async () => {
  const payload = { orderId: 100216, refundId: 'a1', sent: 500_000, isSurplus: true };
  const [sms, mail] = (await announceRefund(ctx, payload, deps(ORDER))).map(textOf);
  expect(sms).toBe(
    'Яхонт: лишнюю оплату заказа № 100216 отправили обратно. Банк зачислит 5 000 ₽ в течение десяти дней.',
  );
  expect(mail).toContain('Заказ был оплачен дважды. Отправили 5 000 ₽ туда, откуда они пришли.');
  expect(`${sms} ${mail}`).not.toContain('возврат');
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
