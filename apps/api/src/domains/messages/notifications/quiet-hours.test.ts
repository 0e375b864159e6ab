import { expect, test } from 'vitest';
import { endOfQuietHours } from './quiet-hours.ts';

const end = (time: string, offset: number) => endOfQuietHours(new Date(time), offset)?.toISOString() ?? null;

test('quiet hours last from 21:00 to 9:00 of the city', () => {
  expect(end('2026-11-20T17:59:59Z', 3)).toBeNull();
  expect(end('2026-11-20T18:00:00Z', 3)).toBe('2026-11-21T06:00:00.000Z');
  expect(end('2026-11-21T05:59:59Z', 3)).toBe('2026-11-21T06:00:00.000Z');
  expect(end('2026-11-21T06:00:00Z', 3)).toBeNull();
});

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('in a zone of UTC+%i nothing waits by day', (offset) => {
  for (let hour = 0; hour < 24; hour += 1) {
    const utc = new Date(Date.UTC(2026, 11, 31, hour) - offset * 3_600_000);
    const wait = endOfQuietHours(utc, offset);
    if (hour >= 9 && hour < 21) expect(wait).toBeNull();
    else {
      // The next nine o'clock of the city, less than twelve hours and a bit away, over the end of a year too.
      const hours = ((wait?.getTime() ?? 0) - utc.getTime()) / 3_600_000;
      expect(hours).toBe(hour < 9 ? 9 - hour : 33 - hour);
    }
  }
});
