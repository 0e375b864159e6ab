import type { ThreadMessage } from '@yahont/contracts/support/threads.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth, formatDayNear, type IsoDate } from '@yahont/values/dates/iso-date.ts';

type Clock = { today: IsoDate; offsetHours: number };

/** Messages of one calendar day in the city, with the name of the day. */
export type MessageDay = { date: IsoDate; name: string; messages: ThreadMessage[] };

/** The messages in their order, grouped by the city's days. */
export function daysOf(messages: readonly ThreadMessage[], { today, offsetHours }: Clock): MessageDay[] {
  const byDay = Map.groupBy(messages, ({ at }) => cityDate(new Date(at), offsetHours));
  return [...byDay].map(([date, ofDay]) => ({
    date,
    name: date === today ? `Сегодня, ${formatDayMonth(date)}` : formatDayNear(date, today),
    messages: ofDay,
  }));
}

/** «14:06» for today, otherwise the day: «20 ноября», with the year for another year. */
export function lastTime(at: string, { today, offsetHours }: Clock): string {
  const moment = new Date(at);
  const date = cityDate(moment, offsetHours);
  return date === today ? cityTimeOfDay(moment, offsetHours) : formatDayNear(date, today);
}
