import { useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { addDays, isIsoDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { filterQuery, idNumber, oneOf, readFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { STATES, weekOf } from './visit-words.ts';

const WEEK = 7;

export const READERS = {
  storeId: idNumber,
  state: oneOf(STATES),
  day: (typed: string) => (isIsoDate(typed) ? typed : undefined),
  view: oneOf(['week']),
};

type Change = Partial<Record<keyof typeof READERS, string | number | undefined>>;

/** Which store, day and view the address names; a person of one store begins with it. */
export function useAsked(me: Me, isWide: boolean) {
  const [search] = useSearchParams();
  const { data: known = [] } = useStores();
  const now = useNow();
  const asked = readFilters(READERS, search);
  const own = me.storeIds.filter((id) => id !== null);
  const storeId = asked.storeId ?? own[0] ?? known[0]?.id ?? null;
  const today = cityDate(now, known.find(({ id }) => id === storeId)?.utcOffset ?? MOSCOW_HOURS);
  const day = asked.day ?? today;
  const isWeek = isWide && asked.view === 'week';
  const step = isWeek ? WEEK : 1;
  const query = (change: Change = {}): string => filterQuery({ ...asked, ...change });
  const to = (change: Change): string => `/appointments${query(change)}`;
  const toDay = (on: IsoDate): string => to({ day: on === today ? undefined : on });
  return {
    state: asked.state,
    storeId,
    today,
    day,
    days: weekOf(day),
    isWeek,
    /** Stores that the person may choose from. */
    stores: own.length === 0 ? known : known.filter(({ id }) => own.includes(id)),
    nameOf: (id: number | null): string => storeText(id, known),
    query,
    to,
    before: toDay(addDays(day, -step)),
    after: toDay(addDays(day, step)),
    linkTo: (id: number): string => `/appointments/${id}${query()}`,
    linkToDay: (on: IsoDate): string => to({ day: on === today ? undefined : on, view: undefined }),
  };
}

export type Asked = ReturnType<typeof useAsked>;
