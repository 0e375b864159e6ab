import type { Place, Showing, ShownThing } from '@yahont/contracts/appointments/appointments.ts';
import { daysBetween, formatDayMonth, weekdayOf } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

type Kind = ShownThing['kind'];

const ARRIVAL: Readonly<Record<Kind, Readonly<Record<Place, string>>>> = {
  stone: {
    here: 'Камень уже там',
    'same-city': 'Камень привезут из другого салона',
    vault: 'Камень привезут из хранилища',
    'other-city': 'Камень привезут из другого города',
  },
  product: {
    here: 'Украшение уже там',
    'same-city': 'Украшение привезут из другого салона',
    vault: 'Украшение привезут из хранилища',
    'other-city': 'Украшение привезут из другого города',
  },
};

/** «Камень привезут из хранилища» */
export function arrivalText(kind: Kind, place: Place): string {
  return nbsp(ARRIVAL[kind][place]);
}

/** «Петровка, 11. Камень привезут из хранилища» */
export function placeNote(kind: Kind, { store, place }: Pick<Showing, 'store' | 'place'>): string {
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

/** «Завтра», «Чт, 26»: a day of the next week, short enough for a row of them. */
export function shortDay(date: string, today: string): string {
  if (daysBetween(today, date) === 1) return 'Завтра';
  return nbsp(`${WEEKDAYS[weekdayOf(date)]}, ${Number(date.slice(-2))}`);
}

/** Heading of the form. */
export function showingHeading({ kind, skuId }: Pick<ShownThing, 'kind' | 'skuId'>): string {
  if (kind === 'product') return 'Примерить в\u00A0салоне';
  return nbsp(skuId === null ? 'Посмотреть камень' : 'Примерить с камнем');
}
