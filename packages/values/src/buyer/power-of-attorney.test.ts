import { expect, test } from 'vitest';
import { isFullName, isPowerNumber, powerFault } from './power-of-attorney.ts';

test.each(['7', '12/М-3', 'б/н', 'А 15', '000123'])('«%s» is a number of a power of attorney', (text) => {
  expect(isPowerNumber(text)).toBe(true);
});

test.each(['', ' 7', '7 ', '-', '7\n8', '№'.repeat(3), '1'.repeat(31), '<b>'])('«%s» is none', (text) => {
  expect(isPowerNumber(text)).toBe(false);
});

test.each(['Смирнов Пётр Ильич', 'Смирнов П. И.', 'Римский-Корсаков Николай', 'Оглы Али Вели оглы'])(
  '«%s» is a full name',
  (text) => {
    expect(isFullName(text)).toBe(true);
  },
);

test.each(['', 'Смирнов', 'Смирнов  Пётр', 'Смирнов 7', 'а'.repeat(60) + ' ' + 'б'.repeat(60)])(
  '«%s» is none',
  (text) => {
    expect(isFullName(text)).toBe(false);
  },
);

test('a power of attorney is valid on the day on which it is written down', () => {
  const today = '2026-11-28';
  expect(powerFault({ date: today, validUntil: today }, today)).toBeNull();
  expect(powerFault({ date: '2026-11-29', validUntil: '2026-12-09' }, today)).toBe('not-issued-yet');
  expect(powerFault({ date: '2026-11-01', validUntil: '2026-11-27' }, today)).toBe('ended');
  expect(powerFault({ date: '2026-11-20', validUntil: '2026-11-19' }, today)).toBe('ends-before-it-begins');
});
