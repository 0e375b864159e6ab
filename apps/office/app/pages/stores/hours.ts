import type { DayHours } from '@yahont/values/dates/opening-hours.ts';

export const WEEKDAYS = [
  'Понедельник',
  'Вторник',
  'Среда',
  'Четверг',
  'Пятница',
  'Суббота',
  'Воскресенье',
] as const;

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** «10:00–22:00», «закрыто» */
export function hoursText(hours: DayHours | null): string {
  return hours === null ? 'закрыто' : `${hours.from}–${hours.to}`;
}

/** Reads «10:00–22:00», «10-22», «закрыто»; undefined for anything else. */
export function readHours(typed: string): DayHours | null | undefined {
  const plain = typed.replaceAll(/\s/g, '').toLowerCase();
  if (plain === 'закрыто' || plain === '-' || plain === '') return null;
  const [from = '', to = '', ...rest] = plain.split(/[-–—]/).map(clockOf);
  return rest.length === 0 && CLOCK.test(from) && CLOCK.test(to) && from !== to ? { from, to } : undefined;
}

/** «9» and «9:30» as «09:00» and «09:30». */
function clockOf(typed: string): string {
  const [hour = '', minute = '00'] = typed.split(':');
  return `${hour.padStart(2, '0')}:${minute}`;
}
