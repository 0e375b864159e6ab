import { expect, test } from 'vitest';
import {
  isCertificateAmount,
  isGiftAddress,
  isGiftName,
  isGreeting,
  parseCertificateAmount,
  sendingTime,
} from './gift.ts';

test('whole roubles from 3 000 to 300 000 are sold', () => {
  const sold = [300_000, 30_000_000, 12_345_600];
  const refused = [299_900, 30_000_100, 300_050, 0, -500_000, Number.NaN, 1e20];
  expect(sold.filter((amount) => !isCertificateAmount(amount))).toEqual([]);
  expect(refused.filter(isCertificateAmount)).toEqual([]);
});

test('a sum is read as a shopper types it', () => {
  expect(['30000', ' 30 000 ', '30\u00A0000\u00A0₽'].map(parseCertificateAmount)).toEqual([
    3_000_000, 3_000_000, 3_000_000,
  ]);
  expect(['', '2999', '300001', '5000.50', '-5000', 'много', '99999999'].map(parseCertificateAmount)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});

test('a name may be a few words, and no markup', () => {
  expect(['Мария', 'Любимой тёте Марии', 'Jean-Luc', 'О’Нил'].filter((name) => !isGiftName(name))).toEqual(
    [],
  );
  expect(['', ' ', '---', '<b>Мария</b>', 'а'.repeat(41)].filter(isGiftName)).toEqual([]);
});

test('a greeting has up to 200 characters, a smile counting as one', () => {
  expect([isGreeting(''), isGreeting('😀'.repeat(200)), isGreeting('а'.repeat(201))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('the address belongs to the way', () => {
  expect(isGiftAddress('mail', ' m@example.ru ')).toBe(true);
  expect(isGiftAddress('mail', '+79160000001')).toBe(false);
  expect(isGiftAddress('sms', '8 916 000-00-01')).toBe(true);
  expect(isGiftAddress('sms', 'm@example.ru')).toBe(false);
  expect(isGiftAddress('print', '')).toBe(true);
});

test('ten in the morning in Vladivostok is midnight UTC', () => {
  expect(sendingTime({ day: '2026-12-24', hour: 10, timezone: 10 }).toISOString()).toBe(
    '2026-12-24T00:00:00.000Z',
  );
  expect(sendingTime({ day: '2026-12-24', hour: 8, timezone: 12 }).toISOString()).toBe(
    '2026-12-23T20:00:00.000Z',
  );
});

test.each(['Любимой маме!', 'Мама & папа', 'Ане: с любовью', '«Ласточка»', 'Anaïs', 'Маме и папе (обоим)'])(
  'a certificate is for %j',
  (name) => expect(isGiftName(name)).toBe(true),
);

test.each(['<b>Маме</b>', '!!!', ''])('a certificate is not for %j', (name) => {
  expect(isGiftName(name)).toBe(false);
});
