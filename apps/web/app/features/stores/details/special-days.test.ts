import { expect, test } from 'vitest';
import { specialRows } from './special-days.ts';

test('the next five special days are rows; a closed day says so', () => {
  const days = Array.from({ length: 7 }, (_, index) => ({
    date: `2027-01-0${index + 1}`,
    hours: index === 0 ? null : { from: '12:00', to: '20:00' },
    note: 'Новогодние праздники',
  }));
  const rows = specialRows(days);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toMatchObject({ day: '1\u00A0января', hours: 'закрыто' });
  expect(rows[1]).toMatchObject({ hours: '12:00–20:00' });
});
