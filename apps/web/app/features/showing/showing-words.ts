import type { Showing, StonePlace } from '@yahont/contracts/appointments/appointments.ts';
import { daysBetween, formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const ARRIVAL: Readonly<Record<StonePlace, string>> = {
  here: 'Камень уже там',
  'same-city': 'Камень привезут из другого салона',
  vault: 'Камень привезут из хранилища',
  'other-city': 'Камень привезут из другого города',
};

/** «Петровка, 11. Камень привезут из хранилища» */
export function placeNote({ store, stonePlace }: Pick<Showing, 'store' | 'stonePlace'>): string {
  return nbsp(`${store.name}. ${ARRIVAL[stonePlace]}`);
}

/** «Посмотреть завтра с 14:00»; without an hour «Посмотреть в салоне». */
export function showingTitle(showing: Pick<Showing, 'today' | 'days'> | undefined): string {
  const day = showing?.days[0];
  const slot = day?.slots[0];
  if (showing === undefined || day === undefined || slot === undefined) return nbsp('Посмотреть в салоне');
  return nbsp(`Посмотреть ${dayWord(day.date, showing.today)} с ${slot.time}`);
}

/** «завтра», «26 ноября» */
export function dayWord(date: string, today: string): string {
  return daysBetween(today, date) === 1 ? 'завтра' : formatDayMonth(date);
}
