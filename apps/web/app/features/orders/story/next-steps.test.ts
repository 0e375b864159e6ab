import { expect, test } from 'vitest';
import { kopecks } from '@yahont/values/money.ts';
import { PICKUP } from '../testing/pickup.ts';
import { nextSteps } from './next-steps.ts';

type StepsInput = Parameters<typeof nextSteps>[0];

const order: StepsInput = {
  number: 'Я-100216',
  status: 'new',
  delivery: {
    kind: 'courier',
    address: 'Москва, Арбат, д. 1',
    date: '2026-11-21',
    hours: null,
    trackNumber: null,
    fittingMinutes: 15,
  },
  isPaid: false,
  canPay: false,
  due: kopecks(890_000),
  bonusToEarn: 0,
  contact: { name: 'Анна', lastName: 'Воронцова', surName: '', phone: '+79162041833', email: '' },
  lines: [],
  paymentKind: 'cash',
  cardOnReceipt: false,
  noCalls: false,
  receiver: null,
};

const tell = (facts: StepsInput) =>
  nextSteps(facts, '2026-11-20').map(({ when, what }) => `${when}: ${what}`.replaceAll('\u00A0', ' '));

test('a cash order names the sum to have ready', () => {
  const story = tell(order);
  expect(story).toHaveLength(2);
  expect(story[1]).toContain('Завтра, 21 ноября');
  expect(story[1]).toContain('К оплате 8 900 ₽ наличными');
});

test('where cards are taken at the hand-over the step says so', () => {
  expect(tell({ ...order, cardOnReceipt: true })[1]).toContain('К оплате 8 900 ₽ картой или наличными');
});

test('the courier waits as long as was said, or brings it without a fitting', () => {
  expect(tell(order)[1]).toContain('Курьер позвонит за час и подождёт 15 минут, пока вы примеряете: Москва');
  const hurried = {
    ...order,
    delivery: { ...order.delivery, fittingMinutes: null } as StepsInput['delivery'],
  };
  expect(tell(hurried)[1]).toContain('Курьер позвонит за час: Москва');
});

test('a paid order asks for no money', () => {
  expect(tell({ ...order, isPaid: true }).join(' ')).not.toContain('₽');
});

test('an unpaid order starts with the payment', () => {
  expect(tell({ ...order, canPay: true })[0]).toBe(
    'Сейчас: Оплатите 8 900 ₽: до этого украшения только отложены для вас.',
  );
});

test('pickup names the store’s hours and what to bring', () => {
  const story = tell({ ...order, delivery: PICKUP, bonusToEarn: 120 });
  expect(story[1]).toContain('Возьмите паспорт и назовите номер Я-100216');
  expect(story[1]).toContain('Салон открыт ежедневно с 10 до 22');
  expect(story[2]).toBe('После получения: Начислим 120 бонусов на ваш счёт.');
});

test('the workshop sets the stone and engraves before the check', () => {
  const works = [
    { what: 'закрепим камень', days: 3 },
    { what: 'нанесём надпись', days: 2 },
  ];
  expect(tell({ ...order, lines: [{ works, gift: null }] }).slice(0, 2)).toEqual([
    'Сегодня: Передадим в мастерскую: закрепим камень — 3 рабочих дня, нанесём надпись — 2 рабочих дня.',
    'После мастерской: Мастер-контролёр проверит закрепку и пробу, сверит УИН и упакует украшение.',
  ]);
});

test('of several certificates all are named', () => {
  const gift = { works: [], gift: 'ruby' as const };
  const delivery = { kind: 'electronic' as const, date: '2026-11-21' };
  const facts = { ...order, delivery, isPaid: true };
  expect(tell({ ...facts, lines: [gift] })[0]).toContain('Выпустим сертификат и отправим его');
  expect(tell({ ...facts, lines: [gift, gift, gift] })[0]).toContain(
    'Выпустим 3 сертификата и отправим каждый',
  );
});

test('a call is promised, except to a shopper who asked for none', () => {
  expect(tell(order)[1]).toContain('Курьер позвонит за час');
  const quiet = tell({ ...order, noCalls: true })[1];
  expect(quiet).toContain('Курьер приедет и подождёт');
  expect(quiet).not.toContain('позвонит');
});

test('a day that is over is not a step any more', () => {
  const sayOn = (facts: StepsInput, today: string) =>
    nextSteps(facts, today).map(({ when, what }) => `${when}: ${what}`.replaceAll('\u00A0', ' '));
  expect(sayOn(order, '2026-11-22')[1]).toBe(
    'Получение: День доставки прошёл. Свяжемся с вами и договоримся о новом. К оплате 8 900 ₽ наличными.',
  );
  const pickup = { ...order, delivery: PICKUP };
  expect(sayOn(pickup, '2026-11-22')[1]).toMatch(
    /^Получение: Обещанный день прошёл\. Сообщим, когда он будет в салоне: Петровка, 11\./,
  );
  expect(sayOn({ ...pickup, status: 'ready' }, '2026-11-22')[1]).toMatch(/^Сейчас: Заказ ждёт вас/);
  expect(sayOn({ ...order, status: 'completed' }, '2026-11-22')).toEqual([]);
});

test('an order for somebody else says whom the courier calls and whose passport is asked for', () => {
  const receiver = { name: 'Мария', lastName: 'Смирнова', phone: '+79160000000', isSurprise: false };
  const openly = tell({ ...order, receiver })[1];
  expect(openly).toContain('Курьер позвонит получателю за час и подождёт 15 минут на примерку');
  expect(openly).toContain('Понадобится паспорт получателя: Мария Смирнова.');
  const surprise = tell({ ...order, receiver: { ...receiver, isSurprise: true } })[1];
  expect(surprise).toContain('Курьер позвонит вам, а не получателю, за час');
  expect(tell({ ...order, receiver, delivery: PICKUP })[1]).toContain(
    'Получит Мария Смирнова: нужны паспорт и номер Я-100216.',
  );
});
