import { expect, test } from 'vitest';
import {
  ORDER_STATUSES,
  type OrderStatus,
  type OrderSummary,
  type Tender,
} from '@yahont/contracts/orders/orders.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { TenderKind } from '@yahont/values/sums/tenders.ts';
import { PICKUP } from '../testing/pickup.ts';
import { dayAndTimeOf, isFinished, orderSentence, paidText } from './order-sentence.ts';

const TODAY = '2026-11-20';
const courier: OrderSummary['delivery'] = {
  kind: 'courier',
  hours: null,
  trackNumber: null,
  fittingMinutes: 15,
  address: 'Москва, Арбат, 1',
  date: '2026-11-21',
};
const pickup = { ...PICKUP, date: '2026-11-20' };

type SentenceInput = Parameters<typeof orderSentence>[0];

function say(status: OrderStatus, delivery: SentenceInput['delivery'], given: Partial<SentenceInput> = {}) {
  const facts = { status, delivery, tenders: [], lastNote: null, wasHandedOver: false, ...given };
  return orderSentence(facts, TODAY).replaceAll('\u00A0', ' ');
}

/** A tender that was refunded in full. */
function back(kind: TenderKind, rest: Partial<Tender> = {}): Tender {
  return {
    kind,
    amount: kopecks(100_000),
    state: 'paid',
    refunded: kopecks(100_000),
    notTaken: kopecks(0),
    ...rest,
  };
}

test('each status says what happens next', () => {
  expect(say('awaiting-payment', courier)).toBe('Ждём оплату: украшения пока за вами');
  expect(say('new', courier)).toBe('Заказ принят, курьер приедет завтра, 21 ноября');
  expect(say('paid', pickup)).toBe('Заказ оплачен и будет ждать вас сегодня, 20 ноября: Петровка, 11');
  expect(say('ready', pickup)).toBe('Заказ ждёт вас: Петровка, 11. Возьмите с собой паспорт');
  expect(say('in-delivery', courier)).toContain('Заказ в пути: курьер приедет завтра');
  expect(say('completed', pickup)).toBe('Получен в салоне');
  expect(say('completed', courier)).toBe('Получен от курьера');
});

test('a ready order says until which day it is kept, and what to do after it', () => {
  const until = (keptUntil: string) => say('ready', { ...pickup, keptUntil });
  expect(until('2026-11-27')).toBe(
    'Заказ ждёт вас: Петровка, 11. Возьмите с собой паспорт. Храним до 27 ноября',
  );
  expect(until(TODAY)).toMatch(/Храним до 20 ноября$/);
  expect(until('2026-11-19')).toMatch(
    /паспорт\. Срок хранения вышел 19 ноября: позвоните нам, чтобы его продлить$/,
  );
});

const PAST = '2026-11-19';
const UNDER_WAY = ['new', 'paid', 'assembling', 'ready', 'in-delivery'] as const;

test('a courier whose day is over is not promised: the shop agrees on another one', () => {
  const late = 'День доставки прошёл. Свяжемся с вами и договоримся о новом';
  const express = {
    kind: 'express',
    address: 'Москва, Арбат, 1',
    date: PAST,
    by: '17:30',
    fittingMinutes: 15,
  } as const;
  for (const way of [{ ...courier, date: PAST }, express])
    expect(UNDER_WAY.map((status) => say(status, way))).toEqual([
      `Заказ принят. ${late}`,
      `Заказ оплачен. ${late}`,
      `Проверяем пробу и закрепку, упаковываем. ${late}`,
      `Заказ собран. ${late}`,
      `Заказ в пути. ${late}`,
    ]);
});

test('a store and a point have no day either once it is over, and what waits in a store waits', () => {
  const late = 'Обещанный день прошёл. Сообщим, когда он будет в салоне: Петровка, 11';
  expect(UNDER_WAY.map((status) => say(status, { ...pickup, date: PAST }))).toEqual([
    `Заказ принят. ${late}`,
    `Заказ оплачен. ${late}`,
    `Проверяем пробу и закрепку, упаковываем. ${late}`,
    'Заказ ждёт вас: Петровка, 11. Возьмите с собой паспорт',
    `Заказ в пути. ${late}`,
  ]);
  const point = { kind: 'point', address: 'Тула, Мира, 2', date: PAST, trackNumber: '7' } as const;
  expect(say('in-delivery', point)).toBe(
    'Заказ в пути. Обещанный день прошёл. Сообщаем сразу, как он придёт в пункт выдачи: Тула, Мира, 2',
  );
});

test('no sentence of an order whose day is over names a day, and one that has come says nothing of being late', () => {
  const everyWay = [
    { ...courier, date: PAST },
    { ...pickup, date: PAST },
    { kind: 'point', address: 'Тула, Мира, 2', date: PAST, trackNumber: null },
  ] as const;
  for (const way of everyWay) {
    for (const status of ORDER_STATUSES) expect(say(status, way)).not.toMatch(/ноября|сегодня|четверг|скоро/);
    for (const status of ['awaiting-payment', 'completed', 'cancelled', 'expired', 'refunded'] as const)
      expect(say(status, way)).not.toMatch(/прошёл/);
  }
});

