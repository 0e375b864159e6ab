import { expect, test } from 'vitest';
import type { ThreadMessage } from '@yahont/contracts/support/threads.ts';
import { daysOf, lastTime } from './message-days.ts';

const moscow = { today: '2026-11-20', offsetHours: 3 };
const at = (moment: string): ThreadMessage => ({
  id: 0,
  at: moment,
  by: null,
  text: '',
  files: [],
  order: null,
});

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('messages are under the days of the city, today by its name too', () => {
  const days = daysOf(
    [at('2026-11-19T20:59:00Z'), at('2026-11-19T21:01:00Z'), at('2026-11-20T06:00:00Z')],
    moscow,
  );
  expect(days.map(({ name, messages }) => [plain(name), messages.length])).toEqual([
    ['19 ноября', 1],
    ['Сегодня, 20 ноября', 2],
  ]);
});

test('of today the list shows the hour, of other days the day', () => {
  expect(lastTime('2026-11-20T11:06:00Z', moscow)).toBe('14:06');
  expect(plain(lastTime('2026-11-19T11:06:00Z', moscow))).toBe('19 ноября');
  expect(plain(lastTime('2025-11-19T11:06:00Z', moscow))).toBe('19 ноября 2025');
});
