import { expect, test } from 'vitest';
import { kopecks, ZERO } from '@yahont/values/money.ts';
import { courierDayText, courierPromise, courierTitle, todayPromise } from './courier-words.ts';

/** Replaces typographic spaces with ordinary ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');
const fitting = { minutes: 15, pieces: 3, isOffered: true };
const own = { price: kopecks(39_000), freeFrom: kopecks(2_000_000), isCarried: false, fitting };
const express = { price: kopecks(79_000), date: '2026-11-26', by: '17:30', orderBefore: '14:00', fitting };

test('the shop’s own couriers wait while it is tried on, and take the rest away', () => {
  expect(courierTitle(own)).toMatch(/примерк/);
  expect(plain(courierPromise(own))).toMatch(
    /^Доставка 390 ₽, от 20 000 ₽ бесплатно\. .+за час и подождёт 15 минут, пока вы примеряете\. .+увезёт/,
  );
  expect(plain(todayPromise(express))).toMatch(/до 17:30 .+Курьер подождёт 15 минут/);
});

test('a shopper who wants no calls is promised none', () => {
  expect(plain(courierPromise(own))).toContain('Курьер позвонит за час');
  const quiet = plain(courierPromise(own, true));
  expect(quiet).toContain('Курьер приедет без звонка и подождёт 15 минут');
  expect(quiet).not.toContain('позвонит');
});

test('more pieces than are tried on come without a fitting, which is said', () => {
  const full = { ...fitting, isOffered: false };
  expect(courierTitle({ ...own, fitting: full })).toBe('Курьер');
  for (const text of [courierPromise({ ...own, fitting: full }), todayPromise({ ...express, fitting: full })])
    expect(plain(text)).toMatch(/Примерить у двери можно до 3 украшений, в корзине их больше\.$/);
});

test('a courier who does not wait, and one of a carrier, promise no fitting', () => {
  for (const courier of [
    { ...own, fitting: null },
    { ...own, isCarried: true, fitting: null },
  ]) {
    expect(courierTitle(courier)).not.toMatch(/пример/);
    expect(courierPromise(courier)).not.toMatch(/[Пп]рим|\s$/);
  }
  expect(todayPromise({ ...express, fitting: null })).toMatch(/14:00\.$/);
});

test('a carrier names the first day alone', () => {
  expect(plain(courierDayText(own, '2026-11-24'))).toBe('24 ноября');
  expect(plain(courierDayText({ isCarried: true }, '2026-11-24'))).toBe('с 24 ноября');
});

test('a free delivery names no price', () => {
  expect(courierPromise({ ...own, price: ZERO })).toMatch(/^Доставим бесплатно\./);
});
