import { expect, test } from 'vitest';
import { hoursRows } from './hours-rows.ts';

const day = { from: '10:00', to: '21:00' };
const short = { from: '11:00', to: '18:00' };

test('the same hours every day are one row', () => {
  expect(hoursRows(Array.from({ length: 7 }, () => day))).toEqual([
    { days: 'ежедневно', hours: '10:00–21:00' },
  ]);
});

test('days with other hours have their own rows', () => {
  expect(hoursRows([null, day, day, day, day, day, short])).toEqual([
    { days: 'понедельник', hours: 'выходной' },
    { days: 'вторник\u00A0— суббота', hours: '10:00–21:00' },
    { days: 'воскресенье', hours: '11:00–18:00' },
  ]);
});
