import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { AppointmentState } from '@yahont/contracts/appointments/appointments.ts';
import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import { DESKS, STORE_DESKS, type Desk } from '@yahont/contracts/appointments/desks.ts';
import { addDays, weekdayOf, type IsoDate } from '@yahont/values/dates/iso-date.ts';

const QUARTER_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** States that a list may be narrowed to. */
export const STATES = [
  'requested',
  'came',
  'no-show',
  'cancelled',
  'past',
  'replaced',
  'bought',
] as const satisfies readonly AppointmentState[];

export const STATE_WORDS: Readonly<Record<AppointmentState, string>> = {
  requested: 'ждём',
  came: 'пришли',
  'no-show': 'не пришли',
  cancelled: 'отменена',
  past: 'не отмечено',
  replaced: 'перенесена',
  bought: 'купили',
};

export const KIND_WORDS: Readonly<Record<AppointmentKind, string>> = {
  stone: 'камень',
  product: 'изделие',
  fitting: 'примерка',
  gold: 'золото',
  engraving: 'гравировка',
  care: 'чистка и ремонт',
};

type DeskWords = { name: string; short: string };

export const DESK_WORDS: Readonly<Record<Desk, DeskWords>> = {
  consultant: { name: 'Консультант', short: 'к' },
  appraiser: { name: 'Оценщик', short: 'о' },
  engraver: { name: 'Гравёр', short: 'г' },
  master: { name: 'Мастер', short: 'м' },
};

export const deskOf = ({ kind }: Pick<OfficeAppointment, 'kind'>): Desk => DESKS[kind];

/** Visits that somebody makes, or made: a moved or cancelled one has no place in the day. */
export const isInDay = ({ state }: Pick<OfficeAppointment, 'state'>): boolean =>
  state !== 'replaced' && state !== 'cancelled';

/** «14:00» → 14 */
export const hourOf = ({ time }: Pick<OfficeAppointment, 'time'>): number => Number(time.slice(0, 2));

/** Monday of the week of a day, and the six days after it. */
export function weekOf(day: IsoDate): IsoDate[] {
  const monday = addDays(day, -weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((step) => addDays(monday, step));
}

/** Desks with a place or a visit, in the order of the house. */
export function desksShown(
  places: readonly { desk: Desk; visitors: number }[] | undefined,
  visits: readonly OfficeAppointment[],
): { desk: Desk; visitors: number | null }[] {
  return STORE_DESKS.map((desk) => ({
    desk,
    visitors: places?.find((one) => one.desk === desk)?.visitors ?? null,
  })).filter(({ desk, visitors }) => visitors !== 0 || visits.some((visit) => deskOf(visit) === desk));
}

/** What may be noted of a visit now; `from`: when it may be, while it is too early. */
export type Notes = {
  came: { may: boolean; from: Date | null };
  noShow: { may: boolean; from: Date | null };
  cancel: boolean;
};

/** The rules of the API: came from an hour before, not come from a quarter after, cancelled until the hour. */
export function notesOf(
  { state, startsAt }: Pick<OfficeAppointment, 'state' | 'startsAt'>,
  now: Date,
): Notes {
  const start = Date.parse(startsAt);
  const isOpen = state === 'requested' || state === 'past';
  const mayCome = isOpen || state === 'no-show';
  const [early, late] = [new Date(start - HOUR_MS), new Date(start + QUARTER_MS)];
  return {
    came: { may: mayCome && now >= early, from: mayCome && now < early ? early : null },
    noShow: { may: isOpen && now >= late, from: isOpen && now < late ? late : null },
    cancel: state === 'requested' && now.getTime() < start,
  };
}

type Held = OfficeAppointment['held'][number];

/** «витрина 2», «едет сюда», «привезти: Арбат, 23» */
export function heldText(
  { place, storeId, isOnItsWay, isToBeBrought }: Held,
  nameOf: (storeId: number | null) => string,
): { text: string; tone: 'good' | 'warn' } {
  if (isOnItsWay) return { text: 'едет сюда', tone: 'warn' };
  if (isToBeBrought) return { text: `привезти: ${nameOf(storeId)}`, tone: 'warn' };
  return { text: place === null ? 'здесь' : `здесь, ${place}`, tone: 'good' };
}
