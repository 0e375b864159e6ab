import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DutyCode, Today } from '@yahont/contracts/office/today.ts';
import { call } from '../calls/call.ts';
import { getToday } from '../calls/routes/today.ts';

/** The API counts again after ten seconds. */
const EVERY_MS = 20_000;

/** A store, the warehouse, or everything that the person may see. */
export type WantedStore = number | 'warehouse' | null;

/** What waits and how the day goes, asked again while the tab is visible. */
export function useToday(store: WantedStore) {
  return useQuery({
    queryKey: ['today', store],
    queryFn: ({ signal }) => call(getToday, { query: { store: store ?? undefined } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
}

/** Orders that somebody in a shop has to act on: those on their way wait for the courier. */
const TO_DO = new Set(['new', 'paid', 'assembling', 'ready']);

export function countOrders({ stages }: Pick<Today, 'stages'>): number {
  return (stages ?? [])
    .filter(({ status }) => TO_DO.has(status))
    .reduce((all, stage) => all + countOfStage(stage), 0);
}

type Stage = NonNullable<Today['stages']>[number];

export function countOfStage({
  underHour,
  underFourHours,
  underDay,
  overDay,
}: Omit<Stage, 'status'>): number {
  return underHour + underFourHours + underDay + overDay;
}

export function countOfDuties({ duties }: Pick<Today, 'duties'>, codes: readonly DutyCode[]): number {
  return duties.filter(({ code }) => codes.includes(code)).reduce((all, { count }) => all + count, 0);
}