test('the sentence turns at midnight of the city', () => {
  // 22:30 in Moscow is already the next day in Yekaterinburg.
  const late = new Date('2026-11-21T19:30:00Z');
  const sayIn = (offsetHours: number) =>
    orderSentence(
      { status: 'paid', delivery: courier, tenders: [], lastNote: null, wasHandedOver: false },
      cityDate(late, offsetHours),
    ).replaceAll('\u00A0', ' ');
  expect(sayIn(3)).toBe('Заказ оплачен, курьер приедет сегодня, 21 ноября');
  expect(sayIn(5)).toMatch(/^Заказ оплачен\. День доставки прошёл/);
});

test('a certificate by mail has no day', () => {
  const electronic = { kind: 'electronic', date: PAST } as const;
  expect(say('paid', electronic)).toBe('Заказ оплачен, готовим подарок');
});

test('an order that was not delivered is not called ready, and no day that has passed is named', () => {
  const failed = { lastNote: 'delivery-failed' } as const;
  expect(say('ready', { ...courier, date: '2026-11-19' }, failed)).toBe(
    'Курьер никого не застал: Москва, Арбат, 1. Свяжемся с вами и договоримся о новом дне',
  );
  const point = { kind: 'point', address: 'Тула, Мира, 2', date: '2026-11-19', trackNumber: '7' } as const;
  expect(say('ready', point, failed)).toMatch(/^Заказ не забрали из пункта выдачи: Тула, Мира, 2\./);
  expect(say('ready', pickup, failed)).toMatch(/^Заказ ждёт вас/);
  expect(say('ready', courier, { lastNote: 'new-day' })).toBe(
    'Заказ собран, курьер приедет завтра, 21 ноября',
  );
});

test('a fitting is promised only where the courier waits for one', () => {
  expect(say('in-delivery', courier)).toMatch(/и подождёт, пока вы примеряете$/);
  expect(say('in-delivery', { ...courier, fittingMinutes: null })).toMatch(
    /курьер приедет завтра, 21 ноября$/,
  );
});

test('a cancelled order mentions money only if it was paid', () => {
  expect(say('cancelled', courier, { tenders: [back('card')] })).toBe(
    'Отменён, деньги вот-вот отправим: банк зачислит их в течение десяти дней',
  );
  expect(say('cancelled', courier, { tenders: [back('card', { refunded: kopecks(0) })] })).toBe('Отменён');
});

test('an order that only balances paid for never promises money', () => {
  const sayOf = (...tenders: Tender[]) => say('cancelled', courier, { tenders });
  expect(sayOf(back('bonus'))).toBe('Отменён, бонусы вернули');
  expect(sayOf(back('certificate'))).toBe('Отменён, сертификат вернули');
  expect(sayOf(back('bonus'), back('certificate'))).toBe('Отменён, бонусы и сертификат вернули');
  expect(
    plain(paidText({ status: 'cancelled', isPaid: true, canPay: false, tenders: [back('bonus')] })),
  ).toBe('бонусы вернули');
});

test('an order that came back after its hand-over was not cancelled, and cash is not sent', () => {
  const sayOf = (wasHandedOver: boolean, ...tenders: Tender[]) =>
    say('refunded', pickup, { tenders, wasHandedOver });
  expect(sayOf(false, back('card'))).toBe(
    'Отменён, деньги отправлены: банк зачислит их в течение десяти дней',
  );
  expect(sayOf(true, back('bonus'), back('invoice'))).toBe(
    'Вернули, деньги отправлены: банк зачислит их в течение десяти дней',
  );
  expect(sayOf(true, back('bonus'), back('cash'))).toBe('Вернули, деньги выдали наличными');
  expect(sayOf(true, back('bonus'))).toBe('Вернули бонусы');
});

test('the line below the sum matches the state of the payment', () => {
  const say = (facts: Omit<Parameters<typeof paidText>[0], 'tenders'>, ...tenders: Tender[]) =>
    plain(paidText({ ...facts, tenders }));
  expect(say({ status: 'paid', isPaid: true, canPay: false })).toBe('оплачено');
  expect(say({ status: 'awaiting-payment', isPaid: false, canPay: true })).toBe('ждёт оплаты');
  expect(say({ status: 'new', isPaid: false, canPay: false })).toBe('при получении');
  expect(say({ status: 'expired', isPaid: false, canPay: false })).toBe('не оплачено');
  const refunded = { status: 'refunded', isPaid: true, canPay: false } as const;
  expect(say(refunded, back('card'))).toBe('деньги отправлены');
  expect(say(refunded, back('cash'))).toBe('выдали наличными');
});

test('orders that will not change any more are finished', () => {
  expect(isFinished({ status: 'completed' }) && isFinished({ status: 'expired' })).toBe(true);
  expect(isFinished({ status: 'ready' })).toBe(false);
});

test('a time is shown in the city’s time zone', () => {
  const clock = { offsetHours: 3, today: TODAY };
  expect(plain(dayAndTimeOf('2026-11-20T22:30:00.000Z', clock))).toBe('21 ноября, 01:30');
  // The last evening of a year in UTC is already the next year in Moscow.
  expect(plain(dayAndTimeOf('2025-12-31T20:30:00.000Z', clock))).toBe('31 декабря 2025, 23:30');
  expect(plain(dayAndTimeOf('2025-12-31T21:30:00.000Z', clock))).toBe('1 января, 00:30');
});

/** Replaces special spaces with ordinary ones. */
function plain(words: string): string {
  return words.replaceAll('\u00A0', ' ');
}
