import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import type { Place, Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { daysBetween, formatDayMonth, weekdayOf } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { KIND_TEXTS } from './kind-texts.ts';

/** «Камень привезут из хранилища» */
export function arrivalText(kind: AppointmentKind, place: Place): string {
  return nbsp(KIND_TEXTS[kind].arrival[place]);
}

/** «Петровка, 11. Камень привезут из хранилища» */
export function placeNote(kind: AppointmentKind, { store, place }: Pick<Showing, 'store' | 'place'>): string {
  return `${nbsp(store.name)}. ${arrivalText(kind, place)}`;
}

/** «Посмотреть завтра с 14:00»; without an hour «Посмотреть в салоне». */
export function showingTitle(showing: Pick<Showing, 'today' | 'days'> | undefined): string {
  const first = showing && firstHour(showing);
  return nbsp(first === undefined ? 'Посмотреть в салоне' : `Посмотреть ${first}`);
}

/** «завтра с 14:00», «26 ноября с 11:00» */
export function firstHour({ today, days }: Pick<Showing, 'today' | 'days'>): string | undefined {
  const [day] = days;
  const slot = day?.slots[0];
  if (day === undefined || slot === undefined) return undefined;
  return nbsp(`${dayWord(day.date, today)} с ${slot.time}`);
}

/** «завтра», «26 ноября» */
function dayWord(date: string, today: string): string {
  return daysBetween(today, date) === 1 ? 'завтра' : formatDayMonth(date);
}

const WEEKDAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'] as const;

/** «Завтра», «Чт, 26»: a day of the next week, short enough to fit in a row. */
export function shortDay(date: string, today: string): string {
  if (daysBetween(today, date) === 1) return 'Завтра';
  return nbsp(`${WEEKDAYS[weekdayOf(date)]}, ${Number(date.slice(-2))}`);
}

/** Heading of the form. */
export function showingHeading(thing: ShownThing): string {
  const withSetting = thing.kind === 'stone' && thing.skuId !== null;
  return nbsp(withSetting ? 'Примерить с камнем' : KIND_TEXTS[thing.kind].heading);
}
